// The HTTP calls of docs/protocol.md.
import type {
  Fault,
  GameInfo,
  Hint,
  Invitation,
  Join,
  Lesson,
  Link,
  Listed,
  Moment,
  Move,
  NewTable,
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
}

async function call<T>(path: string, { method = "GET", body, token }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
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
export const invitation = (table: string): Promise<Invitation> => call(at(table));
export const join = (table: string, wish: Join): Promise<Taken> => post(`${at(table)}/join`, wish);
export const fill = (table: string, token: string, bot: string): Promise<unknown> =>
  post(`${at(table)}/fill`, { bot } satisfies SeatRequest, token);
export const leave = (table: string, token: string): Promise<unknown> => post(`${at(table)}/leave`, {}, token);
export const handOver = (table: string, token: string): Promise<Link> => post(`${at(table)}/handover`, {}, token);
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

export const moment = (table: string, move: number, token: string): Promise<Moment> =>
  call(`${at(table)}/moments/${move}`, { token });
export const journal = (table: string, token: string): Promise<unknown> => call(`${at(table)}/journal`, { token });

/** Where the WebSocket of a table is. */
export function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(table)}/ws`;
}
