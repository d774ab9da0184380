// What is remembered of the last turns: who took, sold or played what, for who came back late or wants no motion.

import type { Told } from "../../protocol";
import { number } from "./beats";
import type { Table as OliverTable } from "./view";

export interface Turn {
  seat: number;
  deed: Told; // took, sold, helped, …
  filed: string[];
}

export type Memory = Turn[];

const DEEDS = new Set(["took", "snatched", "sold", "helped", "hid", "stole", "seized", "placed", "kept_hidden", "gave_up"]);

/** The last deed of each of the last turns, as many as there are players. */
export function remember(memory: Memory, _: OliverTable, told: Told[], after: OliverTable): Memory {
  if (!told.length) return [];
  const turns = [...memory];
  for (const event of told) {
    const seat = number(event, "seat");
    const last = turns.at(-1);
    if (DEEDS.has(event.kind)) {
      if (last?.seat === seat && (last.deed.kind === "placed" || last.deed.kind === "helped")) turns.pop();
      turns.push({ seat, deed: event, filed: [] });
    } else if (event.kind === "filed" && last?.seat === seat) {
      turns[turns.length - 1] = { ...last, filed: event.args.tokens as string[] };
    } else if (event.kind === "night_fell") turns.length = 0;
  }
  return turns.slice(-Math.max(3, after.seats.length));
}

/** After an undo or a replay nothing is sure. */
export const fresh = (): Memory => [];
