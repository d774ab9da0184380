// A trick and the end of a deal staged as beats, from what was told.

import type { Told } from "../../protocol";
import { UNTIL_TOLD } from "../staging";
import { HIDDEN, JACK, parts, type Outcome, type Suit } from "./table";
import type { Deal, Pile, Player, Table } from "./view";

export interface Beat {
  table: Table; // as it looks in this beat
  said: Told[]; // what is said in words meanwhile
  sum: number | null; // of the trick, once it is counted
  taker: number | "centre" | null; // whose the packet is
  flights: Flight[]; // what is on its way meanwhile
  kings: ReadonlyMap<number, Suit>; // roles that have been shown
  aside: Suit | null; // the king set aside, once it is shown
  count: Count | null;
  told: number; // how many deals of the match are told, at its end
  ms: number;
}

/** From one place to another, as the table names them: `slot 2`, `jack 1`, `pile centre`, `sum`, `trumps`. */
export interface Flight {
  from: string;
  to: string;
}

/** Nothing happens. */
export const still = (table: Table): Beat => ({
  table,
  said: [],
  sum: null,
  taker: null,
  flights: [],
  kings: shown(table),
  aside: null,
  count: null,
  told: Infinity,
  ms: 0,
});

/** The end of a deal, as far as it has been told. */
export interface Count {
  deal: Deal | null; // all of it, once it was counted
  traitor: number | null;
  named: number | null;
  police: number | null;
  assassin: number | null;
  absent: boolean; // the assassin was the king set aside (A16)
  centre: number;
  outcome: Outcome | null;
  winners: number[];
  prize: number;
}

const JACK_SHOWN = 1400;
const LAID = 900;
const REVEAL = 1000;
const REPLACED = 1100;
const COUNTED = 1300;
const FLIGHT = 650;
const QUEENS = 700;
const TRAITOR = 1300;
const JOINED = 1400;
const ROLE = 1000;
const TOTALS = 1300;
const OUTCOME = 2600; // for who only watches; a player says when to go on
const LINE = 600;

export const OUTCOMES: readonly string[] = ["police_won", "assassin_won", "tied", "united_won", "absent_won"];
export const JACKS: Record<string, Suit> = { doubled: "diamonds", opened: "clubs", hid: "clubs", reorders: "hearts" };

/** A number among the arguments of an event. */
export function number(event: Told, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : 0;
}

const text = (event: Told, name: string): string => String(event.args[name] ?? "");
export const isTaken = (event: Told): boolean => event.kind === "taken" || event.kind === "to_centre";

/**
 * The beats between the table as it was and the table as it is. None when more than one trick went by, after a lost
 * line: then the table simply shows where things are.
 */
export function beats(before: Table, told: Told[], after: Table): Beat[] {
  if (told.filter(isTaken).length > 1) return [];
  const staged: Beat[] = [];
  let now = still(before);
  const stage = (ms: number, said: Told[], change: Partial<Beat> = {}): void => {
    now = { ...now, flights: [], ...change, said, ms };
    staged.push(now);
  };
  const revealed = told.filter((event) => event.kind === "revealed");
  const taken = told.find(isTaken);
  const sum = taken ? number(taken, "sum") : after.sum;
  for (const event of told) {
    const { kind } = event;
    const seat = number(event, "seat");
    if (kind === "laid" || kind === "laid_hidden" || kind === "laid_open") {
      const card = kind === "laid_hidden" ? HIDDEN : text(event, "card");
      const table = lay(now.table, seat, card, kind !== "laid_open");
      const mine = now.table.mine?.hand.includes(card);
      if (kind === "laid_open" && !mine) stage(LAID, [event], { table: { ...table, sum: openSum(table) } });
      else now = { ...now, table };
    } else if (kind === "revealed") {
      if (event !== revealed.at(-1)) continue; // all turn over together
      const table = revealed.reduce((one, { args }) => lay(one, Number(args.seat), String(args.card)), now.table);
      stage(REVEAL, [], { table: { ...table, step: "replace", sum } });
    } else if (kind === "replaced") {
      stage(REPLACED, [event], { table: lay(now.table, seat, text(event, "card")) });
    } else if (isTaken(event)) {
      const taker = kind === "taken" ? seat : "centre";
      const full = { ...now.table, step: "replace" as const };
      stage(COUNTED, [event], { table: full, sum: number(event, "sum"), taker });
      stage(FLIGHT, [event], { flights: full.seats.map((_, one) => ({ from: `slot ${one}`, to: `pile ${taker}` })) });
      now = { ...now, table: take(full, taker, number(event, "count")), sum: null, taker: null, flights: [] };
    } else if (kind in JACKS) {
      const flights = [{ from: `jack ${seat}`, to: kind === "reorders" ? "trumps" : "sum" }];
      stage(JACK_SHOWN, [event], { table: useJack(now.table, seat, JACKS[kind] ?? "clubs"), flights });
    } else if (kind === "rotated" || kind === "ordered") {
      stage(QUEENS, [event], { table: { ...now.table, trumps: event.args.order as Suit[] } });
    } else if (kind === "won") {
      after.deals.forEach((_, deal) => stage(LINE, [], { ...still(after), told: deal + 1 }));
    } else {
      end(event, now, after, stage);
    }
  }
  return staged;
}

