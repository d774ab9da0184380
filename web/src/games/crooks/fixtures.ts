// Tables and events to test the browser's table with.

import type { Told } from "../../protocol";
import type { Crook, Facts, Stack, Table, Target } from "./view";

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

/** For two: the kingpin, a 7+2, an 8-1 of Northside, a 5 of Westside and Outfit, and a killer of 1. */
export const FACTS: Facts = {
  values: "reconstructed",
  crooks: [
    crook(1, { level: 10, ability: "kingpin" }),
    crook(2, { level: 7, modifier: 2 }),
    crook(3, { level: 8, modifier: -1, gangs: ["northside"] }),
    crook(4, { gangs: ["westside", "outfit"] }),
    crook(5, { level: 1, ability: "killer" }),
  ],
  places: ["A", "B", "C"],
  targets: [2, 3, 4, 5, 6, 7, 8, 9],
  gangs: ["northside", "westside", "outfit"],
  gang_points: 5,
  abilities: ["pickpocket", "accomplice", "transfer", "killer", "kingpin", "spy"],
};

/** The turn of seat 0, at a table of two with stacks on some targets, by their numbers. */
export function dives(stacks: Record<number, Stack[]> = {}, change: Partial<Table> = {}): Table {
  return {
    first: 0,
    turn: 0,
    step: "recruit",
    place: null,
    warned: null,
    looking: null,
    stays: null,
    hand: null,
    holding: false,
    target: null,
    players: [0, 1].map(() => ({ money: 18, passed: false, crooks: 0 })),
    places: [2, 2, 2],
    affordable: ["A", "B", "C"],
    targets: targets(stacks),
    gangs: FACTS.gangs.map(() => ({ counts: [0, 0], leader: null })),
    loot: [],
    covered: null,
    winners: [],
    ...change,
  };
}

/** Eight targets with stacks on some of them, by their numbers. */
export function targets(stacks: Record<number, Stack[]>): Target[] {
  return FACTS.targets.map((number) => ({ value: number, leaders: [], stacks: stacks[number] ?? [] }));
}

export const up = (seat: number, ...cards: number[]): Stack => ({ seat, cards, down: false, level: 0 });
export const down = (seat: number, ...cards: (number | null)[]): Stack => ({ seat, cards, down: true, level: 0 });
