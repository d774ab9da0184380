// Generated from src/rookery/table/protocol.py by `make protocol`: change it there.

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
  name?: string;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  spectators?: boolean;
}

/** A seat taken: its token is the only key to it, and is shown once. */
export interface Taken {
  table: string;
  seat: number | null;
  token: string;
  links: Record<string, string>;
}

/** POST /api/tables/{table}/join: take an open seat, or the one a link was made for. */
export interface Join {
  name?: string;
  link?: string;
}

/** POST /api/tables/{table}/{leave,handover,standin,rematch}: something that a seat asks for. */
export interface SeatRequest {
  seat?: number | null;
  bot?: string;
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
  seats: Seat[];
  spectators: boolean;
  moves: number;
  over: boolean;
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
  commitment: string;
  number: number;
}

/** One thing that happened, as the engine tells it. */
export interface Told {
  kind: string;
  rule: string;
  args: Record<string, unknown>;
}

/** What happened, numbered without gaps: a move, an undo, a word, a change of seats. */
export interface Event {
  type: "event";
  number: number;
  what: "chat" | "move" | "seat" | "start" | "undo";
  seat: number | null;
  move: number;
  told: Told[];
  text: string;
  change: "" | "came_back" | "left" | "sat_down" | "stood_in";
}

/** The table as this seat sees it, with its legal moves inside; sent after every change. */
export interface View {
  type: "view";
  number: number;
  move: number;
  view: Record<string, unknown>;
  undo: boolean;
  proof: Proof | null;
}

/** What opens the promise. */
export interface Proof {
  seed: string;
  nonce: string;
}

/** Somebody wants to take a move back that others would have to forget; all other people at the table answer. */
export interface Asked {
  type: "request";
  seat: number | null;
  waiting: number[];
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
  title: Record<string, string>;
  summary: Record<string, string>;
  length: Record<string, string>;
}

/** GET /api/games/{game}/rules/{language}: a numbered paragraph. */
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
  view: Record<string, unknown>;
}

/** The body of every HTTP error. */
export interface Fault {
  reason: string;
  rule: string;
  args: Record<string, unknown>;
}

export type Request = Resume | Act | Undo | Chat;

export type Reply = Hello | Event | View | Asked | Ack | Refuse | Presence;