/** What lies open in a trick adds up to. */
function openSum({ seats }: Table): number {
  return seats.reduce((sum, { laid }) => sum + (laid && laid !== JACK && laid !== HIDDEN ? parts(laid).rank : 0), 0);
}

/** The end of a deal, told step by step: A11, A12, A16. */
function end(
  event: Told,
  now: Beat,
  after: Table,
  stage: (ms: number, said: Told[], change: Partial<Beat>) => void,
): void {
  const { kind } = event;
  const seat = number(event, "seat");
  const count = now.count ?? counting(now.table, after.deals[now.table.deals.length] ?? null);
  const known = (king: string): ReadonlyMap<number, Suit> => new Map(now.kings).set(seat, king as Suit);
  if (kind === "traitor_shown") {
    stage(TRAITOR, [event], { kings: known("clubs"), count: { ...count, traitor: seat } });
  } else if (kind === "joined") {
    stage(JOINED, [event], { kings: known("clubs"), count: { ...count, traitor: seat, named: number(event, "named") } });
  } else if (kind === "role_shown") {
    stage(ROLE, [event], { kings: known(text(event, "king")), count });
  } else if (kind === "aside_shown") {
    stage(ROLE, [event], { aside: text(event, "king") as Suit, count });
  } else if (kind === "counted" || kind === "counted_absent") {
    const absent = kind === "counted_absent";
    const totals = { police: number(event, "police"), assassin: number(event, absent ? "centre" : "assassin") };
    stage(TOTALS, [event], { count: { ...count, ...totals, absent, centre: number(event, "centre") } });
  } else if (OUTCOMES.includes(kind)) {
    const winners = event.args.seats as number[];
    const prize = number(event, "count");
    const outcome = kind as Outcome;
    const ms = after.mine ? UNTIL_TOLD : OUTCOME;
    stage(ms, [event], { table: score(now.table, winners, prize), count: { ...count, outcome, winners, prize } });
  }
}

/** Nothing is counted yet. */
function counting(table: Table, deal: Deal | null): Count {
  return {
    deal,
    traitor: table.traitor,
    named: null,
    police: null,
    assassin: null,
    absent: false,
    centre: table.centre.victims,
    outcome: null,
    winners: [],
    prize: 0,
  };
}

/** The count of a deal that is over. */
export function countOf(deal: Deal): Count {
  const { traitor, named, police, assassin, absent, centre, outcome, winners, prize } = deal;
  return { deal, traitor, named, police, assassin, absent, centre, outcome, winners, prize };
}

/** The roles that lie open. */
export function shown(table: Table): ReadonlyMap<number, Suit> {
  return new Map(table.seats.flatMap(({ king }, seat): [number, Suit][] => (king ? [[seat, king]] : [])));
}

function change(table: Table, seat: number, how: (player: Player) => Player): Table {
  return { ...table, seats: table.seats.map((player, other) => (other === seat ? how(player) : player)) };
}

/** A card in the trick, out of its hand; A7: the jack of spades makes room for a card. */
function lay(table: Table, seat: number, card: string, face_down = false): Table {
  const laid = change(table, seat, (player) => ({
    ...player,
    laid: card,
    face_down,
    jack: card === JACK && !face_down ? "spades" : player.jack,
  }));
  const { mine } = laid;
  return mine?.hand.includes(card)
    ? { ...laid, mine: { ...mine, hand: mine.hand.filter((one) => one !== card) } }
    : laid;
}

/** A4, A9: the packet has arrived. */
function take(table: Table, taker: number | "centre", victims: number): Table {
  const more = <P extends Pile>(pile: P): P => ({
    ...pile,
    packets: pile.packets + 1,
    victims: pile.victims + victims,
    doubled: pile.doubled || victims > 1,
  });
  const seats = table.seats.map((player, seat) => ({
    ...(seat === taker ? more(player) : player),
    laid: null,
    face_down: false,
  }));
  return {
    ...table,
    step: "after",
    doubled: false,
    face_up: false,
    leader: null,
    sum: null,
    seats,
    centre: taker === "centre" ? more(table.centre) : table.centre,
  };
}

function useJack(table: Table, seat: number, jack: Suit): Table {
  const used = change(table, seat, (player) => ({ ...player, jack }));
  return jack === "diamonds" ? { ...used, doubled: true } : used;
}

/** A12: the winners' points. */
function score(table: Table, winners: number[], prize: number): Table {
  const seats = table.seats.map((player, seat) =>
    winners.includes(seat) ? { ...player, points: player.points + prize } : player,
  );
  return { ...table, seats };
}
