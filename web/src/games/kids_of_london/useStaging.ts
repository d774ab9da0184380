// The table as it is shown: it lags behind the view while beats are played, and catches up at any click or key.

import { useCallback, useEffect, useState, type RefObject } from "react";
import type { Told } from "../../protocol";
import { atRest } from "../../look";
import { beats, type Beat } from "./beats";
import { fresh, NOTHING, remember, type Memory } from "./lasthour";
import { arrestedIn, type KidsTable } from "./table";

export interface Staging extends Beat {
  playing: boolean;
  memory: Memory;
}

interface Script {
  table: KidsTable; // the latest one
  live: boolean;
  queue: Beat[];
  memory: Memory; // what is shown of it
  kept: Memory; // the live one, while a replay is shown
}

/** Stage what is told. Clicks inside `room` that cut a beat short do nothing else. */
export function useStaging(
  table: KidsTable,
  told: Told[],
  live: boolean,
  room: RefObject<HTMLElement | null>,
): Staging {
  const [script, setScript] = useState<Script>({ table, live, queue: [], memory: NOTHING, kept: NOTHING });
  let current = script;
  if (script.table !== table || script.live !== live) {
    current = follow(script, table, told, live);
    setScript(current);
  }
  const beat = current.queue[0];
  const playing = beat !== undefined;

  useEffect(() => {
    if (!beat) return undefined;
    const next = (script: Script): Script => ({ ...script, queue: script.queue.filter((one) => one !== beat) });
    const timer = setTimeout(() => setScript(next), beat.ms);
    return () => clearTimeout(timer);
  }, [beat]);

  const skip = useCallback(() => setScript((script) => ({ ...script, queue: [] })), []);
  useInterruption(playing, skip, room);

  const shown = beat ?? { table, arrested: arrestedIn(table), said: [], hauls: [], ms: 0 };
  return { ...shown, playing, memory: current.memory };
}

/** The script once the view has changed; beats are played only where one live moment follows another. */
function follow(script: Script, table: KidsTable, told: Told[], live: boolean): Script {
  if (live && script.live) {
    const kept = remember(script.kept, script.table, told, table);
    const queue = atRest() ? [] : [...script.queue, ...beats(script.table, told)];
    return { table, live, queue, memory: kept, kept };
  }
  if (live) {
    const kept = fresh(script.kept, table);
    return { table, live, queue: [], memory: kept, kept };
  }
  const memory = script.table === table ? script.memory : remember(NOTHING, script.table, told, table);
  return { table, live, queue: [], memory, kept: script.kept };
}

/** Call `skip` at the first click or key while something plays. */
function useInterruption(playing: boolean, skip: () => void, room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!playing) return undefined;
    const stop = (event: Event): void => {
      const inside = event.target instanceof Node && room.current?.contains(event.target);
      const presses =
        event.type === "click" || (event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " "));
      if (inside && presses) {
        event.stopPropagation();
        event.preventDefault();
      }
      skip();
    };
    window.addEventListener("click", stop, true);
    window.addEventListener("keydown", stop, true);
    return () => {
      window.removeEventListener("click", stop, true);
      window.removeEventListener("keydown", stop, true);
    };
  }, [playing, skip, room]);
}
