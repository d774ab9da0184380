// What a seat sees of the game: its own part of the view.

export type Colour = "brown" | "blue" | "pink" | "grey";

/** What is printed on a card, where there is anything. */
export interface Facts {
  colour: Colour;
  price?: number;
  pay?: number; // pounds, to activate it
  spend?: "any" | "blue"; // a card, to activate it
  money?: number;
  points?: number;
  poverty?: number;
  flip?: true;
  worth?: number; // points at the end
  text?: string;
  power?: string;
  stone?: true; // it can be built
}

export interface Cost {
  pay: number;
  loans: number; // that it takes (L8)
}

export interface Gains {
  money: number;
  points: number;
  poverty: number;
}

export interface Below {
  card: string;
  flipped: boolean;
}

export interface Pile extends Below {
  fresh: boolean; // placed in this turn
  used: boolean; // activated in this run
  spared: boolean;
  money: number; // lying on it
  covered: Below[]; // the lowest first
  brings: Gains | null;
}

export type Line = "cash" | "boroughs" | "underground" | "buildings" | "taken" | "loans" | "poverty";
export const LINES: readonly Line[] = ["cash", "boroughs", "underground", "buildings", "taken", "loans", "poverty"];

export interface Count extends Record<Line, number> {
  total: number;
  repaid: number;
  poorness: number;
}

export interface Player {
  money: number;
  poverty: number;
  loans: number;
  loan: number; // what one brings
  points: number;
  boroughs: number;
  markers: number;
  cards: number;
  known: string[]; // of the cards in hand
  letters: number[]; // how many of each deck
  piles: Pile[];
  powers: string[];
  forecast: { piles: number; cards: number; boroughs: number; change: number };
  count: Count; // as if the game ended now
}

export interface Borough {
  borough: string;
  price: number;
  cards: number;
  points: number;
  bank: "north" | "south";
  thames: boolean;
  neighbours: string[];
  bridges: string[];
  owner: number | null;
  tube: boolean;
  open: boolean;
  site: number | null; // what an Underground marker would cost here
}

export interface LondonTable {
  turn: number;
  step: string | null;
  held: string | null;
  pile: number | null;
  slot: number | null;
  due: number;
  draws: number;
  swapped: boolean;
  pubs: boolean;
  closing: number | null;
  deck: { left: number; letter: string | null; known: string[] };
  display: { columns: number; slots: (string | null)[] };
  discarded: string[];
  boroughs: Borough[];
  tubes: number;
  counters: number;
  seats: Player[];
  pays: Record<string, Cost>;
  mine: { hand: string[]; looked: string[]; pays: (Cost | null)[] } | null;
  cards: Record<string, Facts>;
}

/** What is printed on a card that the table names. */
export function factsOf(table: LondonTable, card: string): Facts {
  return table.cards[card] ?? { colour: "grey" };
}

/** How to do something, if it can be done now. */
export type Ready = (verb: string, piece: number | string | null) => (() => void) | undefined;

/** A number with its sign: +3, −2, 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** The move of a verb that puts a pile to use, if that is what is asked; equal cards count as one choice (L36). */
export function pileMove(piles: Pile[], place: number, step: string | null, ready: Ready): [string, () => void] | null {
  const pile = piles[place];
  if (!pile) return null;
  const best = (fits: (other: Pile) => boolean, money: (...values: number[]) => number): boolean => {
    const same = piles.filter((other) => other.card === pile.card && fits(other));
    return fits(pile) && pile.money === money(...same.map((other) => other.money));
  };
  const may: [string, boolean][] = [
    ["activate", best(step === "again" ? ({ used }) => used : ({ used, flipped }) => !used && !flipped, Math.max)],
    ["cover", best(({ fresh, flipped }) => !fresh && !flipped, Math.min)],
    ["cover_back", pile.flipped && !pile.fresh],
  ];
  for (const [verb, here] of may) {
    const act = here ? ready(verb, pile.card) : undefined;
    if (act) return [verb, act];
  }
  return null;
}
