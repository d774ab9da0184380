// The hour just over, from all that was told: who was out, who was arrested, and what came of it (K10).

import type { Told } from "../../protocol";
import { isOutcome, number } from "./beats";
import type { Character } from "./table";

export interface Hour {
  tile: Character;
  children: { gang: number; child: number; arrested: boolean }[];
  outcomes: Told[];
}

/** The last hour that is over; one in which somebody still chooses is not. */
export function lastHour(story: Told[]): Hour | null {
  let last: Hour | null = null;
  let open: Hour | null = null;
  for (const event of story) {
    const gang = number(event, "gang");
    if (event.kind === "turned_up") {
      last = open ?? last;
      open = { tile: event.args.tile as Character, children: [], outcomes: [] };
    } else if (event.kind === "stripped") {
      last = open ?? last;
    } else if (event.kind === "revealed") {
      open?.children.push({ gang, child: number(event, "child"), arrested: false });
    } else if (event.kind === "arrested") {
      open?.children.filter((one) => one.gang === gang).forEach((one) => (one.arrested = true));
    } else if (isOutcome(event)) open?.outcomes.push(event);
  }
  return last;
}
