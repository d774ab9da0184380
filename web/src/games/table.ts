// What a game's part of the browser is: a table that shows a view and sends moves, and a drawing for the front page.
import type { ComponentType } from "react";
import type { Move, Told, View } from "../protocol";
import type { Tree, Words } from "../shell/words";

/** `T` is the game's table and `F` its facts, as its `view.ts` has them. */
export interface TableProps<T = unknown, F = unknown> {
  /** What this seat sees now, or at the moment the replay slider shows. */
  view: View<T>;
  /** What stays the same for the whole game. */
  facts: F;
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
  /** What the player notes at this table. */
  notebook: Notebook;
}

/** A text of the player's own: it stays in this browser, and is never sent. */
export interface Notebook {
  read(): string;
  write(notes: string): void;
}

export interface ExampleProps {
  words: Words;
}

export interface GameTable {
  /** For the front page. */
  Drawing: ComponentType;
  /** Fetched when somebody sits down: `lazy(() => import("./Table"))`. */
  Table: ComponentType<TableProps>;
  /** A drawn example for the rules, fetched with them: `lazy(() => import("./Example"))`. */
  Example?: ComponentType<ExampleProps>;
  /** Names of pieces that follow from the facts, by group and piece, to lay over the game's words. */
  names?(facts: unknown, words: Words): Tree;
}

/**
 * A game's part of the browser. The shell shows a table what its game has sent, and the types of both are generated from
 * the same Python: here, and only here, that is taken on trust.
 */
export function gameTable<T, F>(
  Drawing: ComponentType,
  Table: ComponentType<TableProps<T, F>>,
  Example: ComponentType<ExampleProps>,
  names?: (facts: F, words: Words) => Tree,
): GameTable {
  return {
    Drawing,
    Table: Table as ComponentType<TableProps>,
    Example,
    names: names && ((facts, words) => names(facts as F, words)),
  };
}
