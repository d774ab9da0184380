// The table as it is shown: in beats while an hour is played out, and with what is remembered of the last one.

import type { RefObject } from "react";
import type { Told } from "../../protocol";
import { useBeats } from "../staging";
import { beats, type Beat } from "./beats";
import { fresh, NOTHING, remember, type Memory } from "./lasthour";
import { arrestedIn } from "./table";
import type { Table } from "./view";

export interface Staging extends Beat {
  playing: boolean;
  memory: Memory;
}

const STAGED = { beats, nothing: NOTHING, remember, fresh };

export function useStaging(
  table: Table,
  told: Told[],
  live: boolean,
  room: RefObject<HTMLElement | null>,
): Staging {
  const { beat, memory } = useBeats(STAGED, table, told, live, room);
  const shown = beat ?? { table, arrested: arrestedIn(table), said: [], hauls: [], ms: 0 };
  return { ...shown, playing: beat !== null, memory };
}
