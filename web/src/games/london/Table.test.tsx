// Each step of a turn at the table: what is asked, what is lit, and what it is called.

import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import english from "../../../../src/rookery/games/london/words/en.json";
import { HandsContext } from "../../look";
import { Language } from "../../shell/language";
import { Words } from "../../shell/words";
import type { Move } from "../../protocol";
import { beats, join } from "./beats";
import { FACTS, player, town } from "./fixtures";
import { turnsSince } from "./since";
import Table from "./Table";
import { freeCards } from "./useSweep";
import type { Facts, Table as LondonTable } from "./view";
import { breakable } from "./words";

beforeAll(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const words = new Words("en", [english, { and: "and" }], ["Ann", "Bob"]);

function shown(table: LondonTable, moves: Move[], seat: number | null = 0, facts: Facts = FACTS): string {
  const over = { ending: null, returns: null, scores: null, goal: null };
  const lit = (verb: string, piece: Move["piece"]) => moves.some((move) => move.verb === verb && move.piece === piece);
  const hands = { lit: (move: Move) => lit(move.verb, move.piece), act: () => undefined, why: () => undefined, says: () => "" };
  return renderToStaticMarkup(
    <Language>
      <HandsContext value={hands}>
        <Table
          view={{ game: "london", seat, players: 2, waiting: [table.turn], moves, table, ...over }}
          facts={facts}
          words={words}
          told={[]}
          story={[]}
          live
          act={() => undefined}
          lit={lit}
          stage={() => undefined}
          notebook={{ read: () => "", write: () => undefined }}
        />
      </HandsContext>
    </Language>,
  ).replaceAll("&#x27;", "'");
}

/** How the lit pieces are called. */
function lit(html: string): string[] {
  const buttons = html.match(/<button[^>]*class="[^"]*\blit\b[^"]*"[^>]*>.*?<\/button>/g) ?? [];
  return buttons.map((button) => button.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim());
}

describe("a step", () => {
  test("L2: the deck and the Display are lit, with all that is printed on a card read aloud", () => {
    const moves = [{ verb: "draw", piece: null }, { verb: "take", piece: 1 }];
    const html = shown(town(), moves);
    expect(html).toContain("Draw a card, from the deck or the Display.");
    const [deck, card, ...more] = lit(html);
    expect(deck).toContain("Draw from the deck. 98 cards in the deck, A on top");
    expect(card).toContain("Take the card in slot 1. Sewers (blue; To build it: £4; Brings poverty −3; Flipped once activated)");
    expect(more).toEqual([]);
  });

  test("L5: how many are still to be drawn", () => {
    expect(shown(town({ draws: 3 }), [{ verb: "draw", piece: null }])).toContain("3 to draw");
  });

  test("L6: cards that only I look at, kept and put back by their numbers", () => {
    const table = town({ step: "look", mine: { hand: [], looked: ["brewing", "shops"], pays: [] } });
    const html = shown(table, [{ verb: "keep", piece: 1 }, { verb: "keep", piece: 2 }]);
    expect(html).toContain("only you see this");
    expect(lit(html)[0]).toContain("Keep card 1 of those you look at. Brewing");
    expect(lit(shown({ ...table, step: "put" }, [{ verb: "put", piece: 2 }]))[0]).toContain("Put card 2 back on the deck. Shops");
    expect(shown({ ...table, mine: { hand: [], looked: [], pays: [] } }, [])).not.toContain("only you see this");
  });

  test("L8: what a move borrows is said beforehand", () => {
    const table = town({
      step: "action",
      pays: { "invest city": { pay: 8, loans: 1 } },
      mine: { hand: ["brewing"], looked: [], pays: [{ pay: 2, loans: 0 }] },
    });
    const found = lit(shown(table, [{ verb: "play", piece: "brewing" }, { verb: "invest", piece: "city" }, { verb: "borrow", piece: null }]));
    expect(found[0]).toContain("Take a loan +£10");
    expect(found[1]).toContain("Invest in City. £8, takes 1 loan");
    expect(found[2]).toContain("Play Brewing. Brewing (brown; To build it: £2;"); // its price is said once
  });

  test("L17: what a card brings now, and what ending the run does", () => {
    const brings = { money: 3, points: 2, poverty: -1 };
    const seats = [player({ piles: [{ card: "shops", money: 3, brings, verb: "activate" }] }), player()];
    const moves = [{ verb: "activate", piece: "shops" }, { verb: "done", piece: null }];
    const found = lit(shown(town({ step: "run", seats }), moves));
    expect(found[0]).toContain("No more +2 poverty +2");
    expect(found[1]).toContain("Activate Shops. Shops");
    expect(found[1]).toContain("brings now: £3, 2 points, poverty −1; £3 on it");
  });

  test("L19, L25: the Hospital, and an opponent", () => {
    expect(lit(shown(town({ step: "flip" }), [{ verb: "flip", piece: null }, { verb: "spare", piece: null }]))).toEqual([
      "Flip the card",
      "Flip the Hospital instead",
    ]);
    expect(lit(shown(town({ step: "name" }), [{ verb: "name", piece: 1 }]))).toEqual(["Choose Bob"]);
  });

  test("L28: the bridge fee of the Underground", () => {
    const table = town({ step: "tunnel", due: 2, pays: { "tunnel city": { pay: 3, loans: 0 } } });
    const html = shown(table, [{ verb: "tunnel", piece: "city" }]);
    expect(lit(html)[0]).toContain("Underground: City. £3");
    expect(html).toContain("2 more at most");
  });

  test("who watches is asked nothing and has no hand", () => {
    const html = shown(town({ mine: null }), [], null);
    expect(lit(html)).toEqual([]);
    expect(html).toContain("Ann's turn");
    expect(html).not.toContain("Your hand");
  });
});

describe("piles", () => {
  test("L12, L20, L36: a pile is lit for what the game says it is for, and where that is legal", () => {
    const piles = [
      { card: "shops", money: 1, verb: "cover" as const },
      { card: "shops", money: 4 },
      { card: "brewing", flipped: true, verb: "cover_back" as const },
      { card: "sewers", verb: "cover" as const },
    ];
    const seats = [player({ piles }), player()];
    const moves = [{ verb: "cover", piece: "shops" }, { verb: "cover_back", piece: "brewing" }];
    const found = lit(shown(town({ step: "pile", seats }), moves));
    expect(found.map((one) => one.split(".")[0])).toEqual(["On top of Shops", "On top of Brewing (flipped)"]);
    expect(found[0]).toContain("£1 on it");
  });

  test("another's piles are never lit", () => {
    const seats = [player(), player({ piles: [{ card: "shops", verb: "activate" as const }] })];
    expect(lit(shown(town({ turn: 1, step: "run", seats }), [], 0))).toEqual([]);
  });
});

describe("dim pieces", () => {
  /** The moves that the dim pieces of a table stand for. */
  const dim = (table: LondonTable): string[] =>
    [...shown(table, []).matchAll(/data-move="([^"]*)" aria-disabled="true"/g)].map(([, move = ""]) => move);

  test("each stands for what it would be used for in a step", () => {
    const piles = [{ card: "shops" }, { card: "brewing", flipped: true }];
    const seats = [player({ piles }), player()];
    const mine = { hand: ["brewing"], looked: [], pays: [] };
    const acting = dim(town({ step: "action", seats, mine }));
    expect(acting).toEqual(expect.arrayContaining(["draw", "take 1", "invest city"]));
    expect(acting).toEqual(expect.arrayContaining(["activate shops", "activate brewing", "play brewing"]));
    const placing = dim(town({ step: "pile", seats, mine }));
    expect(placing).toEqual(expect.arrayContaining(["cover shops", "cover_back brewing"]));
    expect(dim(town({ step: "spend", seats, mine }))).toContain("spend brewing");
    expect(dim(town({ step: "discard", seats, mine }))).toContain("discard brewing");
    expect(dim(town({ step: "tunnel", seats, mine }))).toContain("tunnel city");
  });

  test("another's piles stand for nothing", () => {
    const seats = [player(), player({ piles: [{ card: "shops" }] })];
    expect(dim(town({ seats }))).not.toContain("activate shops");
  });
});

test("L22: where flipped cards show no colour, theirs is not drawn", () => {
  const seats = [player({ piles: [{ card: "brewing", flipped: true }] }), player()];
  expect(shown(town({ seats, mine: null }), [], null)).toMatch(/flipped\S*" style="--dye:#6b4423/);
  const hidden = shown(town({ seats, mine: null }), [], null, { ...FACTS, flipped_colours: false });
  expect(hidden).toMatch(/flipped\S*" style="--dye:#4c5257/);
});

test("L23: what is not certain is said where a card is shown, and an edition of one's own at the table", () => {
  const sewers = { ...FACTS.cards.sewers, colour: "blue" as const, uncertain: true };
  const html = shown(town(), [], 0, { ...FACTS, values: "own", cards: { ...FACTS.cards, sewers } });
  expect(html).toContain("How many copies of this card there are is not certain");
  expect(html).toContain("A player's own edition of the values.");
  expect(shown(town(), [])).not.toContain("not certain");
});

describe("staging", () => {
  const told = (kind: string, args: Record<string, unknown>, rule = "L2") => ({ kind, rule, args });

  test("L33: the end is told line by line, without those at which nobody has anything", () => {
    const staged = beats(0, town(), [told("won", { seats: [0], count: 1 }, "L34")], town());
    expect(staged.map((beat) => beat.told)).toEqual([0, 1, 2, 3]);
  });

  test("what I do is not staged, what others do is, with what flies", () => {
    const after = town({ turn: 1, seats: [player(), player({ piles: [{ card: "shops" }] })] });
    const built = [told("spent", { seat: 1, card: "brewing" }), told("built", { seat: 1, card: "shops" })];
    expect(beats(0, town(), built, after)).toEqual([]);
    const staged = beats(0, town({ turn: 1, display: [null] }), built, { ...after, display: ["brewing"] });
    expect(staged.map(({ kind, seat, ways }) => [kind, seat, ways.map(({ from, to }) => [from, to])])).toEqual([
      ["spent", 1, [["plate 1", "slot 1"]]],
      ["built", 1, [["plate 1", "pile 0"]]],
    ]);
    const [first, second] = staged;
    const joined = first && second && join(first, second);
    expect(joined?.said.map(({ kind }) => kind)).toEqual(["spent", "built"]);
    expect(joined?.ways).toHaveLength(2);
  });

  test("what a card brings flies with it, and a borough flashes", () => {
    const before = town({ turn: 1 });
    const after = town({ turn: 1, seats: [player(), player({ piles: [{ card: "shops" }] })] });
    const run = [told("runs_city", { seat: 1 }), told("activated", { seat: 1, card: "shops" }), told("earned", { seat: 1, money: 4 })];
    const [beat, ...more] = beats(0, before, run, after);
    expect(more).toEqual([]);
    expect(beat?.said.map(({ kind }) => kind)).toEqual(["activated"]);
    expect(beat?.ways.map(({ from }) => from)).toEqual(["pile 0", "bank"]);
    expect(beats(0, before, [told("invested", { seat: 1, borough: "city" })], after)[0]?.flash).toBe("city");
  });

  test("since my last turn: the others' turns until mine ends", () => {
    const began = (seat: number) => told("turn_began", { seat });
    const drew = (seat: number) => told("drew_hidden", { seat });
    const story = [began(0), began(1), drew(1), drew(1), began(0)];
    expect(turnsSince(story, 0).map(({ seat, drew }) => [seat, drew])).toEqual([[1, 2]]);
    expect(turnsSince([...story, began(1)], 0).map(({ seat, drew }) => [seat, drew])).toEqual([[1, 0]]);
  });
});

test("free cards: those that bring something, poverty first", () => {
  const gains = (money: number, poverty: number) => ({ money, points: 0, poverty });
  const piles = [
    { card: "brewing", free: true, brings: gains(9, -1) },
    { card: "sewers", free: true, brings: gains(0, 0) },
    { card: "shops", free: true, brings: gains(0, 1) },
    { card: "paupers", brings: gains(4, 0) },
  ];
  expect(freeCards(piles, FACTS)).toEqual(["shops", "brewing"]);
});

test("long names may break between syllables", () => {
  expect(breakable("Hammersmith").split("\u00ad")).toEqual(["Ham", "mers", "mith"]);
  expect(breakable("Covent Garden")).toBe("Covent Garden");
});
