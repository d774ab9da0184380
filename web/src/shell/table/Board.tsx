// The game's own table, or the generic one, with what is shown and what is lit.
import { GAMES } from "../../games";
import type { Move } from "../../games/table";
import { GenericTable } from "../GenericTable";
import type { Known } from "../known";
import type { TableLine } from "../tableline";
import type { Words } from "../words";
import type { Replay } from "./replay";

interface BoardProps {
  known: Known;
  line: TableLine;
  replay: Replay;
  words: Words;
  stage(playing: boolean): void;
}

export function Board({ known, line, replay, words, stage }: BoardProps) {
  if (!known.view) return null;
  const Table = GAMES[known.view.game]?.Table ?? GenericTable;
  const live = known.line === "open" && replay.at === null;
  const now = known.view;
  const lit = (verb: string, piece: Move["piece"]): boolean =>
    live && now.moves.some((move) => move.verb === verb && move.piece === piece);
  return (
    <Table
      view={replay.view ?? now}
      words={words}
      told={replay.view ? replay.told : known.told}
      live={live}
      act={(move) => live && line.act(move)}
      lit={lit}
      stage={stage}
    />
  );
}
