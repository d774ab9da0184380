// What has happened since the trick before, from all that was told: the last trick, and the jacks that were used since.

import type { Told } from "../../protocol";
import { isTaken, JACKS, number } from "./beats";
import { JACK } from "./table";

export interface Trick {
  cards: { seat: number; card: string }[];
  end: Told; // with its sum, and whose it is
}

export interface Lately {
  trick: Trick | null;
  deeds: Told[];
}

const SHOWS: readonly string[] = ["laid", "laid_open", "revealed", "replaced"];

export function lately(story: Told[]): Lately {
  const cards = new Map<number, string>();
  let last: Lately = { trick: null, deeds: [] };
  for (const event of story) {
    const { kind } = event;
    if (SHOWS.includes(kind)) cards.set(number(event, "seat"), String(event.args.card));
    if (isTaken(event)) {
      const shown = [...cards].filter(([, card]) => card !== JACK).sort(([one], [other]) => one - other);
      last = { trick: { cards: shown.map(([seat, card]) => ({ seat, card })), end: event }, deeds: [] };
      cards.clear();
    }
    if (kind in JACKS || kind === "ordered") last.deeds.push(event);
    if (kind === "dealt") last = { trick: null, deeds: [] };
  }
  return last;
}
