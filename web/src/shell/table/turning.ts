// The turning point of a reviewed game: where a seat's share of the win swung most.
import type { Review } from "../../protocol";

const LEAST = 0.05; // a smaller swing is none

export interface Turning {
  /** The decision after which it came: which one, after how many moves, and what was done. */
  place: number;
  number: number;
  move: string;
  /** The share of the win there and at the next decision, or at the end. */
  before: number;
  after: number;
}

export function turningPoint({ decisions, won }: Pick<Review, "decisions" | "won">): Turning | null {
  const swings = decisions.map(({ number, move, share }, place) => {
    return { place, number, move, before: share, after: decisions[place + 1]?.share ?? won };
  });
  const size = ({ before, after }: Turning): number => Math.abs(after - before);
  const most = swings.reduce<Turning | null>((best, one) => (best && size(best) >= size(one) ? best : one), null);
  return most && size(most) >= LEAST ? most : null;
}
