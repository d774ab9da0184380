// The table as it is shown: in beats while an hour is played out and the purses are counted.

import type { RefObject } from "react";
import type { Told } from "../../protocol";
import { useBeats } from "../staging";
import { beats, type Beat } from "./beats";
import { arrestedIn } from "./table";
import type { Table } from "./view";

export interface Staging extends Beat {
  playing: boolean;
}

const STAGED = { beats, nothing: null, remember: () => null, fresh: () => null };

export function useStaging(table: Table, told: Told[], live: boolean, room: RefObject<HTMLElement | null>): Staging {
  const { beat } = useBeats(STAGED, table, told, live, room);
  const shown = beat ?? { table, arrested: arrestedIn(table), said: [], hauls: [], counted: Infinity, ms: 0 };
  return { ...shown, playing: beat !== null };
}
