// What the others do staged as beats, one for each thing told; and the count, target by target and gang by gang.

import type { Told } from "../../protocol";
import { missed } from "../staging";
import type { Table } from "./view";

/** Money on its way between a player, the bank and a place. */
export interface Haul {
  from: number | string; // a seat, a place's letter, or the bank
  to: number | string;
  count: number;
}

export const BANK = "bank";

export interface Beat {
  table: Table; // as it looks in this beat
  said: Told[]; // what is said in words meanwhile
  hauls: Haul[];
  struck: { seat: number; target: number } | null; // whose crooks a killer is about to take
  counted: number; // how many lines of the count have been told
  now: number | null; // which of them this beat tells
  ms: number;
  whole: boolean; // it keeps its time, however many there are
}

const DOING: Readonly<Record<string, number>> = {
  recruited: 750,
  sent: 1100,
  joined: 1100,
  hid_somebody: 1100,
  picked: 900,
  moved: 1100,
  spied: 1100,
  declined: 900,
  passed: 1000,
  too_poor: 1000,
  places_empty: 1000,
};
const LOST = 1500;
const STRUCK = 1000;
const REVEAL = 700;
const TARGET = 1000;
const LEFT_ALONE = 350;
const GANG = 900;
const RICHEST = 1600;
const WON = 1500;

const SENDING: readonly string[] = ["sent", "joined", "hid_somebody"];
const OF_TARGET: readonly string[] = ["left_alone", "robbed", "shared"];
const OF_GANG: readonly string[] = ["led", "no_leader"];

/** A number among the arguments of an event. */
export function number(event: Told, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : -1;
}

export const text = (event: Told, name: string): string => String(event.args[name] ?? "");

/**
 * The beats of what was told between two tables, as one seat sees it. What I do myself needs none, but for what a killer
 * does. Who has passed for good need not watch the others: only what a killer does to them is staged, and the count.
 */
export function beats(seat: number | null, before: Table, told: Told[], after: Table): Beat[] {
  const staged: Beat[] = [];
  const over = told.some(({ kind }) => kind === "won");
  const out = seat !== null && Boolean(before.players[seat]?.passed);
  const resting = { hauls: [], struck: null, counted: 0, now: null, whole: false };
  const stage = (table: Table, ms: number, said: Told[], change: Partial<Beat> = {}): void => {
    staged.push({ table, ...resting, said, ms, ...change });
  };
  const settled = over ? cover(after, 0) : after;
  if (!missed(told, "recruited", after.players.length)) {
    told.forEach((event, index) => {
      const { kind } = event;
      const actor = number(event, "seat");
      if (out && event.args.victim !== seat) return;
      if (kind === "killed") {
        const struck = { seat: number(event, "victim"), target: number(event, "target") };
        stage({ ...before, target: struck.target }, STRUCK, [event], { struck });
      } else if (kind === "found_nobody") {
        if (actor !== seat) stage(settled, LOST, [event]);
      } else if (kind in DOING && actor !== seat) {
        stage(until(told.slice(index + 1), before, settled), DOING[kind] ?? 0, [event], { hauls: hauls(event) });
      }
    });
  }
  return over ? [...staged, ...count(told, after)] : staged;
}

/** The table before some things are told: whoever sends somebody only then has no more crooks than before. */
function until(later: Told[], before: Table, after: Table): Table {
  const sending = new Set(later.filter(({ kind }) => SENDING.includes(kind)).map((event) => number(event, "seat")));
  const targets = after.targets.map((target, place) => ({
    ...target,
    stacks: [
      ...target.stacks.filter(({ seat }) => !sending.has(seat)),
      ...(before.targets[place]?.stacks ?? []).filter(({ seat }) => sending.has(seat)),
    ],
  }));
  return sending.size ? { ...after, targets } : after;
}

/** The money that moves: C2, C8. */
function hauls(event: Told): Haul[] {
  const seat = number(event, "seat");
  if (event.kind === "recruited") return [{ from: seat, to: text(event, "place"), count: number(event, "count") }];
  if (event.kind === "picked") return [{ from: BANK, to: seat, count: number(event, "count") }];
  return [];
}

/** C15 to C17: one target after the other, whoever lay face down there turned over first; then the gangs; then who won. */
function count(told: Told[], after: Table): Beat[] {
  const staged: Beat[] = [];
  let counted = 0;
  for (const event of told) {
    const { kind } = event;
    const add = (ms: number, said: Told[], lines: number, now: number | null): void => {
      const table = cover(after, Math.min(now === null ? lines : now + 1, after.targets.length));
      staged.push({ table, said, hauls: [], struck: null, counted: lines, now, ms, whole: true });
    };
    if (OF_TARGET.includes(kind)) {
      const turned = told.filter((one) => one.kind === "revealed" && one.args.target === event.args.target);
      if (turned.length) add(REVEAL, turned, counted, counted);
      add(kind === "left_alone" ? LEFT_ALONE : TARGET, [event], counted + 1, counted);
      counted += 1;
    } else if (OF_GANG.includes(kind)) {
      add(GANG, [event], counted + 1, counted);
      counted += 1;
    } else if (kind === "richest") {
      add(RICHEST, [event], counted, null);
    } else if (kind === "won") {
      add(WON, [event], counted, null);
    }
  }
  return staged;
}

/** The table at the end, but with those who lay face down still so beyond the first targets; mine I know. */
function cover(after: Table, open: number): Table {
  const { covered } = after;
  if (!covered) return after;
  const targets = after.targets.map((target, place) => (place < open ? target : (covered.targets[place] ?? target)));
  return { ...after, targets, gangs: open < targets.length ? covered.gangs : after.gangs, winners: [] };
}
