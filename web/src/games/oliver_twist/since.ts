// The turns of the others since my last one, as the story tells them: for a strip, the same after a reload or an undo.

import type { Told } from "../../protocol";
import { number } from "./beats";

export interface Turn {
  seat: number;
  events: Told[];
  deed: Told; // what it came to: took, sold, hid, …
  helper: string | null; // who helped
  filed: string[];
}

const DEEDS = new Set([
  "took", "snatched", "sold", "helped", "hid", "stole", "seized", "fenced", "cleared", "gift", "equipped", "bribed", "placed",
  "kept_hidden", "gave_up",
]); // prettier-ignore
const WITH_IT = new Set(["filed", "bonus", "rewarded", "nothing_came", "drew_hidden", "spent_tool"]);
const FIRST = new Set(["bribed", "placed", "helped"]); // something else comes of them

/** `mine`: it is my turn; what I have done in it so far leaves the others' turns in sight. */
export function sinceMine(story: Told[], seat: number | null, mine: boolean, players: number): Turn[] {
  const turns = turnsIn(story);
  if (seat === null) return turns.slice(-players);
  while (mine && turns.at(-1)?.seat === seat) turns.pop();
  return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);
}

function turnsIn(story: Told[]): Turn[] {
  let turns: Turn[] = [];
  for (const event of story) {
    const seat = number(event, "seat");
    const last = turns.at(-1);
    const same = last?.seat === seat ? last : null;
    if (event.kind === "night_fell") turns = [];
    else if (DEEDS.has(event.kind)) {
      const helper = event.kind === "helped" ? String(event.args.character) : null;
      if (same && FIRST.has(same.deed.kind)) Object.assign(same, { deed: event, helper: helper ?? same.helper });
      else turns.push({ seat, events: [], deed: event, helper, filed: [] });
      turns.at(-1)?.events.push(event);
    } else if (same && WITH_IT.has(event.kind)) {
      same.events.push(event);
      if (event.kind === "filed") same.filed.push(...(event.args.tokens as string[]));
    }
  }
  return turns;
}
