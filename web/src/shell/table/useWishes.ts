// Standing wishes at a table: which are on, and the moves that are made for them.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Move } from "../../games/table";
import { keepWishes, keptWishes } from "../keep";
import type { Known } from "../known";
import type { TableLine } from "../tableline";
import { byItself, holds, lastMove, offered, type Standing } from "../wishes";

const SOONEST = 400; // milliseconds
const LATEST = 1600;

/** A wish that can be switched. */
export interface Switch {
  move: string;
  until: string;
  on: boolean;
  turn(on: boolean): void;
}

export interface Wishes {
  switches: Switch[];
  /** The move that is about to be made, or on its way; nobody need click. */
  pending: Move | null;
}

export function useWishes(table: string, known: Known, line: TableLine, live: boolean, standing: Standing): Wishes {
  const { view, viewed, events } = known;
  const seat = view?.seat ?? null;
  const [wishes, setWishes] = useState(() => keptWishes(table));
  const made = useRef(-1); // after which of my moves a move was made
  const held = useMemo(() => wishes.filter((wish) => holds(wish, events, standing)), [wishes, events, standing]);
  const due = view && live ? byItself({ view, viewed, events, standing, wishes: held }) : null;
  const after = seat === null ? 0 : lastMove(events, seat);
  const failed = made.current === after && known.refused !== null; // then it is the player's own to make

  const verb = due?.verb ?? null;
  const piece = due?.piece ?? null;
  useEffect(() => {
    if (verb === null || made.current === after) return undefined;
    const deed = (): void => {
      made.current = after;
      line.act({ verb, piece });
    };
    const timer = setTimeout(deed, SOONEST + Math.random() * (LATEST - SOONEST));
    return () => clearTimeout(timer);
  }, [verb, piece, after, line]);

  const now = events.at(-1)?.number ?? 0;
  const turn = useCallback(
    (move: string, on: boolean) => {
      const others = held.filter((wish) => wish.move !== move);
      const next = on ? [...others, { move, since: now }] : others;
      keepWishes(table, next);
      setWishes(next);
    },
    [held, now, table],
  );
  const choices = view && live ? offered(view, standing) : [];
  const switches = Object.entries(standing).flatMap(([move, until]) => {
    const on = held.some((wish) => wish.move === move);
    return on || choices.includes(move) ? [{ move, until, on, turn: (now: boolean) => turn(move, now) }] : [];
  });
  return { switches, pending: failed ? null : due };
}
