// Each step of a turn at the table: what is asked, what is lit, and what it is called.

import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import english from "../../../../src/rookery/games/london/words/en.json";
import { Language } from "../../shell/language";
import { Words } from "../../shell/words";
import type { Move } from "../table";
import { beats } from "./beats";
import { pile, player, town } from "./fixtures";
import Table from "./Table";
import { LINES, pileMove, type LondonTable, type Ready } from "./table";

beforeAll(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const words = new Words("en", [english, { and: "and" }], ["Ann", "Bob"]);

function shown(table: LondonTable, moves: Move[], seat: number | null = 0): string {
  const over = { ending: null, returns: null, scores: null };
  return renderToStaticMarkup(
    <Language>
      <Table
        view={{ game: "london", seat, players: 2, waiting: [table.turn], moves, table, ...over }}
        words={words}
        told={[]}
        story={[]}
        live
        act={() => undefined}
        lit={(verb, piece) => moves.some((move) => move.verb === verb && move.piece === piece)}
        stage={() => undefined}
        notebook={{ read: () => "", write: () => undefined }}
      />
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
    expect(found[0]).toContain("Borrow a loan +£10");
    expect(found[1]).toContain("Invest in City. £8, takes 1 loan");
    expect(found[2]).toContain("Play Brewing. £2. Brewing");
  });

  test("L17: what a card brings now, and what ending the run does", () => {
    const brings = { money: 3, points: 2, poverty: -1 };
    const seats = [player({ piles: [pile("shops", { money: 3, brings })] }), player()];
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
  const all: Ready = () => () => undefined;
  const only = (verb: string): Ready => (one) => (one === verb ? () => undefined : undefined);
  const verbs = (piles: ReturnType<typeof pile>[], step: string, ready: Ready): (string | undefined)[] =>
    piles.map((_, place) => pileMove(piles, place, step, ready)?.[0]);

  test("L36: of equal Shops the poorest is covered, the richest activated", () => {
    const shops = [pile("shops", { money: 1 }), pile("shops", { money: 4 })];
    expect(verbs(shops, "pile", only("cover"))).toEqual(["cover", undefined]);
    expect(verbs(shops, "run", only("activate"))).toEqual([undefined, "activate"]);
  });

  test("L12, L17: neither what was placed in this turn is covered, nor what was activated used again", () => {
    const piles = [pile("shops", { fresh: true }), pile("brewing", { used: true }), pile("sewers", { flipped: true })];
    expect(verbs(piles, "pile", only("cover"))).toEqual([undefined, "cover", undefined]);
    expect(verbs(piles, "pile", only("cover_back"))).toEqual([undefined, undefined, "cover_back"]);
    expect(verbs(piles, "run", only("activate"))).toEqual(["activate", undefined, undefined]);
  });

  test("L20: once more means what was activated, flipped or not", () => {
    const piles = [pile("shops", { used: true, flipped: true }), pile("brewing")];
    expect(verbs(piles, "again", all)).toEqual(["activate", "cover"]);
  });
});

test("L33: the end is told line by line, and nothing else is staged", () => {
  expect(beats(town(), [{ kind: "drew", rule: "L2", args: {} }])).toEqual([]);
  const told = beats(town(), [{ kind: "won", rule: "L34", args: { seats: [0], count: 1 } }]);
  expect(told.map((beat) => beat.told)).toEqual(Array.from({ length: LINES.length + 2 }, (_, place) => place));
});
