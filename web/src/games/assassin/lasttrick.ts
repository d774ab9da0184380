// What is remembered of the trick just taken: its cards, its sum and whose it is, until the next one is taken.

import type { Told } from "../../protocol";
import { isTaken, number } from "./beats";
import { HIDDEN, JACK } from "./table";
import type { Table } from "./view";

export interface Trick {
  deal: number;
  trick: number;
  cards: { seat: number; card: string }[];
  sum: number;
  taker: number | null; // null: the centre
  victims: number;
}

export type Memory = Trick | null;

const SHOWS = new Set(["laid", "laid_open", "revealed", "replaced"]);

/** The last trick after some events that led from one table to the next. */
export function remember(memory: Memory, before: Table, told: Told[], after: Table): Memory {
  const cards = new Map(before.seats.flatMap(({ laid }, seat) => (laid && laid !== HIDDEN ? [[seat, laid]] : [])));
  let last = memory;
  let { deal, trick } = before;
  for (const event of told) {
    if (SHOWS.has(event.kind)) cards.set(number(event, "seat"), String(event.args.card));
    if (isTaken(event)) {
      last = {
        deal,
        trick,
        cards: [...cards].filter(([, card]) => card !== JACK).map(([seat, card]) => ({ seat, card })),
        sum: number(event, "sum"),
        taker: event.kind === "taken" ? number(event, "seat") : null,
        victims: number(event, "count"),
      };
      last.cards.sort((one, other) => one.seat - other.seat);
      cards.clear();
      trick += 1;
    }
    if (event.kind === "dealt") {
      deal = number(event, "deal");
      trick = 1;
    }
  }
  return fresh(last, after);
}

/** What of it still holds at a table: the trick just taken, or the one before this. */
export function fresh(memory: Memory, table: Table): Memory {
  if (memory === null || memory.deal !== table.deal) return null;
  return memory.trick === table.trick || memory.trick === table.trick - 1 ? memory : null;
}
