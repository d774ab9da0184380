// Looking back: the table after any move, as this seat saw it then.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Moment, Told, View } from "../../protocol";
import { moment } from "../api";
import type { Known } from "../known";

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
  play(playing: boolean): void;
  /** Back to now. */
  leave(): void;
}

export function useReplay(table: string, token: string, known: Known): Replay {
  const [at, setAt] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState<{ moment: Moment; forward: boolean } | null>(null);
  const kept = useRef(new Map<number, Moment>());
  const moves = known.move;

  useEffect(() => kept.current.clear(), [table, token, known.undone]);

  useEffect(() => {
    if (at === null) return setShown(null);
    let wanted = true;
    const show = (found: Moment): void => {
      kept.current.set(at, found);
      if (wanted) setShown((before) => ({ moment: found, forward: before?.moment.move === at - 1 }));
    };
    const found = kept.current.get(at);
    if (found) show(found);
    else moment(table, at, token).then(show, () => wanted && setAt(null));
    return () => {
      wanted = false;
    };
  }, [at, table, token, known.undone]);

  useEffect(() => {
    if (!playing || at === null) return;
    if (at >= moves) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, at, moves]);

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
    play: setPlaying,
    leave,
  };
}
