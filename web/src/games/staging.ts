// Staging: the table as it is shown lags behind the view while beats are played, and catches up at any click or key.

import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { atRest, paced } from "../look";
import type { Told } from "../protocol";

/** What a beat has for its player: how long it lasts, and whether it may be cut when the wait grows long. */
export interface Timed {
  ms: number;
  whole?: boolean; // it keeps its time: a count at the end
}

/** How long a beat is shown that waits for the player's word (`onward`): no click beside it and no pace ends it. */
export const UNTIL_TOLD = Infinity;

const waits = ({ ms }: Timed): boolean => ms === UNTIL_TOLD;

/** Whether more turns went by than there are players, after a lost line: then the table simply shows where things are. */
export const missed = (told: Told[], turn: string, players: number): boolean =>
  told.filter(({ kind }) => kind === turn).length > players;

const SURPRISE = 350; // milliseconds of a beat in which a press was meant for what had been there before it
const BEARABLE = 8000; // milliseconds that others' doings may keep somebody waiting, at the normal pace

/** The beats still to be shown, quicker where there are many of them; the one that is being shown keeps its time. */
export function bearable<B extends Timed>(queue: B[]): B[] {
  const cut = queue.filter((beat, place) => place > 0 && !beat.whole && !waits(beat));
  const wait = cut.reduce((sum, { ms }) => sum + ms, 0);
  if (wait <= BEARABLE) return queue;
  return queue.map((beat) => (cut.includes(beat) ? { ...beat, ms: (beat.ms * BEARABLE) / wait } : beat));
}

/** How a game is staged: its beats, and what it remembers of what was told. */
export interface Staged<T, B, M> {
  /** The beats between the table as it was and the table as it is; none where there is nothing to show. */
  beats(before: T, told: Told[], after: T): B[];
  /** One beat instead of two that wait to be shown, where they belong together. */
  join?(last: B, next: B): B | null;
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

/** Stage what is told. Clicks inside `room` that cut a beat short do nothing else, but where it had only just begun. */
export function useBeats<T, B extends Timed, M>(
  staged: Staged<T, B, M>,
  table: T,
  told: Told[],
  live: boolean,
  room: RefObject<HTMLElement | null>,
): { beat: B | null; memory: M; onward(): void } {
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

  const onward = useCallback(
    () => setScript((script) => ({ ...script, queue: script.queue.filter((one) => one !== beat) })),
    [beat],
  );
  useEffect(() => {
    if (!beat || waits(beat)) return undefined;
    const timer = setTimeout(onward, paced(beat.ms));
    return () => clearTimeout(timer);
  }, [beat, onward]);

  const skip = useCallback(() => setScript((script) => ({ ...script, queue: unheard(script.queue) })), []);
  useInterruption(beat !== null && !waits(beat), skip, room);
  return { beat, memory: current.memory, onward };
}

/** Tell the shell whether the table still shows something, before anybody sees it: nothing is lit as long as it does. */
export function useTelling(playing: boolean, stage: (playing: boolean) => void): void {
  useLayoutEffect(() => {
    stage(playing);
    return () => stage(false);
  }, [playing, stage]);
}

/** The script once the view has changed; beats are played only where one live moment follows another. */
function follow<T, B extends Timed, M>(
  staged: Staged<T, B, M>,
  script: Script<T, B, M>,
  table: T,
  told: Told[],
  live: boolean,
): Script<T, B, M> {
  if (live && script.live) {
    const kept = staged.remember(script.kept, script.table, told, table);
    const fresh = staged.beats(script.table, told, table);
    const queue = atRest()
      ? [...script.queue, ...fresh].filter(waits)
      : bearable(fresh.reduce((queue, next) => append(staged, queue, next), script.queue));
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

/** A beat more, or the last one instead of two; the first is being shown and stays as it is. */
function append<T, B, M>(staged: Staged<T, B, M>, queue: B[], next: B): B[] {
  const last = queue.length > 1 ? queue.at(-1) : undefined;
  const joined = last && staged.join?.(last, next);
  return joined ? [...queue.slice(0, -1), joined] : [...queue, next];
}

/** What is left once the player has seen enough: from the first beat on that waits for a word. */
function unheard<B extends Timed>(queue: B[]): B[] {
  const first = queue.findIndex(waits);
  return first < 0 ? [] : queue.slice(first);
}

type Press = Pick<Event, "isTrusted" | "timeStamp"> & { detail?: number; repeat?: boolean };

/** Whether a press was meant for what a beat has just covered: a person's, in time, and not a second one of theirs. */
export const meantBefore = ({ isTrusted, timeStamp, detail = 0, repeat = false }: Press, began: number): boolean =>
  isTrusted && timeStamp - began < SURPRISE && detail < 2 && !repeat;

/**
 * Call `skip` at the first click or key while something plays; `data-look` marks what may be looked at meanwhile.
 * Whoever was about to press a piece when a rival's move came in between has pressed it all the same.
 */
function useInterruption(playing: boolean, skip: () => void, room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!playing) return undefined;
    const began = performance.now();
    const stop = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest("[data-look]")) return;
      const inside = event.target instanceof Node && room.current?.contains(event.target);
      const presses =
        event.type === "click" || (event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " "));
      if (inside && presses) {
        event.stopPropagation();
        event.preventDefault();
        const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
        // Once the table is shown as it is: until then no piece is lit.
        if (meantBefore(event as Press, began)) setTimeout(() => pressed?.click());
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
