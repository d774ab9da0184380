// What the others do staged as beats, an action each: what is said, what flies where; and the score, line by line.

import type { Told } from "../../protocol";
import type { Sign } from "./drawings/Icons";
import { plain, signed } from "./table";
import type { Pane } from "./Tabs";
import type { Table } from "./view";

/** Something that flies between two spots of the table. */
export interface Way {
  what: { card: string } | { letter: string | null } | { sign: Sign; count: string };
  from: string;
  to: string;
}

export interface Beat {
  table: Table; // as it looks in this beat
  seat: number; // whose city is shown
  kind: string; // what is done
  said: Told[];
  ways: Way[];
  flash: string | null; // a borough
  pane: Pane | null; // where it happens
  told: number; // how many lines of the score are shown
  ms: number;
  whole?: boolean; // the score keeps its time
}

export const BANK = "bank";
const NUMBERS = ["paid", "earned", "scored", "poverty_rose", "poverty_fell"]; // they fly, and need no words
const QUIET = ["turn_began", "runs_city", "flipped", "shop_earned", "put_back_hidden", "kept", "put_back"];
const MILLISECONDS: Readonly<Record<string, number>> = {
  drew_hidden: 600, kept_hidden: 600, took: 800, takes_three: 600, looked_hidden: 700, nothing_to_draw: 700,
  played: 1000, spent: 600, built: 1000, built_on: 1000, discarded: 600, activated: 950, fetched: 950, repeated: 900,
  tunnelled: 1000, invested: 1200, city_counted: 1200, swapped: 1000,
};
const PART = 800; // of anything else, where it stands alone
const FIRST = 1200;
const LINE = 900;
const TOTAL = 1600;

const DRAWS = ["drew_hidden", "kept_hidden", "took", "takes_three", "looked_hidden"];

export const text = ({ args }: Told, name: string): string => String(args[name] ?? "");

export function number({ args }: Told, name: string): number {
  const value = args[name];
  return typeof value === "number" ? value : -1;
}

/** The beats of what was told between two tables, as a seat sees it: what others do, and the end. */
export function beats(seat: number | null, before: Table, told: Told[], after: Table): Beat[] {
  const staged: Beat[] = [];
  let actor = before.turn;
  let open: Beat | null = null; // what the next event may belong to
  for (const event of told) {
    const { kind } = event;
    if (kind === "turn_began") {
      actor = number(event, "seat");
      open = null;
    }
    if (kind === "won") break;
    if (actor === seat || QUIET.includes(kind) || (kind === "played" && event.rule === "L10")) continue;
    const lead = kind in MILLISECONDS;
    if (lead && open && !(open.kind in MILLISECONDS)) {
      // What was paid for an action is told before it, and belongs to it.
      Object.assign(open, { kind, ms: MILLISECONDS[kind], said: open.said.filter((one) => !NUMBERS.includes(one.kind)) });
    } else if (lead || !open) {
      open = { table: after, seat: actor, kind, said: [], ways: [], flash: null, pane: null, told: 0, ms: MILLISECONDS[kind] ?? PART };
      staged.push(open);
    }
    if (lead || !NUMBERS.includes(kind) || !open.said.length || number(event, "seat") !== actor) open.said.push(event);
    add(open, event, before);
  }
  return told.some(({ kind }) => kind === "won") ? [...staged, ...ending(after)] : staged;
}

/** What of an event flies, and where it happens. */
function add(beat: Beat, event: Told, before: Table): void {
  const { table, seat } = beat;
  const who = `plate ${number(event, "seat")}`;
  const fly = (what: Way["what"], from: string, to: string, pane?: Pane): void => {
    beat.ways.push({ what, from, to });
    if (pane) beat.pane ??= pane;
  };
  const card = { card: text(event, "card") };
  const slot = (one: Table, other: Table): string => {
    const place = one.display.findIndex((name, at) => name === card.card && other.display[at] !== name);
    return place < 0 ? "display" : `slot ${place + 1}`;
  };
  const pile = (): string => {
    const found = table.seats[seat]?.piles.findIndex((one) => one.card === card.card) ?? -1;
    return found < 0 ? "city" : `pile ${found}`;
  };
  const coins = (count: number): Way["what"] => ({ sign: "money", count: plain(count) });
  switch (event.kind) {
    case "drew_hidden":
    case "kept_hidden":
      return fly({ letter: before.deck.letter }, "deck", who, "cards");
    case "took":
      return fly(card, slot(before, table), who, "cards");
    case "spent":
    case "discarded":
      return fly(card, who, slot(table, before), "cards");
    case "swapped":
      fly(card, slot(before, table), who, "cards");
      return fly({ card: text(event, "given") }, who, "display");
    case "played":
      return fly(card, who, BANK, "cards");
    case "built":
    case "built_on":
      return fly(card, who, pile(), "city");
    case "fetched":
      return fly(card, slot(before, table), pile(), "cards");
    case "activated":
    case "repeated":
      return fly(card, pile(), who, "city");
    case "invested":
    case "tunnelled": {
      const borough = text(event, "borough");
      beat.flash = borough;
      return fly({ sign: event.kind === "invested" ? "borough" : "tube", count: "" }, who, `borough ${borough}`, "map");
    }
    case "borrowed":
      return fly({ sign: "loan", count: `+${number(event, "count")}` }, BANK, who);
    case "paid":
      return fly(coins(-number(event, "money")), who, BANK);
    case "paid_player":
      return fly(coins(number(event, "money")), who, `plate ${number(event, "other")}`);
    case "earned":
      return fly({ sign: "money", count: signed(number(event, "money")) }, BANK, who);
    case "scored":
      return fly({ sign: "points", count: signed(number(event, "count")) }, BANK, who);
    case "poverty_rose":
      return fly({ sign: "poverty", count: signed(number(event, "count")) }, BANK, who);
    case "poverty_fell":
      return fly({ sign: "poverty", count: signed(-number(event, "count")) }, who, BANK);
    default:
      return undefined;
  }
}

/** L33: the lines at which somebody has anything, and then who has won. */
function ending(table: Table): Beat[] {
  const lines = (table.seats[0]?.count ?? []).filter((_line, place) => table.seats.some(({ count }) => count[place]));
  const beat = { table, seat: table.winners[0] ?? 0, kind: "won", said: [], ways: [], flash: null, pane: "cards" as const, whole: true };
  return [
    { ...beat, told: 0, ms: FIRST },
    ...lines.map((_line, place) => ({ ...beat, told: place + 1, ms: LINE })),
    { ...beat, told: lines.length + 1, ms: TOTAL },
  ];
}

/** Several draws or discards are one action, and so are spending a card and building with it. */
export function join(last: Beat, next: Beat): Beat | null {
  const all = (kinds: string[]): boolean => kinds.includes(last.kind) && kinds.includes(next.kind);
  const spends = last.kind === "spent" && ["built", "built_on"].includes(next.kind);
  if (last.seat !== next.seat || !(all(DRAWS) || all(["discarded"]) || spends)) return null;
  return {
    ...next,
    said: [...last.said, ...next.said],
    ways: [...last.ways, ...next.ways],
    pane: next.pane ?? last.pane,
    ms: Math.max(last.ms, next.ms) + 200,
  };
}

/** How a seat is shown the game. */
export function stagedFor(seat: number | null) {
  return {
    beats: (before: Table, told: Told[], after: Table) => beats(seat, before, told, after),
    join,
    nothing: null,
    remember: (): null => null,
    fresh: (): null => null,
  };
}
