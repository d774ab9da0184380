// The slider over the game, with steps and play.
import { useLanguage } from "../language";
import type { Replay } from "./replay";

const FIRST = "M3 3h2.5v14H3zM17 3v14L6.5 10z";
const BACK = "M15 3v14L4.5 10z";
const NEXT = "M5 3v14L15.5 10z";
const LAST = "M3 3v14L13.5 10zM14.5 3H17v14h-2.5z";

export function ReplayBar({ replay }: { replay: Replay }) {
  const { ui } = useLanguage();
  const { at, moves, playing } = replay;
  if (at === null) return null;
  const step = (key: string, shape: string, move: number, off: boolean) => (
    <button
      type="button"
      className="btn btn-quiet step"
      aria-label={ui.say(key)}
      title={ui.say(key)}
      disabled={off}
      onClick={() => replay.seek(move)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
  return (
    <div className="replay panel" role="group" aria-label={ui.say("replay.title")}>
      <input
        type="range"
        autoFocus
        min={0}
        max={moves}
        value={at}
        aria-label={ui.say("replay.slider")}
        aria-valuetext={ui.say("replay.at", { move: at, moves })}
        onChange={(event) => replay.seek(Number(event.target.value))}
      />
      <div className="row">
        {step("replay.first", FIRST, 0, at === 0)}
        {step("replay.back", BACK, at - 1, at === 0)}
        <button type="button" className="btn" disabled={at >= moves} onClick={() => replay.play(!playing)}>
          {ui.say(playing ? "replay.pause" : "replay.play")}
        </button>
        {step("replay.next", NEXT, at + 1, at >= moves)}
        {step("replay.last", LAST, moves, at >= moves)}
        <span className="replay-at">{ui.say("replay.at", { move: at, moves })}</span>
        <button type="button" className="btn btn-primary" onClick={replay.leave}>
          {ui.say("replay.leave")}
        </button>
      </div>
    </div>
  );
}
