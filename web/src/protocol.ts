// Generated from src/rookery/engine/view.py and table/protocol.py by `make protocol`.

/** A verb and one piece. */
export interface Move {
  verb: string;
  piece: number | string | null;
}

/** One line of a score sheet: a key of the words, the points, and the rule that gives them. */
export interface ScoreLine {
  kind: string;
  points: number;
  rule: string;
}

/** A player's points, line by line. */
export interface Score {
  total: number;
  lines: ScoreLine[];
}

/** Where a seat stands on the way to a win, in one line: a key of the words (`goal.`), and what it is about. */
export interface Goal {
  kind: string;
  args: Record<string, unknown>;
}

/** All that a seat, or a spectator, may see now, with the moves open to it. */
export interface View<T = unknown> {
  game: string;
  seat: number | null;
  players: number;
  waiting: number[];
  moves: Move[];
  table: T;
  ending: string | null;
  returns: number[] | null;
  scores: Score[] | null;
  goal: Goal | null;
}

/** One thing that the coach says. The lesson goes on when it was read, or once the move was made. */
export interface Step {
  say: Record<string, string>;
  point?: string;
  move?: string;
}

/** A deal, its first moves, and its coach. */
export interface Lesson {
  players: number;
  seed: number;
  rival: string;
  steps: Step[];
  others: Record<string, string[]>;
  options?: Record<string, boolean | number | string>;
}

/** A seat as everyone may see it. */
export interface Seat {
  kind: "bot" | "link" | "open" | "person";
  name: string;
  bot: string;
  here: boolean;
}

