// The HTTP calls of docs/protocol.md.
import type {
  AboutMe,
  Archived,
  Export,
  Fault,
  GameInfo,
  GameResults,
  Hint,
  HostInfo,
  Invitation,
  Join,
  Lesson,
  Link,
  Listed,
  Me,
  Moment,
  Move,
  MyNotices,
  NewAddress,
  NewBots,
  NewEntrant,
  NewNight,
  NewTable,
  NightInfo,
  NightMade,
  NoticeWish,
  Pass,
  Review,
  RuleInfo,
  SeatRequest,
  Study,
  Taken,
} from "../protocol";
import type { Tree } from "./words";

/** A call that was refused, or did not arrive (`reason` is then `unreachable`). */
export class Problem extends Error {
  constructor(readonly fault: Fault) {
    super(fault.reason);
  }
}

interface Call {
  method?: string;
  body?: unknown;
  token?: string;
  /** It is carried out although the page is left. */
  outlive?: boolean;
}

async function call<T>(path: string, { method = "GET", body, token, outlive = false }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      keepalive: outlive,
    });
  } catch {
    throw new Problem({ reason: "unreachable", rule: "", args: {} });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const refused = typeof answer === "object" && answer !== null && "reason" in answer;
  throw new Problem(refused ? (answer as Fault) : { reason: "unreachable", rule: "", args: {} });
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const post = <T>(path: string, body: unknown, token?: string): Promise<T> =>
  call<T>(path, token ? { method: "POST", body, token } : { method: "POST", body });

export const games = (): Promise<GameInfo[]> => call("/api/games");
export const gameWords = (game: string, language: string): Promise<Tree> =>
  call(`/api/games/${game}/words/${language}`);
export const gameRules = (game: string, language: string): Promise<RuleInfo[]> =>
  call(`/api/games/${game}/rules/${language}`);
/** The rules as they are played at a table. */
export const tableRules = (table: string, language: string, token: string): Promise<RuleInfo[]> =>
  call(`${at(table)}/rules/${language}`, { token });
/** A game's guided first game; and a table for it. */
export const lesson = (game: string): Promise<Lesson> => call(`/api/games/${game}/lesson`);
export const beginLesson = (game: string): Promise<Taken> => post(`/api/games/${game}/lesson`, {});
export const openTables = (): Promise<Listed[]> => call("/api/tables");

export const makeTable = (wish: NewTable): Promise<Taken> => post("/api/tables", wish);
/** Who sits at a table; with the token of a seat there, also how the game stands. */
export const invitation = (table: string, token = ""): Promise<Invitation> => call(at(table), { token });
/** Sit down, as the player of a key. */
export const join = (table: string, wish: Join, key: string): Promise<Taken> => post(`${at(table)}/join`, wish, key);
export const fill = (table: string, token: string, bot: string): Promise<unknown> =>
  post(`${at(table)}/fill`, { bot } satisfies SeatRequest, token);
export const leave = (table: string, token: string): Promise<unknown> => post(`${at(table)}/leave`, {}, token);
export const comeBack = (table: string, token: string): Promise<unknown> => post(`${at(table)}/return`, {}, token);
export const handOver = (table: string, token: string): Promise<Link> => post(`${at(table)}/handover`, {}, token);
/** Put a public table of mine on the front page, or take it off. */
export const showInLobby = (table: string, token: string, shown: boolean): Promise<unknown> =>
  post(`${at(table)}/${shown ? "list" : "unlist"}`, {}, token);
export const standIn = (table: string, token: string, seat: number): Promise<unknown> =>
  post(`${at(table)}/standin`, { seat } satisfies SeatRequest, token);
export const rematch = (table: string, token: string): Promise<Taken> => post(`${at(table)}/rematch`, {}, token);

/** What a good player would do in my place; that I asked is told to everybody. */
export const hint = (table: string, token: string): Promise<Hint> => post(`${at(table)}/hint`, {}, token);
/** A seat's finished game; and a table that goes on from a moment of it. */
export const review = (table: string, token: string, seat: number): Promise<Review> =>
  call(`${at(table)}/review/${seat}`, { token });
export const study = (table: string, token: string, wish: Study): Promise<Taken> =>
  post(`${at(table)}/study`, wish, token);

/** Why a move cannot be made now; without a reason, where it can. */
export const whyNot = (table: string, token: string, move: Move): Promise<Fault> =>
  post(`${at(table)}/why`, move, token);

/** After how many moves there was something new for my seat to see. */
export const moments = (table: string, token: string): Promise<number[]> => call(`${at(table)}/moments`, { token });
export const moment = (table: string, move: number, token: string): Promise<Moment> =>
  call(`${at(table)}/moments/${move}`, { token });
export const journal = (table: string, token: string): Promise<unknown> => call(`${at(table)}/journal`, { token });

// What belongs to the player of a key.
/** Club nights: a new one, how one stands, and what can be done at it. */
export const newNight = (key: string, wish: NewNight): Promise<NightMade> => post("/api/nights", wish, key);
const nightAt = (night: string): string => `/api/nights/${encodeURIComponent(night)}`;
export const nightInfo = (night: string, key: string): Promise<NightInfo> => call(nightAt(night), { token: key });
export const nightDeed = (
  night: string,
  deed: "enter" | "leave" | "begin" | "hurry",
  key: string,
  body: NewEntrant = {},
): Promise<unknown> => post(`${nightAt(night)}/${deed}`, body, key);
export const addBots = (night: string, key: string, wish: NewBots): Promise<unknown> =>
  post(`${nightAt(night)}/bots`, wish, key);

export const aboutMe = (key: string): Promise<Me> => call("/api/me", { token: key });
export const keepMe = (key: string, about: AboutMe): Promise<Me> =>
  call("/api/me", { method: "POST", body: about, token: key, outlive: true });
/** How a game was played here, and by whom how well; and how I do, game by game. */
export const gameResults = (game: string): Promise<GameResults> => call(`/api/games/${encodeURIComponent(game)}/results`);
export const myResults = (key: string): Promise<GameResults[]> => call("/api/me/results", { token: key });
/** Take a table off my list, or put it back. */
export const listTable = (table: string, key: string, shown: boolean): Promise<unknown> =>
  post(`/api/me/tables/${encodeURIComponent(table)}/${shown ? "show" : "hide"}`, {}, key);
/** How I hear of my turn when I am away: as it is, when and how often, and where. */
export const myNotices = (key: string): Promise<MyNotices> => call("/api/me/notices", { token: key });
export const wishNotices = (key: string, wish: NoticeWish): Promise<MyNotices> => post("/api/me/notices", wish, key);
export const addAddress = (key: string, wish: NewAddress): Promise<MyNotices> => post("/api/me/notices/add", wish, key);
export const removeAddress = (key: string, id: string): Promise<MyNotices> =>
  post("/api/me/notices/remove", { id }, key);
/** A secret that lets one other device in; and to be let in by one. */
export const newPass = (key: string): Promise<Pass> => post("/api/me/pass", {}, key);
export const joinDevice = (key: string, pass: Pass): Promise<Me> => post("/api/me/join", pass, key);
export const exportMe = (key: string): Promise<Export> => call("/api/me/export", { token: key });
export const forgetMe = (key: string): Promise<unknown> => post("/api/me/forget", {}, key);

/** With the host's key: the house, and what only the host can do. */
export const hostInfo = (key: string): Promise<HostInfo> => call("/api/host", { token: key });
export const closeTable = (key: string, table: string, word: string): Promise<unknown> =>
  post(`/api/host/tables/${encodeURIComponent(table)}/close`, { word }, key);
export const archive = (key: string, days: number): Promise<Archived> => post("/api/host/archive", { days }, key);

const socket = (path: string): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}/ws`;

/** Where the WebSockets of a table and of my tables are. */
export const socketAddress = (table: string): string => socket(at(table));
export const mySocketAddress = (): string => socket("/api/me");
