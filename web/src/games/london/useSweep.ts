// Activating all cards that cost nothing and ask nothing, by one click: the moves are sent one after the other.

import { useCallback, useEffect, useRef, useState } from "react";
import type { Move } from "../../protocol";
import { cardOf } from "./table";
import type { Facts, Pile, Table } from "./view";

export interface Sweep {
  count: number; // how many cards
  next: string; // the first of them
  start(): void;
}

/** The cards that can be activated for free and bring something now; those whose poverty rises come first. */
export function freeCards(piles: Pile[], facts: Facts): string[] {
  return piles
    .filter(({ free, brings, card }) => free && brings && (brings.money || brings.points || brings.poverty || cardOf(facts, card).text))
    .sort((one, other) => order(other) - order(one))
    .map(({ card }) => card);
}

const order = ({ brings }: Pile): number => brings?.poverty ?? 0;

export function useSweep(
  table: Table,
  seat: number | null,
  facts: Facts,
  mine: boolean, // it is me who is asked
  lit: (verb: string, piece: Move["piece"]) => boolean,
  act: (move: Move) => void,
): Sweep {
  const [sweeping, setSweeping] = useState(false);
  const sent = useRef<Table | null>(null); // the table at which the last move was sent: one move each
  const cards = seat === null || !mine ? [] : freeCards(table.seats[seat]?.piles ?? [], facts);
  const [next = ""] = cards;
  const ready = next !== "" && lit("activate", next);
  const asks = mine && table.step !== "run" && table.step !== "action";
  useEffect(() => {
    if (!sweeping || sent.current === table) return;
    if (asks || !next) setSweeping(false);
    else if (ready) {
      sent.current = table;
      act({ verb: "activate", piece: next });
    }
  }, [sweeping, table, asks, next, ready, act]);
  const start = useCallback(() => {
    sent.current = null;
    setSweeping(true);
  }, []);
  return { count: cards.length, next, start };
}
