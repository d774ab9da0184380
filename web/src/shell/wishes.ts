// Moves that this client makes for its player, because they said so: standing wishes, and where they want that, the only
// move there is. Never that one while others have to answer too: how fast it comes would tell what its player holds.
import type { Happened, Move, View } from "../protocol";

/** Moves that may be made for a player, by their names, each with the kind of event that ends the wish. */
export type Standing = Readonly<Record<string, string>>;

/** A wish: this move from now on. It dates from the last event that was known when it was made. */
export interface Wish {
  move: string;
  since: number;
}

const SOONEST = 400; // milliseconds
const LATEST = 1200;

/** How long after the question a wished answer is given: drawn, whatever the player holds. */
export const drawnDelay = (random: number): number => SOONEST + random * (LATEST - SOONEST);

/** A move's name, as in files. */
export const nameOf = ({ verb, piece }: Move): string => (piece === null ? verb : `${verb} ${piece}`);

/** The move of a name. */
export function moveOf(name: string): Move {
  const [verb = "", ...piece] = name.split(" ");
  const text = piece.join(" ");
  return { verb, piece: text === "" ? null : /^\d+$/.test(text) ? Number(text) : text };
}

/** Whether a wish still holds: until its event has come, or anything was taken back. */
export function holds(wish: Wish, events: readonly Happened[], standing: Standing): boolean {
  const until = standing[wish.move];
  if (until === undefined) return false;
  return !events.some(
    ({ number, what, told }) => number > wish.since && (what === "undo" || told?.some(({ kind }) => kind === until)),
  );
}

/** The legal move that is wished for, if one is. */
export function wished(view: View, wishes: readonly Wish[]): Move | null {
  if (view.seat === null) return null;
  return view.moves.find((move) => wishes.some((wish) => wish.move === nameOf(move))) ?? null;
}

/** The only move there is, where my seat alone is asked; not after something was undone: whoever did that wants to think. */
export function onlyMove(view: View, events: readonly Happened[]): Move | null {
  const { seat, waiting, moves } = view;
  if (seat === null || moves.length !== 1 || waiting.length !== 1 || waiting[0] !== seat) return null;
  const last = events.findLast(({ what }) => what === "move" || what === "undo");
  return last?.what === "undo" ? null : (moves[0] ?? null);
}

/** The legal moves that may be wished for from now on, whether there is a choice or not: the offer must tell nothing. */
export function offered(view: View, standing: Standing): string[] {
  return view.moves.map(nameOf).filter((name) => name in standing);
}

/** Whether my last move was an answer that nobody saw, and nothing has come of it yet. */
export function answered(view: View, events: readonly Happened[]): boolean {
  if (view.seat === null || view.waiting.includes(view.seat)) return false;
  const last = lastMove(events, view.seat);
  return last > 0 && !events.some(({ number, what, told }) => number >= last && (what === "undo" || told?.length));
}

/** The number of a seat's last move, nought for none. */
export function lastMove(events: readonly Happened[], seat: number | null): number {
  if (seat === null) return 0; // unseen moves are nobody's
  return events.findLast((event) => event.what === "move" && event.seat === seat)?.number ?? 0;
}
