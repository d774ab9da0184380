// What a seat sees of Kids of London: the game's own part of the view.

export type Character = "merchant" | "left_priest" | "right_priest" | "jeweller" | "banker" | "prince" | "beggar";

export interface Gang {
  dummy: boolean; // plays without a player (K13)
  coins: number;
  children: number[] | null; // at home; only one's own
  out: boolean; // a child is in the street
  child: number | null; // which one, as far as this seat may know
  choosing: boolean;
  choice: string | null; // one's own answer, while others still choose
}

export interface KidsTable {
  hour: number;
  hours: number;
  tile: Character | null; // nobody comes by once the game is over
  purse: number | null;
  gangs: Gang[];
  stripped: number[];
  winners: number[];
}

export const CHIEF = 8;

/** K2: rival chiefs are arrested as soon as all children lie face up. */
export function arrestedIn(table: KidsTable): number[] {
  if (table.gangs.some((gang) => gang.child === null)) return [];
  const chiefs = table.gangs.flatMap((gang, seat) => (gang.child === CHIEF ? [seat] : []));
  return chiefs.length > 1 ? chiefs : [];
}

/** The gangs clockwise, beginning with the one that sits at the bottom of the screen. */
export function around(table: KidsTable, seat: number | null): number[] {
  const gangs = table.gangs.length;
  return Array.from({ length: gangs }, (_, step) => ((seat ?? 0) + step) % gangs);
}
