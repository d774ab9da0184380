// What the streets of a table show: names of tokens and spaces, where players sit, and the ways of a prowl.

import type { Table } from "./view";

export const HIDDEN = "?"; // a token that lies face down
export const PLAZA = 0;
export const WALLET = "wallet";

/** What is drawn on a token: `apple`, `rope`, `character`. */
export const thingOf = (token: string): string => token.replace(/-\d+$/, "");

/** The others in the order of play, beginning after me; for who watches, all. */
export function around(players: number, seat: number | null): number[] {
  return Array.from({ length: seat === null ? players : players - 1 }, (_, step) =>
    seat === null ? step : (seat + step + 1) % players,
  );
}

/** A way of a prowl: the spaces it passes, what lies there and will be filed, and the space where it ends. */
export interface Way {
  passed: number[];
  files: string[];
  goal: number;
}

/** The ways that a click on a space stands for: those that end there or, while a way is chosen, that go on through it. */
export function waysTo(table: Table, space: number): Way[] {
  const { path } = table;
  const ways = table.ways.filter((way) => (path ? way[path.length] === space : way.at(-1) === space));
  return ways.map((way) => wayOf(table, way));
}

/** A way as the view has it, told apart. */
export function wayOf(table: Table, way: number[]): Way {
  const passed = way.slice(0, -1);
  return { passed, files: passed.map((space) => table.tokens[space] ?? ""), goal: way.at(-1) ?? PLAZA };
}
