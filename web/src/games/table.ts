// What a game's part of the browser is: a table that shows a view and sends moves, and a drawing for the front page.
import type { ComponentType } from "react";
import type { Told } from "../protocol";
import type { Words } from "../shell/words";

export interface Move {
  verb: string;
  piece: number | string | null;
}

export interface GameView<T> {
  game: string;
  seat: number | null;
  players: number;
  waiting: number[];
  moves: Move[];
  table: T;
  ending: string | null;
  returns: number[] | null;
  scores: Score[] | null;
}

export interface Score {
  total: number;
  lines: { kind: string; points: number; rule: string }[];
}

export interface TableProps<T = unknown> {
  /** What this seat sees now, or at the moment the replay slider shows. */
  view: GameView<T>;
  /** `words.say("table.hour", {...})`; `words.seat(2)` is a player's name. */
  words: Words;
  /** What happened by the latest events, for motion; empty on first load. */
  told: Told[];
  /** All that this seat has been told up to the moment shown, in order. */
  story: Told[];
  /** False while replaying or reconnecting: nothing is lit. */
  live: boolean;
  /** One click, one move. */
  act(move: Move): void;
  /** Legal now, and live. */
  lit(verb: string, piece: number | string | null): boolean;
  /** Say that the table still shows what has happened (true), or has caught up: the shell tells nothing earlier. */
  stage(playing: boolean): void;
  /** What the player notes for himself at this table. */
  notebook: Notebook;
}

/** A text of the player's own: it stays in this browser, and is never sent. */
export interface Notebook {
  read(): string;
  write(notes: string): void;
}

export interface GameTable {
  /** For the front page. */
  Drawing: ComponentType;
  /** Fetched when somebody sits down: `lazy(() => import("./Table"))`. */
  Table: ComponentType<TableProps<any>>;
}
