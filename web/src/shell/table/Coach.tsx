// The coach of a lesson: a word beside the piece that is meant, which is ringed.
import { useEffect, useMemo, useRef } from "react";
import { useLanguage } from "../language";
import { classes } from "../../look/classes";
import { useBeside } from "../../look/beside";
import { Ring, useSpot } from "./place";
import styles from "./place.module.css";
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
    () => (ready && wanted ? () => document.querySelector(`main ${wanted}`) : null),
    [ready, wanted],
  );
  const spot = useSpot(find);
  const style = useBeside(spot, WIDTH, card, step);
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
        className={classes("sheet", styles.word, styles.coach, !spot && styles.alone)}
        role="dialog"
        aria-label={ui.say("learn.coach")}
        tabIndex={-1}
        style={style}
      >
        <p>{step.say[language]}</p>
        <div className={styles.foot}>
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
