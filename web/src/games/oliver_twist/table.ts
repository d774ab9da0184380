// What a seat sees of Oliver Twist (view.py), and what can be read off a token's type.

export type Step =
  | "turn" | "prowl" | "path" | "chain" | "place" | "file" | "sale" | "keep" | "discard" | "name" | "roam"
  | "snatch" | "fence" | "clear" | "steal" | "search" | "seize" | "excess" | "equip" | "bargain" | "over"; // prettier-ignore

export interface Board {
  places: [number, number][];
  edges: [number, number][];
  yellow: number[][];
  closed: boolean;
}

export interface Way {
  passed: number[];
  files: string[];
}

export interface Player {
  tools: string[];
  cards: number;
  burglaries: number;
  looked: number[];
  money: number | null; // once the game is over
  loot: number[] | null;
}

export interface Bundle {
  kind: string;
  tokens: string[];
  wallets: number;
  brings: number;
}

export interface Mine {
  reserve: { token: string; hexagonal: boolean }[];
  limit: number;
  money: number;
  cards: string[];
  burglaries: number[];
  drawn: number[];
  file: string[] | null;
  sets: Bundle[];
}

export interface Row {
  cashed: number;
  file: number;
  kinds: number;
  fine: number;
  money: number;
}

export interface Counted {
  by: number;
  paid: number;
  seats: Row[];
}

export interface OliverTable {
  night: boolean;
  step: Step;
  turn: number;
  mover: number | null;
  board: Board;
  tokens: (string | null)[];
  pawn: number;
  reach: { space: number; paths: Way[] }[];
  path: { target: number; way: number[] } | null;
  chain: { at: number; left: number } | null;
  looks: number;
  sale: { tokens: string[]; least: number; brings: number } | null;
  rewards: number[];
  deck: number;
  burglary_deck: number;
  discard: string[];
  effects: Record<string, string>;
  helper: string | null;
  victim: number | null;
  taken: string | null;
  drawn: number;
  seats: Player[];
  mine: Mine | null;
  counts: Counted[];
}

export const HIDDEN = "hidden";
export const PLAZA = 0;
export const WALLET = "wallet";
const TOOLS: readonly string[] = ["crowbar", "picklocks", "dark-lantern", "rope", "brace"];

/** What is drawn on a token: `apple`, `rope`, `character`. */
export const thingOf = (token: string): string => token.replace(/-\d+$/, "");

/** The pounds on a token; none on tools, wallets and the like. */
export const poundsOf = (token: string): number => Number(/-(\d+)$/.exec(token)?.[1] ?? 0);

export const isTool = (token: string): boolean => TOOLS.includes(token);

/** The kind of a token, as the police count it (O11). */
export const kindOf = (token: string): string => (isTool(token) ? "tool" : thingOf(token));

/** The spaces that nobody enters in this game (O41). */
export const closedSpaces = (board: Board): ReadonlySet<number> => new Set(board.closed ? board.yellow.flat() : []);

/** The others in the order of play, beginning after me; for who watches, all. */
export function around(players: number, seat: number | null): number[] {
  return Array.from({ length: seat === null ? players : players - 1 }, (_, step) =>
    seat === null ? step : (seat + step + 1) % players,
  );
}

/** The ways to a space that go on as chosen so far. */
export function waysTo(table: OliverTable, space: number): Way[] {
  const { path } = table;
  const goal = path ? path.target : space;
  const ways = table.reach.find((one) => one.space === goal)?.paths ?? [];
  if (!path) return ways;
  const so = path.way.length;
  return ways.filter(
    ({ passed }) =>
      path.way.every((one, index) => passed[index] === one) &&
      (space === goal ? passed.length === so : passed[so] === space),
  );
}
