// What is remembered of the hour just over: who was out and what came of it, until the next one is over (K10).

import type { Told } from "../../protocol";
import { isOutcome, number } from "./beats";
import type { Character } from "./table";
import type { Table } from "./view";

export interface Hour {
  hour: number;
  tile: Character | null;
  children: { gang: number; child: number; arrested: boolean }[];
  outcomes: Told[];
}

/** The hour whose children are face up while somebody chooses, and the last one that is over. */
export interface Memory {
  open: Hour | null;
  last: Hour | null;
}

export const NOTHING: Memory = { open: null, last: null };

/** The memory after some events that led from one table to the next, one or several hours later. */
export function remember(memory: Memory, before: Table, told: Told[], after: Table): Memory {
  let { open, last } = memory;
  let now = { hour: before.hour, tile: before.tile };
  for (const event of told) {
    if (event.kind === "revealed") {
      open ??= { ...now, children: [], outcomes: [] };
      open = { ...open, children: [...open.children, child(event)] };
    } else if (event.kind === "arrested") {
      const gang = number(event, "gang");
      open &&= {
        ...open,
        children: open.children.map((one) => (one.gang === gang ? { ...one, arrested: true } : one)),
      };
    } else if (isOutcome(event)) {
      open ??= faceUp(before);
      open = { ...open, outcomes: [...open.outcomes, event] };
    } else if (event.kind === "turned_up" || event.kind === "stripped") {
      last = open ?? last;
      open = null;
      now = { hour: now.hour + 1, tile: (event.args.tile as Character | undefined) ?? null };
    }
  }
  return fresh({ open, last }, after);
}

/** What of a memory still holds at a table: an undo takes an hour back, and two hours later it is forgotten. */
export function fresh({ open, last }: Memory, table: Table): Memory {
  const over = table.tile === null ? table.hour : table.hour - 1;
  return { open: open?.hour === table.hour ? open : null, last: last?.hour === over ? last : null };
}

/** An hour that was met in the middle, after a reload: its children lie face up. */
function faceUp(table: Table): Hour {
  const children = table.gangs.flatMap((gang, seat) =>
    gang.child === null ? [] : [{ gang: seat, child: gang.child, arrested: false }],
  );
  return { hour: table.hour, tile: table.tile, children, outcomes: [] };
}

function child(event: Told): { gang: number; child: number; arrested: boolean } {
  return { gang: number(event, "gang"), child: number(event, "child"), arrested: false };
}
