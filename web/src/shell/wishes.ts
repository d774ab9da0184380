// Standing wishes: moves that this client makes for its player, because he said so or because there is no other.
import type { GameView, Move } from "../games/table";
import type { Event } from "../protocol";

/** Moves that may be made for a player, by their names, each with the kind of event that ends the wish. */
export type Standing = Readonly<Record<string, string>>;

/** A wish: this move from now on. It dates from the last event that was known when it was made. */
export interface Wish {
  move: string;
  since: number;
}

/** A move's name, as in files. */
export const nameOf = ({ verb, piece }: Move): string => (piece === null ? verb : `${verb} ${piece}`);

/** The move of a name. */
export function moveOf(name: string): Move {
  const [verb = "", ...piece] = name.split(" ");
  const text = piece.join(" ");
  return { verb, piece: text === "" ? null : /^\d+$/.test(text) ? Number(text) : text };
}

/** Whether a wish still holds: until its event has come, or anything was taken back. */
export function holds(wish: Wish, events: readonly Event[], standing: Standing): boolean {
  const until = standing[wish.move];
  if (until === undefined) return false;
  return !events.some(
    (event) =>
      event.number > wish.since && (event.what === "undo" || event.told.some((told) => told.kind === until)),
  );
}

/** What is known when the client asks itself whether to move. */
export interface Situation {
  view: GameView<unknown>;
  /** The number of the last event that is in the view. */
  viewed: number;
  events: readonly Event[];
  standing: Standing;
  wishes: readonly Wish[];
}

/**
 * The move to make without asking: the only legal one, if it may be made on a wish, or a legal one that is wished for.
 * After something was taken back the player moves first: else nobody could take back more than one move.
 */
export function byItself({ view, viewed, events, standing, wishes }: Situation): Move | null {
  if (view.seat === null || viewed < (events.at(-1)?.number ?? 0)) return null;
  if (lastNumber(events, (event) => event.what === "undo") > lastMove(events, view.seat)) return null;
  const [first] = view.moves;
  if (first && view.moves.length === 1 && nameOf(first) in standing) return first;
  return view.moves.find((move) => wishes.some((wish) => wish.move === nameOf(move) && holds(wish, events, standing))) ?? null;
}

/** The standing moves that are a choice now: the player may wish never to be asked again. */
export function offered(view: GameView<unknown>, standing: Standing): string[] {
  return view.moves.length > 1 ? view.moves.map(nameOf).filter((name) => name in standing) : [];
}

/** Whether my last move was an answer that nobody saw, and nothing has come of it yet. */
export function answered(view: GameView<unknown>, events: readonly Event[]): boolean {
  if (view.seat === null || view.waiting.includes(view.seat)) return false;
  const last = lastMove(events, view.seat);
  return last > 0 && !events.some((event) => event.number >= last && (event.what === "undo" || event.told.length > 0));
}

/** The number of my last move, nought for none: a move is made by itself at most once after it. */
export function lastMove(events: readonly Event[], seat: number): number {
  return lastNumber(events, (event) => event.what === "move" && event.seat === seat);
}

function lastNumber(events: readonly Event[], wanted: (event: Event) => boolean): number {
  return events.findLast(wanted)?.number ?? 0;
}
