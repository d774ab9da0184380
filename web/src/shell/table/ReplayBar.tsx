// The slider over the game, with steps, play, and a jump to a round.
import { useEffect } from "react";
import { useLanguage } from "../language";
import type { Replay, Round } from "./replay";
import styles from "./ReplayBar.module.css";
import { typing } from "./useShortcuts";

const FIRST = "M4 4v12M16 4l-7 6 7 6";
const BACK = "m13 4-7 6 7 6";
const PLAY = "M6 3.5v13l10-6.5z";
const PAUSE = "M7 4v12M13 4v12";
const NEXT = "m7 4 7 6-7 6";
const LAST = "M16 4v12M4 4l7 6-7 6";

export function ReplayBar({ replay, rounds }: { replay: Replay; rounds: readonly Round[] }) {
  const { ui } = useLanguage();
  const { at, moves, playing, seek, step } = replay;
  const looking = at !== null;
  useEffect(() => {
    if (!looking) return undefined;
    const press = (event: KeyboardEvent): void => {
      const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const elsewhere = event.target instanceof Element && event.target.closest("[role=tablist], select, dialog");
      if (!way || elsewhere || typing(event)) return;
      event.preventDefault(); // the slider would go by moves
      step(way);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [looking, step]);
  if (at === null) return null;
  const button = (key: string, shape: string, off: boolean, press: () => void) => (
    <button
      type="button"
      className={`btn btn-quiet ${styles.step}`}
      aria-label={ui.say(key)}
      title={ui.say(key)}
      disabled={off}
      onClick={press}
    >
      <svg viewBox="0 0 20 20" width="1.25rem" aria-hidden="true">
        <path d={shape} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
  return (
    <div className={`panel ${styles.bar}`} role="group" aria-label={ui.say("replay.title")}>
      <input
        type="range"
        autoFocus
        min={0}
        max={moves}
        value={at}
        aria-label={ui.say("replay.slider")}
        aria-valuetext={ui.say("replay.at", { move: at, moves })}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <div className="row tight centred">
        {button("replay.first", FIRST, at === 0, () => seek(0))}
        {button("replay.back", BACK, at === 0, () => step(-1))}
        {playing
          ? button("replay.pause", PAUSE, false, () => replay.play(false))
          : button("replay.play", PLAY, at >= moves, () => replay.play(true))}
        {button("replay.next", NEXT, at >= moves, () => step(1))}
        {button("replay.last", LAST, at >= moves, () => seek(moves))}
        <span className={styles.at}>{ui.say("replay.at", { move: at, moves })}</span>
        {rounds.length > 1 && (
          <select
            className="field"
            aria-label={ui.say("replay.jump")}
            value={rounds.findLastIndex((round) => round.move <= at)}
            onChange={(event) => seek(rounds[Number(event.target.value)]?.move ?? 0)}
          >
            {rounds[0]!.move > at && <option value={-1}>{ui.say("replay.jump")}</option>}
            {rounds.map((round, place) => (
              <option key={place} value={place}>
                {round.label}
              </option>
            ))}
          </select>
        )}
        <button type="button" className="btn" aria-label={ui.say("replay.leave")} onClick={replay.leave}>
          <span className={styles.leave}>{ui.say("replay.leave")}</span>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </div>
  );
}
