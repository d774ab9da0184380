// The table as it is shown: in beats while things happen, and with what is remembered of the last turns.

import type { RefObject } from "react";
import type { Told } from "../../protocol";
import { useBeats } from "../staging";
import { beats, type Beat } from "./beats";
import { fresh, remember, type Memory } from "./memory";
import type { Table as OliverTable } from "./view";

export interface Staging extends Beat {
  playing: boolean;
  lately: Memory;
}

const STAGED = { beats, nothing: [] as Memory, remember, fresh };

export function useStaging(
  table: OliverTable,
  told: Told[],
  live: boolean,
  room: RefObject<HTMLElement | null>,
): Staging {
  const { beat, memory } = useBeats(STAGED, table, told, live, room);
  const still: Beat = { table, said: [], doer: null, passed: [], taken: null, tally: null, falls: false, ms: 0 };
  return { ...(beat ?? still), playing: beat !== null, lately: memory };
}
