// The game's own table, or the generic one, with what is shown and what is lit.
import type { Move } from "../../protocol";
import { type ReactNode, Suspense, useMemo } from "react";
import { GAMES } from "../../games";
import { GenericTable } from "../GenericTable";
import { keepNotes, keptNotes } from "../keep";
import type { Known } from "../known";
import type { TableLine } from "../tableline";
import type { Words } from "../words";
import type { Replay } from "./replay";

interface BoardProps {
  table: string;
  known: Known;
  line: TableLine;
  replay: Replay;
  /** Whether moves can be made now. */
  live: boolean;
  words: Words;
  stage(playing: boolean): void;
  /** A move is about to be made for the player: nothing is lit. */
  waits: boolean;
  /** What belongs beside the table, once it is fetched. */
  children: ReactNode;
}

export function Board({ table, known, line, replay, live, words, stage, waits, children }: BoardProps) {
  const notebook = useMemo(
    () => ({ read: () => keptNotes(table), write: (notes: string) => keepNotes(table, notes) }),
    [table],
  );
  const story = useMemo(
    () => known.events.filter(({ move }) => replay.at === null || move <= replay.at).flatMap(({ told = [] }) => told),
    [known.events, replay.at],
  );
  if (!known.view) return null;
  const Table = GAMES[known.view.game]?.Table ?? GenericTable;
  const now = known.view;
  const lit = (verb: string, piece: Move["piece"]): boolean =>
    live && !waits && now.moves.some((move) => move.verb === verb && move.piece === piece);
  return (
    <Suspense>
      <Table
        view={replay.view ?? now}
        facts={known.hello?.facts}
        words={words}
        told={replay.view ? replay.told : known.told}
        story={story}
        live={live}
        act={(move) => live && line.act(move)}
        lit={lit}
        stage={stage}
        notebook={notebook}
      />
      {children}
    </Suspense>
  );
}
