// Looking at the game again: the table after any move, as this seat saw it then.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Happened, Moment, Told, View } from "../../protocol";
import { moment, moments } from "../api";
import type { Known } from "../known";
import type { Words } from "../words";

const NONE: Told[] = [];
const STEP = 1400; // milliseconds a move is shown for

export interface Replay {
  /** The move that is looked at; null for now. */
  at: number | null;
  moves: number;
  playing: boolean;
  view: View | null;
  told: Told[];
  seek(move: number): void;
  /** To the next moment at which there was something new to see (1), or the last one before (-1). */
  step(way: 1 | -1): void;
  play(playing: boolean): void;
  /** Back to now. */
  leave(): void;
}

export function useReplay(table: string, token: string, known: Known): Replay {
  const [at, setAt] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState<{ moment: Moment; forward: boolean } | null>(null);
  const [steps, setSteps] = useState<readonly number[]>([]);
  const kept = useRef(new Map<number, Moment>());
  const moves = known.move;
  const looking = at !== null;

  useEffect(() => kept.current.clear(), [table, token, known.undone]);

  useEffect(() => {
    if (!looking) return undefined;
    let wanted = true;
    moments(table, token).then((found) => wanted && setSteps(found), () => wanted && setSteps([]));
    return () => {
      wanted = false;
    };
  }, [looking, table, token, moves]);

  useEffect(() => {
    if (at === null) return setShown(null);
    let wanted = true;
    const show = (found: Moment): void => {
      kept.current.set(at, found);
      if (wanted) setShown((before) => ({ moment: found, forward: before?.moment.move === stepFrom(steps, at, -1, moves) }));
    };
    const found = kept.current.get(at);
    if (found) show(found);
    else moment(table, at, token).then(show, () => wanted && setAt(null));
    return () => {
      wanted = false;
    };
    // Where the steps are is asked when a moment is shown; that they are known by now changes nothing in it.
  }, [at, table, token, known.undone]);

  const step = useCallback(
    (way: 1 | -1) => setAt((before) => (before === null ? null : stepFrom(steps, before, way, moves))),
    [steps, moves],
  );
  useEffect(() => {
    if (!playing || at === null) return undefined;
    if (at >= moves) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => step(1), STEP);
    return () => clearTimeout(timer);
  }, [playing, at, moves, step]);

  const seek = useCallback((move: number) => setAt(Math.max(0, move)), []);
  const leave = useCallback(() => {
    setPlaying(false);
    setAt(null);
  }, []);
  return {
    at: at === null ? null : Math.min(at, moves),
    moves,
    playing,
    view: at === null || !shown ? null : shown.moment.view,
    told: shown?.forward ? shown.moment.told : NONE,
    seek,
    step,
    play: setPlaying,
    leave,
  };
}

/** The step before or after a moment; as long as the steps are not known, every move is one. */
export function stepFrom(steps: readonly number[], at: number, way: 1 | -1, moves: number): number {
  if (way > 0) return steps.find((step) => step > at) ?? Math.min(moves, at + 1);
  return steps.findLast((step) => step < at) ?? Math.max(0, at - 1);
}

/** A part of the game to jump to: after which move it begins, and what it is called. */
export interface Round {
  move: number;
  label: string;
}

/** The rounds of a game, by the events that its words name in the group `round`. */
export function rounds(events: readonly Happened[], words: Words): Round[] {
  return events.flatMap(({ move, told = [] }) =>
    told.flatMap(({ kind, args }) => {
      const key = `round.${kind}`;
      return words.find(key) ? [{ move, label: words.say(key, args) }] : [];
    }),
  );
}
