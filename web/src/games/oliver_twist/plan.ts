// The street map on paper: where a space lies, in the units of the drawing.

import type { Facts } from "./view";

export const PITCH_X = 48;
export const PITCH_Y = 44;
export const MARGIN = 5; // around the streets; above them more, for the hats of the gang
export const ABOVE = 11;

export interface Plan {
  columns: number;
  rows: number;
  width: number;
  height: number;
  at(space: number): [number, number];
}

export function planOf(facts: Facts): Plan {
  const columns = Math.max(...facts.places.map(([x]) => x)) + 1;
  const rows = Math.max(...facts.places.map(([, y]) => y)) + 1;
  const at = (space: number): [number, number] => {
    const [x, y] = facts.places[space] ?? [0, 0];
    return [MARGIN + (x + 0.5) * PITCH_X, ABOVE + (y + 0.5) * PITCH_Y];
  };
  const width = columns * PITCH_X + 2 * MARGIN;
  const height = rows * PITCH_Y + ABOVE + MARGIN;
  return { columns, rows, width, height, at };
}

/** The crossings, where lamps stand: spaces with three streets or more. */
export function crossings(facts: Facts): number[] {
  const streets = facts.places.map(() => 0);
  for (const edge of facts.edges) for (const space of edge) streets[space] = (streets[space] ?? 0) + 1;
  return streets.flatMap((count, space) => (count > 2 ? [space] : []));
}
