// What a seat sees of the game: its own part of the view.

export type Suit = "spades" | "hearts" | "diamonds" | "clubs";
export type Step = "before" | "lay" | "replace" | "after" | "order" | "join" | "over";

/** Packets in a place: before a player, or in the centre. */
export interface Pile {
  packets: number;
  victims: number;
  doubled: boolean; // one of them counts two (A9)
}

export interface Player extends Pile {
  points: number; // of the match
  cards: number; // in the hand
  laid: string | null; // "hearts-7", "jack", or "hidden" while it lies face down
  jack: Suit | null; // once it was used
}

export interface Mine {
  hand: string[];
  king: Suit;
  jack: Suit;
  jack_used: boolean;
  answer: string | null; // my secret one, until all are in
  kings_out: Suit[]; // what the others, and the king set aside, can be
  jacks_out: Suit[];
}

export interface Deal {
  outcome: Outcome;
  traitor: number | null;
  named: number | null;
  missing: Suit | null;
  aside: Suit | null;
  centre: number;
  police: number;
  assassin: number;
  prize: number;
  seats: { king: Suit; victims: number; points: number }[];
}

export type Outcome = "police_won" | "assassin_won" | "tied" | "united_won" | "absent_won";

export interface AssassinTable {
  goal: number;
  threshold: number;
  open: boolean;
  deal: number;
  trick: number;
  tricks: number;
  step: Step;
  trumps: Suit[]; // strongest first; in step "order", those placed so far
  missing: Suit | null;
  face_up: boolean;
  doubled: boolean; // this trick counts two
  leader: number | null;
  seats: Player[];
  centre: Pile;
  traitor: number | null;
  mine: Mine | null;
  deals: Deal[];
}

export const SUITS: readonly Suit[] = ["spades", "hearts", "diamonds", "clubs"];
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

/** The suits that are in this deal. */
export const suitsOf = (table: AssassinTable): Suit[] => SUITS.filter((suit) => suit !== table.missing);

/** What lies open in this trick adds up to; null while nothing does. */
export function sumOf(table: AssassinTable): number | null {
  const open = table.seats.flatMap(({ laid }) => (laid && laid !== HIDDEN && laid !== JACK ? [parts(laid).rank] : []));
  const secret = table.step === "lay" && !table.face_up; // only my own is known
  return open.length && !secret ? open.reduce((sum, rank) => sum + rank, 0) : null;
}
