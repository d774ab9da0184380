// Generated from rookery.games.kids_of_london.view by `make protocol`.

/** A gang: its coins for all to see, its cards for its own eyes until they are revealed. */
export interface Gang {
  dummy: boolean;
  coins: number;
  children: number[] | null;
  out: boolean;
  child: number | null;
  arrested: boolean;
  choosing: boolean;
  choice: string | null;
}

/** The hour and its character, and the gangs. */
export interface Table {
  hour: number;
  tile: "banker" | "beggar" | "jeweller" | "left_priest" | "merchant" | "prince" | "right_priest" | null;
  gangs: Gang[];
  stripped: number[];
  winners: number[];
}

/** The hours of the day, and what each character carries. */
export interface Facts {
  hours: number;
  purses: Record<string, number>;
}
