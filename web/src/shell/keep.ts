// What the browser remembers: the language, a name, the seats somebody has at tables, their notes and wishes there.
import type { Wish } from "./wishes";

/** A table somebody has sat at, with the secrets that are theirs. */
export interface Kept {
  game: string;
  token: string;
  seat: number | null;
  when: number;
  over: boolean;
  /** Secrets by seat for friends who have not come yet. */
  links: Record<string, string>;
  /** What this browser gave to the deal, and what the server had promised by then. */
  share?: string;
  commitment?: string;
  /** Made, and not yet sat down at: the token is the secret of the seat that is kept for us. */
  unseated?: boolean;
}

const TABLES = "rookery.tables";
const NAME = "rookery.name";
const LANGUAGE = "rookery.language";
const TAUGHT = "rookery.taught.";
const NOTES = "rookery.notes.";
const WISHES = "rookery.wishes.";
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
  const before = tables[table] ?? { game: "", token: "", seat: null, when: 0, over: false, links: {} };
  tables[table] = { ...before, ...change, when: Date.now() };
  const newest = Object.entries(tables).sort(([, one], [, other]) => other.when - one.when);
  for (const [old] of newest.slice(MOST)) remove(NOTES + old);
  write(TABLES, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

/** Forget a table and the seat at it. */
export function forgetTable(table: string): void {
  const { [table]: _, ...others } = keptTables();
  remove(NOTES + table);
  write(TABLES, JSON.stringify(others));
}

/** What a player has noted for themselves at a table; it never leaves this browser. */
export const keptNotes = (table: string): string => read(NOTES + table) ?? "";
export const keepNotes = (table: string, notes: string): void => write(NOTES + table, notes);

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
