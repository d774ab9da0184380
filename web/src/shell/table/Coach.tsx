// The coach of a lesson: a word beside the piece that is meant, which is ringed.
import { useEffect, useMemo, useRef } from "react";
import { useLanguage } from "../language";
import { beside, Ring, useSpot } from "./place";
import type { Coaching } from "./useLesson";

const WIDTH = 340;

interface CoachProps {
  coaching: Coaching;
  /** Whether the step can be done now: the table has shown what came before, and the move is open. */
  ready: boolean;
}

export function Coach({ coaching, ready }: CoachProps) {
  const { ui, language } = useLanguage();
  const { step, number, all } = coaching;
  const card = useRef<HTMLDivElement>(null);
  const wanted = step.point ? `[data-spot="${step.point}"]` : step.move ? `[data-move="${step.move}"]` : "";
  const find = useMemo(
    () => (ready && wanted ? () => document.querySelector(`.room ${wanted}`) : null),
    [ready, wanted],
  );
  const spot = useSpot(find);
  useEffect(() => {
    if (!ready) return;
    find?.()?.scrollIntoView({ block: "center", inline: "nearest" });
    card.current?.focus({ preventScroll: true });
  }, [ready, find, number]);
  if (!ready) return null;
  return (
    <>
      {spot && <Ring spot={spot} dark />}
      <div
        ref={card}
        className={spot ? "coach sheet" : "coach coach-alone sheet"}
        role="dialog"
        aria-label={ui.say("learn.coach")}
        tabIndex={-1}
        style={spot ? beside(spot, WIDTH) : undefined}
      >
        <p>{step.say[language]}</p>
        <div className="coach-foot">
          <span className="quiet">{ui.say("learn.step", { number, all })}</span>
          <button type="button" className="btn btn-quiet" onClick={coaching.leave}>
            {ui.say("learn.leave")}
          </button>
          {!step.move && (
            <button type="button" className="btn btn-primary" onClick={coaching.next}>
              {ui.say(number === all ? "learn.end" : "learn.next")}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
