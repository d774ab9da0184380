// A finished game, decision by decision: the win as a line, what was luck and what was play, the dearest moves.
import { useState } from "react";
import type { Decision, Fault as FaultData, Review as Found } from "../../protocol";
import { review as fetchReview, study } from "../api";
import { keepTable, someName } from "../keep";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { Fault } from "../parts/Fault";
import { go, tablePath } from "../route";
import { sitDown } from "../sit";
import type { Words } from "../words";
import type { Replay } from "./replay";
import styles from "./Review.module.css";
import { turningPoint } from "./turning";
import { percent } from "./useHint";

const WIDE = 600; // of the drawing
const HIGH = 160;
const EDGE = 8; // around it

interface ReviewProps {
  table: string;
  token: string;
  seat: number;
  words: Words;
  replay: Replay;
}

export function Review({ table, token, seat, words, replay }: ReviewProps) {
  const { ui } = useLanguage();
  const [found, setFound] = useState<Found | "thinking" | null>(null);
  const [fault, setFault] = useState<FaultData | null>(null);
  const fail = (problem: unknown): void => {
    setFault(faultOf(problem));
    setFound((before) => (before === "thinking" ? null : before));
  };
  const ask = (): void => {
    setFault(null);
    setFound("thinking");
    fetchReview(table, token, seat).then(setFound, fail);
  };
  const whatIf = async (move: number): Promise<void> => {
    const taken = await study(table, token, { seat, move });
    keepTable(taken.table, { token: taken.token, commitment: taken.commitment, unseated: true });
    await sitDown(taken.table, { name: someName(), link: taken.token, keep: true, commitment: taken.commitment });
    go(tablePath(taken.table));
  };
  if (found === null || found === "thinking") {
    return (
      <div className="stack">
        <button type="button" className="btn" disabled={found === "thinking"} onClick={ask}>
          {ui.say(found ? "review.thinking" : "review.ask")}
        </button>
        {fault && <Fault fault={fault} words={words} />}
      </div>
    );
  }
  const turning = turningPoint(found);
  const dear = (found.dearest ?? []).flatMap((number) => found.decisions.filter((one) => one.number === number));
  return (
    <section className={`panel stack ${styles.review}`} aria-label={ui.say("review.title")}>
      <h3>{ui.say("review.title")}</h3>
      <Line {...found} dear={dear} turning={turning?.place} label={ui.say("review.line")} />
      {turning && (
        <div className={styles.dear}>
          <span>
            <strong>{ui.say("review.turning")}</strong>{" "}
            {ui.say(turning.after < turning.before ? "review.fell" : "review.rose", {
              move: words.moveNamed(turning.move),
              number: turning.number + 1,
              before: percent(turning.before),
              after: percent(turning.after),
            })}
          </span>
          <button type="button" className="btn" onClick={() => replay.seek(turning.number + 1)}>
            {ui.say("review.look")}
          </button>
        </div>
      )}
      <ul className="row">
        {(["even", "dealt", "played", "fortune", "won"] as const).map((key) => (
          <li key={key}>
            {words.say(`review.${key}`, {
              share: key === "even" || key === "won" ? percent(found[key]) : signed(percent(found[key])),
            })}
          </li>
        ))}
      </ul>
      {dear.length === 0 && <p>{words.say("review.fine")}</p>}
      <ol className="stack">
        {dear.map((one) => (
          <li key={one.number} className={styles.dear}>
            <span>
              {words.say("review.dear", {
                number: one.number + 1,
                move: words.moveNamed(one.move),
                best: words.moveNamed(one.best),
                loss: percent(one.loss),
              })}
            </span>
            <span className="row">
              <button type="button" className="btn" onClick={() => replay.seek(one.number)}>
                {ui.say("review.look")}
              </button>
              <button type="button" className="btn" onClick={() => void whatIf(one.number).catch(fail)}>
                {ui.say("review.what_if")}
              </button>
            </span>
          </li>
        ))}
      </ol>
      {fault && <Fault fault={fault} words={words} />}
    </section>
  );
}

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

interface LineProps extends Pick<Found, "decisions" | "even" | "won"> {
  dear: readonly Decision[];
  /** Which decision the turning point came after. */
  turning: number | undefined;
  label: string;
}

/** The share of the win from decision to decision, to the end; the turning point and the dearest ones are marked. */
function Line({ decisions, even, won, dear, turning, label }: LineProps) {
  const { ui } = useLanguage();
  const shares = [...decisions.map((one) => one.share), won];
  const x = (place: number): number => (place / Math.max(1, shares.length - 1)) * WIDE;
  const top = Math.min(1, Math.max(2 * even, Math.ceil(4 * Math.max(...shares)) / 4)); // as high as it needs
  const y = (share: number): number => (1 - share / top) * HIGH;
  const points = shares.map((share, place) => `${x(place).toFixed(1)},${y(share).toFixed(1)}`).join(" ");
  const height = (share: number): string => `${((y(share) + EDGE) / (HIGH + 2 * EDGE)) * 100}%`;
  return (
    <div className={styles.chart}>
      {[top, even, 0].map((share) => (
        <span key={share} style={{ top: height(share) }}>
          {ui.say("review.percent", { share: percent(share) })}
        </span>
      ))}
      <svg viewBox={`${-EDGE} ${-EDGE} ${WIDE + 2 * EDGE} ${HIGH + 2 * EDGE}`} role="img" aria-label={label}>
        <path d={`M0 0V${HIGH}H${WIDE}`} fill="none" stroke="var(--fog)" />
        <path d={`M0 ${y(even)}H${WIDE}`} stroke="var(--fog)" strokeDasharray="6 6" />
        <polyline points={points} fill="none" stroke="var(--paper)" strokeWidth="2.5" strokeLinejoin="round" />
        {turning !== undefined && (
          <path d={`M${x(turning)} 0V${HIGH}H${x(turning + 1)}V0Z`} fill="var(--fog)" opacity="0.22" />
        )}
        {dear.map((one) => (
          <circle key={one.number} cx={x(decisions.indexOf(one))} cy={y(one.share)} r="7" fill="var(--brick-lit)" stroke="var(--ink)" />
        ))}
      </svg>
      <p>
        <span>{ui.say("review.start")}</span>
        <span>{ui.say("review.end")}</span>
      </p>
    </div>
  );
}
