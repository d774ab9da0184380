// Generated from rookery.games.london.view by `make protocol`.

/** A card that lies in a pile under another one. */
export interface Below {
  card: string;
  flipped?: boolean;
}

/** What activating a card would bring now, without its cost, and but for what its text leaves to choose. */
export interface Gains {
  money: number;
  points: number;
  poverty: number;
}

/** A pile by its top card; what is left out is false, nothing or none. */
export interface Pile {
  card: string;
  flipped?: boolean;
  fresh?: boolean;
  used?: boolean;
  money?: number;
  covered?: Below[];
  brings?: Gains | null;
  verb?: "activate" | "cover" | "cover_back" | null;
  free?: boolean;
}

/** L29: what a run that ended now would do: piles + cards − boroughs, the change of poverty. */
export interface Forecast {
  piles: number;
  cards: number;
  boroughs: number;
  change: number;
}

/** A player as everyone sees them, and what this viewer knows of their hand. */
export interface Player {
  money: number;
  poverty: number;
  loans: number;
  loan: number;
  points: number;
  boroughs: number;
  markers: number;
  cards: number;
  known: string[];
  letters: number[];
  piles: Pile[];
  powers: string[];
  forecast: Forecast;
  count: number[];
  total: number;
}

/** How much is left of the deck, and what this seat knows of it. */
export interface Deck {
  left: number;
  letter: "A" | "B" | "C" | null;
  known: string[];
}

/** L8: what a move costs, and how many loans that takes. */
export interface Cost {
  pay: number;
  loans: number;
}

/** One's own hand, what playing or spending each of its cards costs now, and the cards of the deck one looks at. */
export interface Mine {
  hand: string[];
  pays: (Cost | null)[];
  looked: string[];
}

/** The Display, the map, everyone's city, and what is to be chosen. */
export interface Table {
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
  deck: Deck;
  display: (string | null)[];
  gone: number;
  owners: (number | null)[];
  tubed: string[];
  open: string[];
  tubes: number;
  counters: number;
  seats: Player[];
  pays: Record<string, Cost>;
  winners: number[];
  mine: Mine | null;
}

/** What is printed on a card, where there is anything. */
export interface Card {
  colour: "blue" | "brown" | "grey" | "pink";
  price?: number;
  pay?: number;
  spend?: "" | "any" | "blue";
  money?: number;
  points?: number;
  poverty?: number;
  flip?: boolean;
  worth?: number;
  text?: string;
  amount?: number;
  power?: string;
  strength?: number;
  stone?: boolean;
  uncertain?: boolean;
}

/** A borough as it is printed on the map. */
export interface Borough {
  borough: string;
  price: number;
  cards: number;
  points: number;
  bank: "north" | "south";
  thames: boolean;
  neighbours: string[];
  bridges: string[];
}

/** The cards by their keys, the map, and the lines of the score sheet. */
export interface Facts {
  values: "own" | "printed";
  flipped_colours: boolean;
  columns: number;
  cards: Record<string, Card>;
  boroughs: Borough[];
  lines: string[];
}
