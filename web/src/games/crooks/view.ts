// Generated from rookery.games.crooks.view by `make protocol`.

/** A player's crooks on a target, the lowest first; who lies face down for others is null. */
export interface Stack {
  seat: number;
  cards: (number | null)[];
  down: boolean;
  level: number;
}

/** A target as far as I can see it: my own crooks who lie face down count, the others' don't. */
export interface Target {
  value: number;
  leaders: number[];
  stacks: Stack[];
}

/** Each player's crooks of a gang, as far as I can see, and who leads alone. */
export interface GangCount {
  counts: number[];
  leader: number | null;
}

/** What a player has. */
export interface Player {
  money: number;
  passed: boolean;
  crooks: number;
}

/** The targets and gangs as I saw them before all were revealed. */
export interface Covered {
  targets: Target[];
  gangs: GangCount[];
}

/** A line of the count: who gets how much for a target or a gang. */
export interface Loot {
  seats: number[];
  points: number;
}

/** The turn, the players, the places, the targets and the gangs. Crooks are told by their numbers, from 1. */
export interface Table {
  first: number;
  turn: number | null;
  step: "face" | "kill" | "over" | "pick" | "recruit" | "send" | "spy" | "take" | "transfer";
  place: string | null;
  warned: string | null;
  looking: number[] | null;
  stays: "full_row" | "kingpin" | null;
  hand: number | null;
  holding: boolean;
  target: number | null;
  players: Player[];
  places: number[];
  affordable: string[];
  targets: Target[];
  gangs: GangCount[];
  loot: Loot[];
  covered: Covered | null;
  winners: number[];
}

/** A crook of the edition. */
export interface Crook {
  card: number;
  level: number;
  modifier: number;
  gangs: ("northside" | "outfit" | "westside")[];
  ability: "accomplice" | "killer" | "kingpin" | "pickpocket" | "spy" | "transfer" | null;
  attested: boolean;
  short: string;
}

/** The edition, the names of places, targets and gangs, and what leading a gang brings. */
export interface Facts {
  values: "own" | "reconstructed";
  crooks: Crook[];
  places: string[];
  targets: number[];
  gangs: ("northside" | "outfit" | "westside")[];
  gang_points: number;
  abilities: ("accomplice" | "killer" | "kingpin" | "pickpocket" | "spy" | "transfer")[];
}
