// The table as it is shown: in beats while a trick or a deal is played out; after a deal it waits for the player's word.

import type { RefObject } from "react";
import type { Told } from "../../protocol";
import { UNTIL_TOLD, useBeats } from "../staging";
import { type Beat, beats, still } from "./beats";
import type { Table } from "./view";

export interface Staging extends Beat {
  playing: boolean;
  waits: boolean; // until the player goes on
  onward(): void;
}

const STAGED = { beats, nothing: null, remember: () => null, fresh: () => null };

export function useStaging(
  table: Table,
  told: Told[],
  live: boolean,
  room: RefObject<HTMLElement | null>,
): Staging {
  const { beat, onward } = useBeats(STAGED, table, told, live, room);
  return { ...(beat ?? still(table)), playing: beat !== null, waits: beat?.ms === UNTIL_TOLD, onward };
}
