// The end staged as beats: the lines of the score, one after the other, and then who has won.

import type { Told } from "../../protocol";
import type { Table } from "./view";

export interface Beat {
  told: number; // how many lines of the score are shown
  ms: number;
}

const FIRST = 1200;
const LINE = 900;
const TOTAL = 1600;

/** The beats of what was told: none, unless the game is over. */
export function beats(table: Table, told: Told[]): Beat[] {
  if (!told.some(({ kind }) => kind === "won")) return [];
  const lines = table.seats[0]?.count ?? [];
  return [
    { told: 0, ms: FIRST },
    ...lines.map((_line, place) => ({ told: place + 1, ms: LINE })),
    { told: lines.length + 1, ms: TOTAL },
  ];
}

export const STAGED = {
  beats,
  nothing: null,
  remember: (): null => null,
  fresh: (): null => null,
};
