// The table as it is shown: in beats while the others act and while it is counted; and the last look that was mine alone.

import { useMemo, type RefObject } from "react";
import type { Told } from "../../protocol";
import { useBeats, type Staged } from "../staging";
import { beats, type Beat } from "./beats";
import { lookIn, type Look } from "./notes";
import type { Table } from "./view";

export interface Staging extends Beat {
  playing: boolean;
  look: Look | null;
}

type Memory = Look | null;

export function useStaging(
  table: Table,
  told: Told[],
  live: boolean,
  seat: number | null,
  room: RefObject<HTMLElement | null>,
): Staging {
  const staged = useMemo<Staged<Table, Beat, Memory>>(
    () => ({
      beats: (before, told, after) => beats(seat, before, told, after),
      nothing: null,
      remember: (look, _before, told) => lookIn(told) ?? look,
      fresh: (look) => look,
    }),
    [seat],
  );
  const { beat, memory } = useBeats(staged, table, told, live, room);
  const still: Beat = {
    table,
    said: [],
    hauls: [],
    struck: null,
    counted: table.loot.length,
    now: null,
    ms: 0,
    whole: false,
  };
  return { ...(beat ?? still), playing: beat !== null, look: live ? memory : null };
}
