// The table as it is shown: in beats while a trick or a deal is played out, and with what is remembered of the last trick.

import type { RefObject } from "react";
import type { Told } from "../../protocol";
import { useBeats } from "../staging";
import { beats, shown, type Beat } from "./beats";
import { fresh, remember, type Memory } from "./lasttrick";
import type { Table } from "./view";

export interface Staging extends Beat {
  playing: boolean;
  last: Memory;
}

const STAGED = { beats, nothing: null as Memory, remember, fresh };

export function useStaging(
  table: Table,
  told: Told[],
  live: boolean,
  room: RefObject<HTMLElement | null>,
): Staging {
  const { beat, memory } = useBeats(STAGED, table, told, live, room);
  const still = { table, said: [], sum: null, taker: null, flies: false, aside: null, count: null, ms: 0 };
  return { ...(beat ?? { ...still, kings: shown(table) }), playing: beat !== null, last: beat ? null : memory };
}
