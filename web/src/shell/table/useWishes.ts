// Standing wishes at a table: which are on, and the moves that are made for them.
import type { Move } from "../../protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { keepWishes, keptWishes } from "../keep";
import type { Known } from "../known";
import type { TableLine } from "../tableline";
import { drawnDelay, holds, lastMove, offered, type Standing, wished } from "../wishes";

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
  const { view, events, number } = known;
  const [wishes, setWishes] = useState(() => keptWishes(table));
  const made = useRef(-1); // after which of my moves a move was made
  const held = useMemo(() => wishes.filter((wish) => holds(wish, events, standing)), [wishes, events, standing]);
  const after = lastMove(events, view?.seat ?? null);
  const due = view && live ? wished(view, held) : null;
  const failed = made.current === after && known.refused !== null; // then it is the player's own to make

  const verb = due?.verb ?? null;
  const piece = due?.piece ?? null;
  useEffect(() => {
    if (verb === null || made.current === after) return undefined;
    const deed = (): void => {
      made.current = after;
      line.act({ verb, piece });
    };
    const timer = setTimeout(deed, drawnDelay(Math.random()));
    return () => clearTimeout(timer);
  }, [verb, piece, after, line]);

  const turn = useCallback(
    (move: string, on: boolean) => {
      const others = held.filter((wish) => wish.move !== move);
      const next = on ? [...others, { move, since: number }] : others;
      keepWishes(table, next);
      setWishes(next);
    },
    [held, number, table],
  );
  const choices = view && live ? offered(view, standing) : [];
  const switches = Object.entries(standing).flatMap(([move, until]) => {
    const on = held.some((wish) => wish.move === move);
    return on || choices.includes(move) ? [{ move, until, on, turn: (now: boolean) => turn(move, now) }] : [];
  });
  return { switches, pending: failed ? null : due };
}
