// Staging: the table as it is shown lags behind the view while beats are played, and catches up at any click or key.

import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { atRest } from "../look";
import type { Told } from "../protocol";

/** How a game is staged: its beats, and what it remembers of what was told. */
export interface Staged<T, B, M> {
  /** The beats between the table as it was and the table as it is; none where there is nothing to show. */
  beats(before: T, told: Told[], after: T): B[];
  nothing: M;
  /** The memory after some events that led from one table to the next. */
  remember(memory: M, before: T, told: Told[], after: T): M;
  /** What of a memory still holds at a table, after an undo or a replay. */
  fresh(memory: M, table: T): M;
}

interface Script<T, B, M> {
  table: T; // the latest one
  told: Told[]; // and what led to it
  live: boolean;
  queue: B[];
  memory: M; // what is shown of it
  kept: M; // the live one, while a replay is shown
}

/** Stage what is told. Clicks inside `room` that cut a beat short do nothing else. */
export function useBeats<T, B extends { ms: number }, M>(
  staged: Staged<T, B, M>,
  table: T,
  told: Told[],
  live: boolean,
  room: RefObject<HTMLElement | null>,
): { beat: B | null; memory: M } {
  const [script, setScript] = useState<Script<T, B, M>>({
    table,
    told,
    live,
    queue: [],
    memory: staged.nothing,
    kept: staged.nothing,
  });
  let current = script;
  // What is told may leave the table as it was, and is told all the same.
  if (script.table !== table || script.told !== told || script.live !== live) {
    current = follow(staged, script, table, told, live);
    setScript(current);
  }
  const beat = current.queue[0] ?? null;

  useEffect(() => {
    if (!beat) return undefined;
    const next = (script: Script<T, B, M>): Script<T, B, M> => ({
      ...script,
      queue: script.queue.filter((one) => one !== beat),
    });
    const timer = setTimeout(() => setScript(next), beat.ms);
    return () => clearTimeout(timer);
  }, [beat]);

  const skip = useCallback(() => setScript((script) => ({ ...script, queue: [] })), []);
  useInterruption(beat !== null, skip, room);
  return { beat, memory: current.memory };
}

/** Tell the shell whether the table still shows something, before anybody sees it: nothing is lit as long as it does. */
export function useTelling(playing: boolean, stage: (playing: boolean) => void): void {
  useLayoutEffect(() => {
    stage(playing);
    return () => stage(false);
  }, [playing, stage]);
}

/** The script once the view has changed; beats are played only where one live moment follows another. */
function follow<T, B, M>(
  staged: Staged<T, B, M>,
  script: Script<T, B, M>,
  table: T,
  told: Told[],
  live: boolean,
): Script<T, B, M> {
  if (live && script.live) {
    const kept = staged.remember(script.kept, script.table, told, table);
    const queue = atRest() ? [] : [...script.queue, ...staged.beats(script.table, told, table)];
    return { table, told, live, queue, memory: kept, kept };
  }
  if (live) {
    const kept = staged.fresh(script.kept, table);
    return { table, told, live, queue: [], memory: kept, kept };
  }
  const memory =
    script.table === table ? script.memory : staged.remember(staged.nothing, script.table, told, table);
  return { table, told, live, queue: [], memory, kept: script.kept };
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
