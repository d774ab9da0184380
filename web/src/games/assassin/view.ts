// Generated from rookery.games.assassin.view by `make protocol`.

/** The packets that lie before a player, or in the centre. */
export interface Pile {
  packets: number;
  victims: number;
  doubled: boolean;
}

/** A player as everyone sees them; a card face down is for its owner's eyes. */
export interface Player {
  packets: number;
  victims: number;
  doubled: boolean;
  points: number;
  laid: string | null;
  face_down: boolean;
  jack: "clubs" | "diamonds" | "hearts" | "spades" | null;
  king: "clubs" | "diamonds" | "hearts" | "spades" | null;
}

/** One's own cards and secret answer, and what is left for the others to be and to hold. */
export interface Mine {
  hand: string[];
  king: "clubs" | "diamonds" | "hearts" | "spades";
  jack: "clubs" | "diamonds" | "hearts" | "spades";
  jack_used: boolean;
  answer: string | null;
  kings_out: ("clubs" | "diamonds" | "hearts" | "spades")[];
  jacks_out: ("clubs" | "diamonds" | "hearts" | "spades")[];
}

/** A deal that was counted: who was who, and what it brought. */
export interface Deal {
  outcome: "absent_won" | "assassin_won" | "police_won" | "tied" | "united_won";
  absent: boolean;
  traitor: number | null;
  named: number | null;
  aside: "clubs" | "diamonds" | "hearts" | "spades" | null;
  with_assassin: number[];
  centre: number;
  police: number;
  assassin: number;
  winners: number[];
  prize: number;
  kings: ("clubs" | "diamonds" | "hearts" | "spades")[];
  victims: number[];
  points: number[];
}

/** The queens' line, the trick, everyone's packets, one's own cards, and the deals that were counted. */
export interface Table {
  deal: number;
  trick: number;
  step: "after" | "before" | "join" | "lay" | "order" | "over" | "replace";
  trumps: ("clubs" | "diamonds" | "hearts" | "spades")[];
  unplaced: ("clubs" | "diamonds" | "hearts" | "spades")[];
  missing: "clubs" | "diamonds" | "hearts" | "spades" | null;
  face_up: boolean;
  doubled: boolean;
  leader: number | null;
  sum: number | null;
  seats: Player[];
  centre: Pile;
  traitor: number | null;
  mine: Mine | null;
  deals: Deal[];
  winners: number[];
}

/** The role of each king. */
export interface Roles {
  spades: "assassin" | "police" | "traitor";
  hearts: "assassin" | "police" | "traitor";
  diamonds: "assassin" | "police" | "traitor";
  clubs: "assassin" | "police" | "traitor";
}

/** What the match is played for, and who the kings are. */
export interface Facts {
  goal: number;
  threshold: number;
  open: boolean;
  tricks: number;
  aside: boolean;
  roles: Roles;
}
