// Generated from rookery.games.oliver_twist.view by `make protocol`.

/** O14, O16: the space that the chain has come to, and how many tokens are left to turn up. */
export interface Chain {
  at: number;
  left: number;
}

/** O6: the tokens of the set, and what it brings; for the seller alone. */
export interface Sale {
  tokens: ("apple-1" | "apple-2" | "brace" | "brooch-2" | "burglary" | "character" | "crowbar" | "dark-lantern" | "handkerchief-1" | "handkerchief-2" | "necklace-3" | "picklocks" | "ring-4" | "rope" | "wallet" | "watch-5")[];
  brings: number;
}

/** A player as everyone sees them; what they have once the game is over, before that None. */
export interface Player {
  tools: ("apple-1" | "apple-2" | "brace" | "brooch-2" | "burglary" | "character" | "crowbar" | "dark-lantern" | "handkerchief-1" | "handkerchief-2" | "necklace-3" | "picklocks" | "ring-4" | "rope" | "wallet" | "watch-5")[];
  cards: number;
  burglaries: number;
  looked: number[];
  money: number | null;
  loot: number[] | null;
  total: number | null;
}

/** A token of one's reserve. */
export interface Held {
  token: "apple-1" | "apple-2" | "brace" | "brooch-2" | "burglary" | "character" | "crowbar" | "dark-lantern" | "handkerchief-1" | "handkerchief-2" | "necklace-3" | "picklocks" | "ring-4" | "rope" | "wallet" | "watch-5";
  hexagonal: boolean;
}

/** O6: a set that could be sold now: all of a kind, with the wallets that it needs. */
export interface Bundle {
  kind: "apple" | "brooch" | "burglary" | "character" | "handkerchief" | "necklace" | "ring" | "tool" | "wallet" | "watch";
  tokens: ("apple-1" | "apple-2" | "brace" | "brooch-2" | "burglary" | "character" | "crowbar" | "dark-lantern" | "handkerchief-1" | "handkerchief-2" | "necklace-3" | "picklocks" | "ring-4" | "rope" | "wallet" | "watch-5")[];
  brings: number;
}

/** One's own lair. One's file stays shut, unless a character opens it. */
export interface Mine {
  reserve: Held[];
  money: number;
  cards: ("artful-dodger" | "bill-sikes" | "charley-bates" | "monks" | "mr-brownlow" | "mr-bumble" | "mrs-bedwin" | "mrs-corney" | "nancy" | "noah-claypole" | "oliver" | "rose-maylie" | "toby-crackit")[];
  burglaries: number[];
  drawn: number[];
  file: ("apple-1" | "apple-2" | "brace" | "brooch-2" | "burglary" | "character" | "crowbar" | "dark-lantern" | "handkerchief-1" | "handkerchief-2" | "necklace-3" | "picklocks" | "ring-4" | "rope" | "wallet" | "watch-5")[] | null;
  sets: Bundle[];
}

/** What the end of a round was for a player. */
export interface Row {
  cashed: number;
  file: number;
  kinds: number;
  fine: number;
  money: number;
}

/** The end of a round: who ended it, what they paid, and what it was for everyone. */
export interface Counted {
  by: number;
  paid: number;
  seats: Row[];
}

/** The table. What the moves say is not repeated here: a space is lit when a move names it. */
export interface Table {
  night: boolean;
  step: "bargain" | "chain" | "clear" | "discard" | "equip" | "excess" | "fence" | "file" | "keep" | "name" | "over" | "path" | "place" | "prowl" | "roam" | "sale" | "search" | "seize" | "snatch" | "steal" | "turn";
  turn: number;
  mover: number | null;
  tokens: ("?" | "apple-1" | "apple-2" | "brace" | "brooch-2" | "burglary" | "character" | "crowbar" | "dark-lantern" | "handkerchief-1" | "handkerchief-2" | "necklace-3" | "picklocks" | "ring-4" | "rope" | "wallet" | "watch-5" | null)[];
  pawn: number;
  ways: number[][];
  path: number[] | null;
  chain: Chain | null;
  looks: number;
  sale: Sale | null;
  rewards: number[];
  deck: number;
  burglary_deck: number;
  discard: ("artful-dodger" | "bill-sikes" | "charley-bates" | "monks" | "mr-brownlow" | "mr-bumble" | "mrs-bedwin" | "mrs-corney" | "nancy" | "noah-claypole" | "oliver" | "rose-maylie" | "toby-crackit")[];
  helper: "artful-dodger" | "bill-sikes" | "charley-bates" | "monks" | "mr-brownlow" | "mr-bumble" | "mrs-bedwin" | "mrs-corney" | "nancy" | "noah-claypole" | "oliver" | "rose-maylie" | "toby-crackit" | null;
  victim: number | null;
  taken: "apple-1" | "apple-2" | "brace" | "brooch-2" | "burglary" | "character" | "crowbar" | "dark-lantern" | "handkerchief-1" | "handkerchief-2" | "necklace-3" | "picklocks" | "ring-4" | "rope" | "wallet" | "watch-5" | null;
  drawn: number;
  seats: Player[];
  mine: Mine | null;
  counts: Counted[];
  winners: number[];
}

/** The map, the tokens and the characters. */
export interface Facts {
  places: [number, number][];
  edges: [number, number][];
  yellow: number[];
  closed: number[];
  kinds: Record<string, "apple" | "brooch" | "burglary" | "character" | "handkerchief" | "necklace" | "ring" | "tool" | "wallet" | "watch">;
  pounds: Record<string, number>;
  effects: Record<string, "bargain" | "clear" | "denounce" | "double" | "equip" | "fence" | "gift" | "guide" | "search" | "snatch" | "steal">;
  limit: number;
  values: "own" | "reconstructed";
}
