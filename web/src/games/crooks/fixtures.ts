// Tables and events to test the browser's table with.

import type { Told } from "../../protocol";
import { reckon, type Crook, type CrooksTable, type Lying } from "./table";

/** Something told, without its rule. */
export function event(kind: string, args: Told["args"] = {}, rule = ""): Told {
  return { kind, rule, args };
}

const crook = (card: number, change: Partial<Crook>): Crook => ({
  card,
  level: 5,
  modifier: 0,
  gangs: [],
  ability: null,
  attested: false,
  short: "5",
  ...change,
});

/** The kingpin, a 7+2, an 8-1 of Northside, a 5 of Westside and Outfit, and a killer of 1. */
export const DECK: Crook[] = [
  crook(1, { level: 10, ability: "kingpin" }),
  crook(2, { level: 7, modifier: 2 }),
  crook(3, { level: 8, modifier: -1, gangs: ["northside"] }),
  crook(4, { gangs: ["westside", "outfit"] }),
  crook(5, { level: 1, ability: "killer" }),
];

/** The turn of seat 0, at a table of two with crooks on some targets, by seat and target. */
export function dives(rows: Record<string, Lying[]> = {}, change: Partial<CrooksTable> = {}): CrooksTable {
  return reckon({
    values: "reconstructed",
    deck: DECK,
    first: 0,
    turn: 0,
    step: "recruit",
    place: null,
    warned: null,
    looking: null,
    hand: null,
    holding: false,
    target: null,
    players: [0, 1].map(() => ({ money: 18, passed: false, crooks: 0 })),
    places: ["A", "B", "C"].map((letter) => ({ letter, size: 2, affordable: true })),
    targets: Array.from({ length: 8 }, (_, place) => ({
      number: place + 2,
      value: 0,
      leaders: [],
      rows: [0, 1].map((seat) => ({ crooks: rows[`${seat} ${place + 2}`] ?? [], level: 0 })),
    })),
    gangs: (["northside", "westside", "outfit"] as const).map((name) => ({ name, points: 5, counts: [], leader: null })),
    winners: [],
    ...change,
  });
}

export const up = (card: number): Lying => ({ card, up: true });
export const down = (card: number | null): Lying => ({ card, up: false });
