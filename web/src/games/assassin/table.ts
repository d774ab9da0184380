// The suits, how cards are named, and where the players sit.
import type { Deal, Mine, Table } from "./view";

export type Suit = Mine["king"];
export type Step = Table["step"];
export type Outcome = Deal["outcome"];

export const JACK = "jack";
export const HIDDEN = "hidden";

/** The suit and the rank of a number card. */
export function parts(card: string): { suit: Suit; rank: number } {
  const [suit = "spades", rank = "0"] = card.split("-");
  return { suit: suit as Suit, rank: Number(rank) };
}

/** The seats clockwise, beginning with the one that sits at the bottom of the screen. */
export function around(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, step) => ((seat ?? 0) + step) % players);
}
