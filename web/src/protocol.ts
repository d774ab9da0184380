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

/** A player's points, line by line; and whether they come last, whatever the points of the others. */
export interface Score {
  total: number;
  lines: ScoreLine[];
  last: boolean;
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

/** How time is kept: live, a bank for the whole game and something for each turn; or days for each turn. */
export interface Clock {
  kind: "days" | "live";
  bank: number;
  increment?: number;
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
  clock?: Clock | null;
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
  invite: string;
}

/** POST /api/tables/{table}/join: take an open seat, or the one a link was made for. The share is drawn once the table's promise is known (`commitment`), so that nobody could choose the deal. */
export interface Join {
  share: string;
  name?: string;
  keep?: boolean;
  link?: string;
}

/** POST /api/tables/{table}/{fill,leave,return,handover,standin,rematch}: what a seat, or the maker, asks for. */
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
  clock: Clock | null;
}

/** GET /api/tables/{table}: what anybody who has a table's address may know before they sit down. */
export interface Invitation {
  game: string;
  values: "own" | "printed" | "reconstructed";
  host: string;
  seats: Seat[];
  begun: boolean;
  over: boolean;
  waiting: number[];
  winners: number[];
  commitment: string;
  clock: Clock | null;
  seat: number | null;
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
  purpose: "duplicate" | "game" | "lesson" | "study";
  values: "own" | "printed" | "reconstructed";
  facts: unknown;
  number: number;
  clock: Clock | null;
  night: string;
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
  what: "answer" | "ask" | "call_off" | "chat" | "close" | "end" | "hint" | "lobby" | "move" | "open" | "rematch" | "reveal" | "seat" | "sleep" | "start" | "undo";
  seat: number | null;
  move: number;
  at: number;
  told?: Told[];
  text?: string;
  change?: "" | "came_back" | "given" | "left" | "offered" | "sat_down" | "stood_in" | "timed_out";
  yes?: boolean;
  word?: string;
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
  clocks?: Times | null;
}

