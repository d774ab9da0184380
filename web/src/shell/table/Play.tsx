// A game that has begun: whose turn it is, the table, what can be done, and how it ended.
import { spot } from "../../look";
import type { Known } from "../known";
import { useLanguage } from "../language";
import { Link, nightPath } from "../route";
import type { TableLine } from "../tableline";
import type { Words } from "../words";
import { Absent } from "./Absent";
import { Board } from "./Board";
import { ClockVoice } from "./ClockVoice";
import { Again, Ending } from "./Ending";
import { KeyboardPlace } from "./KeyboardPlace";
import { News } from "./News";
import styles from "./Play.module.css";
import { type Replay, rounds } from "./replay";
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
      <div className={styles.stage}>
        <div className={styles.bar}>
          {known.hello?.seat === null && <span className="tag">{ui.say("watching")}</span>}
          {!(known.closed && now) && (
            <TurnLine
              view={replay.view ?? settled.view ?? view}
              events={settled.events}
              words={words}
              at={replay.at}
              wished={waits ? (wishes.forced ? "turn.forced" : "turn.wished") : ""}
              staging={staging}
            />
          )}
          {now && !known.clocks && !known.closed && <Absent table={table} token={token} known={known} words={words} />}
          {shownGoal && (
            <p className={styles.goal} {...spot("goal")}>
              {words.say(`goal.${shownGoal.kind}`, shownGoal.args)}
            </p>
          )}
          {wishes.switches.map((wish) =>
            wish.on || !staging ? <WishSwitch key={wish.move} wish={wish} words={words} /> : null,
          )}
          <News events={settled.events} words={words} speak={speak} replaying={!now} />
          <Tools known={known} line={line} replay={replay} openRules={openRules} hint={hint}>
            {ended && known.hello?.night && (
              <Link className="btn btn-primary" to={nightPath(known.hello.night)}>
                {ui.say("night.back")}
              </Link>
            )}
            {ended && !known.hello?.night && <Again table={table} token={token} view={view} next={known.presence?.rematch ?? ""} words={words} />}
          </Tools>
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
      </div>
      {advice}
      {known.clocks && known.hello?.seat != null && <ClockVoice seat={known.hello.seat} />}
      <ReplayBar replay={replay} rounds={rounds(known.events, words)} />
      {ended && now && (
        <Ending table={table} token={token} view={view} words={words}>
          {known.hello?.seat != null && (
            <Review table={table} token={token} seat={known.hello.seat} words={words} replay={replay} />
          )}
        </Ending>
      )}
    </>
  );
}
