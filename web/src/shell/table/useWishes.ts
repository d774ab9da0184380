// Moves that are made for the player at a table: by standing wishes, which are switched here, and where there is no other.
import type { Move } from "../../protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { paced } from "../../look";
import { keepWishes, keptWishes } from "../keep";
import type { Known } from "../known";
import type { TableLine } from "../tableline";
import { useSettings } from "../settings";
import { drawnDelay, holds, lastMove, offered, onlyMove, type Standing, wished } from "../wishes";

const MOMENT = 900; // milliseconds until the only move is made: long enough to see what it is about
const LEAST = 250;

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
  /** Whether that is so because there is no other. */
  forced: boolean;
}

/** `staging`: whether the table still shows something. */
export function useWishes(
  table: string,
  known: Known,
  line: TableLine,
  live: boolean,
  staging: boolean,
  standing: Standing,
): Wishes {
  const { view, events, number } = known;
  const [wishes, setWishes] = useState(() => keptWishes(table));
  const made = useRef(-1); // after which of my moves a move was made
  const held = useMemo(() => wishes.filter((wish) => holds(wish, events, standing)), [wishes, events, standing]);
  const after = lastMove(events, view?.seat ?? null);
  const { forced } = useSettings();
  const wish = view && live ? wished(view, held) : null;
  const taught = known.hello?.purpose === "lesson"; // there the player does everything
  const only = view && live && forced && !taught && !known.asked ? onlyMove(view, events) : null;
  const due = wish ?? only;
  const failed = made.current === after && known.refused !== null; // then it is the player's own to make

  const isWish = wish !== null;
  const verb = due?.verb ?? null;
  const piece = due?.piece ?? null;
  useEffect(() => {
    if (verb === null || made.current === after || (!isWish && staging)) return undefined;
    const deed = (): void => {
      made.current = after;
      line.act({ verb, piece });
    };
    const timer = setTimeout(deed, isWish ? drawnDelay(Math.random()) : Math.max(LEAST, paced(MOMENT)));
    return () => clearTimeout(timer);
  }, [verb, piece, after, line, isWish, staging]);

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
  return { switches, pending: failed ? null : due, forced: !isWish };
}