/** A seat as a table's maker wants it. */
export interface Wish {
  kind: "bot" | "link" | "me" | "open";
  bot?: string;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  seats: Wish[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  spectators?: boolean;
}

/** POST /api/tables/{table}/study: play on from a moment of a finished game, among bots. */
export interface Study {
  seat: number;
  move: number;
  bot?: string;
}

/** A table made, or a seat taken. A token is the only key to a seat, and is shown once. Who makes a table, or asks for a rematch, sits down next: by `join`, with the token as the link, to be kept. */
export interface Taken {
  table: string;
  seat: number | null;
  token: string;
  commitment: string;
  links: Record<string, string>;
}

/** POST /api/tables/{table}/join: take an open seat, or the one a link was made for. The share is drawn once the table's promise is known (`commitment`), so that nobody could choose the deal. */
export interface Join {
  share: string;
  name?: string;
  keep?: boolean;
  link?: string;
}

/** POST /api/tables/{table}/{fill,leave,handover,standin,rematch}: something that a seat, or the maker, asks for. */
export interface SeatRequest {
  seat?: number | null;
  bot?: string;
}

/** POST /api/tables/{table}/why: why I cannot make a move now. The answer is a fault; with no reason where I can. */
export interface Why {
  verb: string;
  piece?: number | string | null;
}

/** A secret that lets somebody take a seat, once. */
export interface Link {
  seat: number;
  link: string;
}

/** A table as the lobby lists it. */
export interface Listed {
  table: string;
  game: string;
  values: "own" | "printed" | "reconstructed";
  seats: Seat[];
  spectators: boolean;
  moves: number;
  begun: boolean;
  over: boolean;
}

/** GET /api/tables/{table}: what anybody who has a table's address may know before they sit down. */
export interface Invitation {
  game: string;
  values: "own" | "printed" | "reconstructed";
  seats: Seat[];
  begun: boolean;
  over: boolean;
  commitment: string;
}

/** The first message: who I am, and the number of the last event I have seen (0: none). */
export interface Resume {
  type: "resume";
  id: string;
  token?: string;
  since?: number;
}

/** A move. */
export interface Act {
  type: "act";
  id: string;
  verb: string;
  piece?: number | string | null;
}

/** Take my last move back; or, with an answer, agree or not to another's wish. */
export interface Undo {
  type: "undo";
  id: string;
  answer?: boolean | null;
}

/** A word to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** The answer to resume: the table, and who you are at it. */
export interface Hello {
  type: "hello";
  table: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, boolean | number | string>;
  seat: number | null;
  maker: boolean;
  commitment: string;
  purpose: "game" | "lesson" | "study";
  values: "own" | "printed" | "reconstructed";
  facts: unknown;
  number: number;
}

/** One thing that happened, as the engine tells it. */
export interface Told {
  kind: string;
  rule: string;
  args: Record<string, unknown>;
}

/** One thing that happened, numbered without gaps, the same for everyone but for what is told. */
export interface Happened {
  number: number;
  what: "answer" | "ask" | "call_off" | "chat" | "close" | "end" | "hint" | "move" | "open" | "rematch" | "seat" | "start" | "undo";
  seat: number | null;
  move: number;
  at: number;
  told?: Told[];
  text?: string;
  change?: "" | "came_back" | "given" | "left" | "offered" | "sat_down" | "stood_in";
  yes?: boolean;
}

/** What has happened, and the table as this seat sees it now. The first one after hello has the whole view. */
export interface Update {
  type: "update";
  number: number;
  move: number;
  events?: Happened[];
  view?: View | null;
  patch?: unknown;
  undo?: boolean | null;
  asked?: UndoWish | null;
  proof?: Proof | null;
  sheet?: Sheet | null;
}

/** Somebody wants to take moves back that others would have to forget; all other people at the table answer. */
export interface UndoWish {
  seat: number;
  waiting: number[];
}

/** How far a game had come at a table that was closed before its end. */
export interface Sheet {
  moves: number;
  scores: number[];
}

/** What opens the promise: the deal is made of the server's secret and of everybody's share. */
export interface Proof {
  secret: string;
  nonce: string;
  shares: string[];
  unfair: boolean;
  hints: number[];
}

/** A request was carried out, and is on disk. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/** A request was not carried out, and nothing has changed. */
export interface Refuse {
  type: "refuse";
  id: string;
  reason: string;
  rule: string;
  args: Record<string, unknown>;
}

/** Who sits where and is there. */
export interface Presence {
  type: "presence";
  seats: Seat[];
  watching: number;
  rematch: string;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  low: number;
  high: number;
  choices: string[];
  edition: boolean;
}

/** GET /api/games: a game, for the front page. */
export interface GameInfo {
  name: string;
  low: number;
  high: number;
  options: OptionInfo[];
  reconstructed: boolean;
  bots: string[];
  rival: string;
  limit: number;
  lesson: boolean;
  standing: Record<string, string>;
  title: Record<string, string>;
  summary: Record<string, string>;
  length: Record<string, string>;
}

/** A numbered paragraph. GET /api/games/{game}/rules/{language} as usual, /api/tables/{table}/rules/{language} as played at a table. */
export interface RuleInfo {
  number: string;
  section: string;
  text: string;
}

/** GET /api/tables/{table}/moments/{move}: the table after so many moves, as this seat saw it then. */
export interface Moment {
  move: number;
  moves: number;
  seat: number | null;
  told: Told[];
  view: View;
}

/** The body of every HTTP error. */
export interface Fault {
  reason: string;
  rule: string;
  args: Record<string, unknown>;
}

/** A line of the score sheet, and how many points more it is expected to bring by one's next turn. */
export interface Change {
  line: string;
  points: number;
}

/** A move: what it is worth, what it should bring, and how often it would go wrong. */
export interface Advice {
  move: string;
  share: number;
  changes: Change[];
  danger: number;
}

/** What a mind would do in a seat's place. */
export interface Hint {
  seat: number;
  number: number;
  best: Advice[];
  worlds: number;
}

/** A choice: what was done, what a mind would have done, and what each was worth then. */
export interface Decision {
  number: number;
  move: string;
  share: number;
  best: string;
  best_share: number;
  loss: number;
}

/** A seat's game. Shares of the win: an even one, and where it went from there. dealt: what the deal made of it; played: what was lost by moves; fortune: what draws and rivals did. */
export interface Review {
  seat: number;
  even: number;
  dealt: number;
  played: number;
  fortune: number;
  won: number;
  decisions: Decision[];
  dearest: number[];
}

export type Request = Resume | Act | Undo | Chat;

export type Reply = Hello | Update | Ack | Refuse | Presence;