/** What everybody has left, as this seat may know it. */
export interface Times {
  at: number;
  left: number[];
  running: number[];
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
  lobby: "" | "hidden" | "listed";
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
  weight: number;
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

/** GET /api/me: what the server keeps of a player. */
export interface Me {
  name: string;
  language: string;
  settings: Record<string, boolean | number | string>;
  devices: number;
}

/** POST /api/me: what a player wants kept; the first time makes them one. */
export interface AboutMe {
  name?: string;
  language?: string;
  settings?: Record<string, boolean | number | string>;
}

/** POST /api/me/pass, /api/me/join: a secret that joins one other device to a player. */
export interface Pass {
  secret: string;
}

/** What a browser gives to those who push to it. */
export interface Secrets {
  p256dh: string;
  auth: string;
}

/** Where somebody is told. */
export interface Address {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
}

/** GET /api/me/notices: how a player is told, and what this server can do. */
export interface MyNotices {
  turns: boolean;
  wait: number;
  digest: number | null;
  addresses: Address[];
  key: string;
  mail: boolean;
  webhook: boolean;
}

/** POST /api/me/notices: how a player wants to be told. */
export interface NoticeWish {
  turns?: boolean;
  wait?: number;
  digest?: number | null;
}

/** POST /api/me/notices/add: where a player wants to be told; another mail address or webhook replaces the first. */
export interface NewAddress {
  kind: "mail" | "push" | "webhook";
  address: string;
  secrets?: Secrets | null;
}

/** POST /api/me/notices/remove: where they do not any more. */
export interface OldAddress {
  id: string;
}

/** A table as one of its players sees it in their list, for all of them. */
export interface Summary {
  game: string;
  names: string[];
  bots: string[];
  begun?: boolean;
  over?: boolean;
  closed?: string;
  moves?: number;
  since?: number;
  owing?: number[];
  asked?: number[];
  ends?: Record<string, number>;
  returns?: number[];
  scores?: number[];
}

/** GET /api/me/tables: a table at which the player has a seat. */
export interface MyTable {
  table: string;
  seat: number;
  at: number;
  game: string;
  names: string[];
  bots: string[];
  begun: boolean;
  over: boolean;
  closed: string;
  moves: number;
  since: number;
  mine: boolean;
  waiting: number[];
  ends: number | null;
  returns: number[];
  scores: number[];
}

/** The first and only message of a client on /api/me/ws: whose tables. */
export interface Follow {
  key: string;
}

/** What the server says on /api/me/ws: first all tables, then those that are new or have changed. */
export interface MyNews {
  at: number;
  tables: MyTable[];
  gone: string[];
}

/** GET /api/me/export: all that is kept of a player. */
export interface Export {
  me: Me;
  tables: MyTable[];
  results: Record<string, unknown>[];
  notices: MyNotices;
}

/** POST /api/nights: a club night. */
export interface NewNight {
  game: string;
  players: number;
  rounds: number;
  title?: string;
  options?: Record<string, boolean | number | string>;
  clock?: Clock | null;
  bot?: string;
}

/** POST /api/nights/{night}/enter: take part. */
export interface NewEntrant {
  name?: string;
}

/** POST /api/nights/{night}/bots: the host lets bots take part. */
export interface NewBots {
  count: number;
  bot?: string;
}

/** The answer to a new night. */
export interface NightMade {
  night: string;
}

/** Somebody who takes part: what they made of each deal, beside all who sat in the same place. */
export interface Ranked {
  name: string;
  bot: string;
  place: number;
  mean: number;
  rounds: (number | null)[];
  mine: boolean;
}

/** A table of the round that runs, or of one that is over. */
export interface NightTable {
  table: string;
  round: number;
  names: string[];
  bots: string[];
  over: boolean;
  scores: number[];
}

/** GET /api/nights/{night}: how it stands, for who asks. */
export interface NightInfo {
  night: string;
  title: string;
  game: string;
  players: number;
  rounds: number;
  round: number;
  over: boolean;
  clock: Clock | null;
  hosting: boolean;
  entered: boolean;
  my_table: string;
  promise: string;
  ranking: Ranked[];
  tables: NightTable[];
}

/** What somebody wins by: a line of the score sheet, on average. */
export interface WonBy {
  kind: string;
  points: number;
  winners: number;
}

/** How somebody does at a game. */
export interface PlayerRecord {
  player: string;
  name: string;
  bot: string;
  games: number;
  rate: number;
  low: number;
  high: number;
  rating: number | null;
}

/** A finished game. */
export interface Played {
  table: string;
  game: string;
  at: number;
  seat: number | null;
  names: string[];
  bots: string[];
  shares: number[];
  scores: number[];
  moves: number;
  takebacks: number;
  unfair: boolean;
  hints: boolean;
  rated: boolean;
}

/** GET /api/games/{game}/results; GET /api/me/results has one for each game, of the asking player alone. */
export interface GameResults {
  game: string;
  games: number;
  even: number;
  players: PlayerRecord[];
  recent: Played[];
  lines: WonBy[];
}

/** A table as the host sees it: nothing of what anybody holds. */
export interface HostTable {
  table: string;
  game: string;
  names: string[];
  bots: string[];
  here: number[];
  watching: number;
  moves: number;
  touched: number;
  listed: boolean;
  over: boolean;
  closed: string;
}

/** How busy the bots of the worker that answers are. */
export interface Load {
  running: number;
  waiting: number;
  processes: number;
  most: number;
}

/** GET /api/host: the house. */
export interface HostInfo {
  version: string;
  worker: string;
  since: number;
  at: number;
  tables: HostTable[];
  all_tables: number;
  unfinished: number;
  players: number;
  disk: number;
  free: number | null;
  bots: Load;
}

/** POST /api/host/tables/{table}/close: with a word to its people, or none. */
export interface CloseTable {
  word?: string;
}

/** POST /api/host/archive: close the tables at which nothing has happened for so many days. */
export interface Archive {
  days: number;
}

/** How many tables were closed. */
export interface Archived {
  tables: number;
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
