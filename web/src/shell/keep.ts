// What the browser remembers: who plays here, the language, a name, secrets of seats, and notes and wishes at tables.
import type { Sitter } from "./table/mute";
import type { Wish } from "./wishes";

/** What this browser alone knows of a table at which somebody has sat down here. */
export interface Kept {
  token: string;
  when: number;
  /** The secret for friends who have not come yet. */
  invite?: string;
  /** What this browser gave to the deal, and what the server had promised by then. */
  share?: string;
  commitment?: string;
  /** Made, and not yet sat down at: the token is the secret of the seat that is kept for us. */
  unseated?: boolean;
}

const KEY = "rookery.me";
const TABLES = "rookery.tables";
const NAME = "rookery.name";
const LANGUAGE = "rookery.language";
const SETTINGS = "rookery.settings";
const PUSH = "rookery.push";
const RIVALS = "rookery.rivals.";
const TAUGHT = "rookery.taught.";
const NOTES = "rookery.notes.";
const MUTED = "rookery.muted.";
const WISHES = "rookery.wishes.";
const HOST = "rookery.host";
const MOST = 40;
const FRIENDLY = ["Pip", "Nell", "Kit", "Dora", "Jem", "Sal", "Ned", "Tess", "Bram", "Lottie", "Ash", "Wren"];

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden here: nothing is remembered
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return; // full or forbidden
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return; // nothing was kept here
  }
}

/** The key of who plays here; empty until there is one. */
export const keptKey = (): string => read(KEY) ?? "";
export const keepKey = (key: string): void => write(KEY, key);

/** Forget all that was kept of who plays here, in this browser. */
export function forgetAll(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith("rookery.")) remove(name);
  } catch {
    return; // nothing was kept here
  }
}

export const keptLanguage = (): string | null => read(LANGUAGE);
export const keepLanguage = (language: string): void => write(LANGUAGE, language);

/** The name that was given, if one was. */
export const givenName = (): string => read(NAME) ?? "";
export const keepName = (name: string): void => write(NAME, name.trim());

let friendly = "";

/** A name to sit down with: the given one, or a friendly one. */
export function someName(): string {
  friendly ||= FRIENDLY[Math.floor(Math.random() * FRIENDLY.length)] ?? "Pip";
  return givenName() || friendly;
}

/** What a player has set, as it was written: whoever reads it checks it. */
export function keptSettings(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(read(SETTINGS) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

export const keepSettings = (settings: Record<string, unknown>): void => write(SETTINGS, JSON.stringify(settings));

/** Where this browser is pushed to, if it is. */
export const keptPush = (): string => read(PUSH) ?? "";
export const keepPush = (address: string): void => (address ? write(PUSH, address) : remove(PUSH));

/** Whom somebody last played a game against: so many bots of a level. */
export interface Rivals {
  count: number;
  bot: string;
}

export function keptRivals(game: string): Partial<Rivals> {
  try {
    const found: unknown = JSON.parse(read(RIVALS + game) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const keepRivals = (game: string, rivals: Rivals): void => write(RIVALS + game, JSON.stringify(rivals));

/** Whether somebody has been offered a game's lesson here, or has played it. */
export const taught = (game: string): boolean => read(TAUGHT + game) !== null;
export const keepTaught = (game: string): void => write(TAUGHT + game, "yes");

/** All kept tables by their name. */
export function keptTables(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(read(TABLES) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export const keptTable = (table: string): Kept | undefined => keptTables()[table];

/** Keep a table, or what has changed about it; the oldest are forgotten when there are too many. */
export function keepTable(table: string, change: Partial<Kept>): void {
  const tables = keptTables();
  const before = tables[table] ?? { token: "", when: 0 };
  tables[table] = { ...before, ...change, when: Date.now() };
  const newest = Object.entries(tables).sort(([, one], [, other]) => other.when - one.when);
  for (const [old] of newest.slice(MOST)) forgetNotes(old);
  write(TABLES, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

/** Forget the secrets of a seat that has gone to somebody else. */
export function forgetTable(table: string): void {
  const { [table]: _, ...others } = keptTables();
  forgetNotes(table);
  write(TABLES, JSON.stringify(others));
}

/** What a player has noted for themselves at a table; it never leaves this browser. */
export const keptNotes = (table: string): string => read(NOTES + table) ?? "";
export const keepNotes = (table: string, notes: string): void => write(NOTES + table, notes);

/** Who is muted at a table. */
export function keptMuted(table: string): Sitter[] {
  try {
    const found: unknown = JSON.parse(read(MUTED + table) ?? "[]");
    return Array.isArray(found) ? (found as Sitter[]).filter(Array.isArray) : [];
  } catch {
    return [];
  }
}

export const keepMuted = (table: string, muted: readonly Sitter[]): void =>
  muted.length ? write(MUTED + table, JSON.stringify(muted)) : remove(MUTED + table);

function forgetNotes(table: string): void {
  remove(NOTES + table);
  remove(MUTED + table);
}

/** The host's key, as long as this tab is open. */
export function keptHostKey(): string {
  try {
    return sessionStorage.getItem(HOST) ?? "";
  } catch {
    return "";
  }
}

export function keepHostKey(key: string): void {
  try {
    if (key) sessionStorage.setItem(HOST, key);
    else sessionStorage.removeItem(HOST);
  } catch {
    return; // full or forbidden
  }
}

/** The standing wishes at a table, as long as this tab is open. */
export function keptWishes(table: string): Wish[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(WISHES + table) ?? "[]");
    return Array.isArray(found) ? (found as Wish[]) : [];
  } catch {
    return [];
  }
}

export function keepWishes(table: string, wishes: Wish[]): void {
  try {
    sessionStorage.setItem(WISHES + table, JSON.stringify(wishes));
  } catch {
    return; // full or forbidden
  }
}
