// An hour staged as beats, from what was told: children turn over, the police comes, coins move one haul after the other,
// the rich are stripped, and the purses are counted.

import type { Told } from "../../protocol";
import { WAYS } from "./purses";
import { arrestedIn } from "./table";
import type { Table } from "./view";

/** Where coins come from or go to: a gang's purse, the character on the tile, or the rest of London. */
export type Place = number | "tile" | "london";

export interface Haul {
  from: Place;
  to: Place;
  count: number;
}

export interface Beat {
  table: Table; // as it looks in this beat
  arrested: number[];
  said: Told[]; // what is said in words meanwhile
  hauls: Haul[]; // coins on their way
  counted: number; // lines of the last count that are told
  ms: number;
  whole?: boolean; // however long the others took, a count keeps its time
}

const REVEAL = 900;
const ARREST = 700;
const LOOT = 650;
const TALLY = 500;
const SAY = 1000;
const STRIP = 1100;
const LINE = 600;

const OUTCOMES = new Set(["robbed", "stole", "gave", "lost", "spared", "all_arrested"]);

/** Whether a told event says what came of an hour. */
export function isOutcome(event: Told): boolean {
  return OUTCOMES.has(event.kind);
}

/** A number among the arguments of an event. */
export function number(event: Told, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : 0;
}

/**
 * The beats between the table as it was and the table as it is. None when nothing was revealed, taken or stripped; none
 * either when more than an hour went by, after a lost line: then the table simply shows where things are.
 */
export function beats(before: Table, told: Told[], after: Table): Beat[] {
  if (told.filter((event) => event.kind === "turned_up").length > 1) return [];
  const staged: Beat[] = [];
  const revealed = told.filter((event) => event.kind === "revealed");
  let table = before;
  let arrested = revealed.length ? [] : arrestedIn(before); // after a choice they lie there already
  const stage = (ms: number, said: Told[], hauls: Haul[] = []): void => {
    staged.push({ table, arrested, said, hauls, counted: 0, ms });
  };

  if (revealed.length) {
    table = reveal(table, revealed);
    stage(REVEAL, []);
  }
  const arrests = told.filter((event) => event.kind === "arrested");
  if (arrests.length) {
    arrested = arrests.map((event) => number(event, "gang"));
    stage(ARREST, arrests);
  }
  for (const outcome of told.filter(isOutcome)) {
    const hauls = haul(outcome);
    if (hauls.length) stage(LOOT, [outcome], hauls);
    table = hauls.reduce(carry, table);
    stage(hauls.length ? TALLY : SAY, [outcome]);
  }
  const stripped = told.filter((event) => event.kind === "stripped");
  if (stripped.length) {
    stage(
      STRIP,
      stripped,
      stripped.map((event) => ({ from: number(event, "gang"), to: "london", count: number(event, "count") })),
    );
    const lines = WAYS.length + 1; // and the sum
    for (let line = 1; line <= lines; line++) {
      staged.push({ table: after, arrested: [], said: [], hauls: [], counted: line, ms: LINE, whole: true });
    }
  }
  return staged;
}

/** All children in the street lie face up. */
function reveal(table: Table, revealed: Told[]): Table {
  const children = new Map(revealed.map((event) => [number(event, "gang"), number(event, "child")]));
  const gangs = table.gangs.map((gang, seat) => {
    const child = children.get(seat);
    if (child === undefined) return gang;
    return { ...gang, out: true, child, children: gang.children?.filter((home) => home !== child) ?? null };
  });
  return { ...table, gangs };
}

/** The coins that an outcome moves: K4, K7, K8. */
function haul(event: Told): Haul[] {
  const gang = number(event, "gang");
  const count = number(event, "count");
  if (!count) return [];
  if (event.kind === "robbed") return [{ from: "tile", to: gang, count }];
  if (event.kind === "stole") return [{ from: "london", to: gang, count }];
  if (event.kind === "gave") return [{ from: "tile", to: number(event, "neighbour"), count }];
  if (event.kind === "lost") return [{ from: gang, to: "tile", count }];
  return [];
}

/** What the outcomes bring to each gang, or cost it. */
export function gains(outcomes: Told[]): Map<number, number> {
  const got = new Map<number, number>();
  for (const { from, to, count } of outcomes.flatMap(haul)) {
    if (typeof to === "number") got.set(to, (got.get(to) ?? 0) + count);
    if (typeof from === "number") got.set(from, (got.get(from) ?? 0) - count);
  }
  return got;
}

/** The purses after a haul. */
function carry(table: Table, { from, to, count }: Haul): Table {
  const gangs = table.gangs.map((gang, seat) => {
    if (seat === to) return { ...gang, coins: gang.coins + count };
    if (seat === from) return { ...gang, coins: gang.coins - count };
    return gang;
  });
  return { ...table, gangs };
}
