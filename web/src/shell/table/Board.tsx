// The game's own table, or the generic one, with what is shown and what is lit.
import type { Move } from "../../protocol";
import { type ReactNode, Suspense, useMemo } from "react";
import { GAMES } from "../../games";
import { HandsContext, nameOf } from "../../look";
import { GenericTable } from "../GenericTable";
import { keepNotes, keptNotes } from "../keep";
import type { Known } from "../known";
import { useLanguage } from "../language";
import type { TableLine } from "../tableline";
import type { Words } from "../words";
import { Coach } from "./Coach";
import type { Replay } from "./replay";
import { useLesson } from "./useLesson";
import { useWhy } from "./useWhy";

interface BoardProps {
  table: string;
  token: string;
  known: Known;
  line: TableLine;
  replay: Replay;
  /** Whether moves can be made now. */
  live: boolean;
  words: Words;
  stage(playing: boolean): void;
  /** Whether the table still shows something. */
  staging: boolean;
  /** A move is about to be made for the player: nothing is lit. */
  waits: boolean;
  /** What belongs beside the table, once it is fetched. */
  children: ReactNode;
}

export function Board(props: BoardProps) {
  const { table, token, known, line, replay, live, words, stage, staging, waits, children } = props;
  const { ui } = useLanguage();
  const coaching = useLesson(known);
  const awaited = coaching?.step.move;
  const [why, because] = useWhy(table, known.hello?.seat == null ? "" : token, words, () =>
    staging || !live ? ui.say("why.later") : coaching ? ui.say("why.lesson") : null,
  );
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
    live &&
    !waits &&
    (!coaching || nameOf({ verb, piece }) === awaited) &&
    now.moves.some((move) => move.verb === verb && move.piece === piece);
  const hands = {
    lit: ({ verb, piece }: Move) => !staging && lit(verb, piece),
    act: (move: Move) => line.act(move),
    why,
    says: (key: "skip" | "since" | "total") => ui.say(`kit.${key}`),
  };
  // The coach waits until the rivals have played: a word between their turns would be gone before it is read.
  const asked = now.moves.length > 0 || now.ending !== null;
  const ready = live && !staging && asked && (!awaited || now.moves.some((move) => nameOf(move) === awaited));
  return (
    <HandsContext value={hands}>
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
        {because}
        {coaching && <Coach coaching={coaching} ready={ready} />}
      </Suspense>
    </HandsContext>
  );
}
