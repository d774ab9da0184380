// A game that has begun: whose turn it is, the table, what can be done, and how it ended.
import { spot } from "../../look";
import type { Known } from "../known";
import { useLanguage } from "../language";
import type { TableLine } from "../tableline";
import type { Words } from "../words";
import { Board } from "./Board";
import { Again, Ending } from "./Ending";
import { KeyboardPlace } from "./KeyboardPlace";
import { News } from "./News";
import type { Replay } from "./replay";
import { ReplayBar } from "./ReplayBar";
import { Review } from "./Review";
import { Tools } from "./Tools";
import { TurnLine } from "./TurnLine";
import { useHint } from "./useHint";
import type { Wishes } from "./useWishes";
import { WishSwitch } from "./WishSwitch";

interface PlayProps {
  table: string;
  token: string;
  known: Known;
  /** What the table has shown of it, and whether it still shows something. */
  settled: Known;
  staging: boolean;
  stage(playing: boolean): void;
  line: TableLine;
  replay: Replay;
  /** Whether moves can be made now. */
  live: boolean;
  wishes: Wishes;
  words: Words;
  /** Whether what happens is to be said here, because the log is out of sight. */
  speak: boolean;
  openRules(): void;
}

export function Play({
  table,
  token,
  known,
  settled,
  staging,
  stage,
  line,
  replay,
  live,
  wishes,
  words,
  speak,
  openRules,
}: PlayProps) {
  const { ui } = useLanguage();
  const { view } = known;
  const mine = Boolean(view?.moves.length);
  const [hint, advice] = useHint(table, token, known, words, live && mine && !staging && wishes.pending === null);
  if (!view) return null;
  const waits = wishes.pending !== null;
  const now = replay.at === null;
  const shownGoal = (replay.view ?? settled.view ?? view).goal;
  const ready = live && view.moves.length > 0 && !waits && !staging;
  const ended = view.ending !== null && Boolean(settled.view?.ending); // and the table has shown it
  return (
    <>
      <div className="board-top">
        {known.hello?.seat === null && <span className="tag">{ui.say("watching")}</span>}
        {!(known.closed && now) && (
          <TurnLine
            view={replay.view ?? settled.view ?? view}
            events={settled.events}
            words={words}
            at={replay.at}
            wished={waits}
            staging={staging}
          />
        )}
        {shownGoal && (
          <p className="goal" {...spot("goal")}>
            {words.say(`goal.${shownGoal.kind}`, shownGoal.args)}
          </p>
        )}
        {wishes.switches.map((wish) =>
          wish.on || !staging ? <WishSwitch key={wish.move} wish={wish} words={words} /> : null,
        )}
        <News events={settled.events} words={words} speak={speak} replaying={!now} />
      </div>
      <Board
        table={table}
        token={token}
        known={known}
        line={line}
        replay={replay}
        live={live}
        words={words}
        stage={stage}
        staging={staging}
        waits={waits}
      >
        <KeyboardPlace ready={ready} moment={known.number} />
      </Board>
      <Tools known={known} line={line} replay={replay} openRules={openRules} hint={hint}>
        {ended && <Again table={table} token={token} view={view} next={known.presence?.rematch ?? ""} words={words} />}
      </Tools>
      {advice}
      <ReplayBar replay={replay} />
      {ended && now && (
        <Ending table={table} token={token} view={view} words={words}>
          {known.hello?.seat != null && (
            <Review table={table} token={token} game={view.game} seat={known.hello.seat} words={words} replay={replay} />
          )}
        </Ending>
      )}
    </>
  );
}
