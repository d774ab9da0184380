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
import { percent } from "./useHint";

const WIDE = 600; // of the drawing
const HIGH = 160;

interface ReviewProps {
  table: string;
  token: string;
  game: string;
  seat: number;
  words: Words;
  replay: Replay;
}

export function Review({ table, token, game, seat, words, replay }: ReviewProps) {
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
    keepTable(taken.table, { game, token: taken.token, seat, links: {}, commitment: taken.commitment, unseated: true });
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
  const dear = (found.dearest ?? []).flatMap((number) => found.decisions.filter((one) => one.number === number));
  return (
    <section className="review panel stack" aria-label={ui.say("review.title")}>
      <h3>{ui.say("review.title")}</h3>
      <Line decisions={found.decisions} even={found.even} won={found.won} dear={dear} label={ui.say("review.line")} />
      <ul className="review-shares">
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
          <li key={one.number} className="review-dear">
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

interface LineProps {
  decisions: readonly Decision[];
  even: number;
  won: number;
  dear: readonly Decision[];
  label: string;
}

/** The share of the win from decision to decision, to the end; the dearest ones are marked. */
function Line({ decisions, even, won, dear, label }: LineProps) {
  const shares = [...decisions.map((one) => one.share), won];
  const x = (place: number): number => (place / Math.max(1, shares.length - 1)) * WIDE;
  const y = (share: number): number => (1 - share) * HIGH;
  const points = shares.map((share, place) => `${x(place).toFixed(1)},${y(share).toFixed(1)}`).join(" ");
  return (
    <svg className="review-line" viewBox={`-8 -8 ${WIDE + 16} ${HIGH + 16}`} role="img" aria-label={label}>
      <path d={`M0 0V${HIGH}H${WIDE}`} className="review-axis" />
      <path d={`M0 ${y(even)}H${WIDE}`} className="review-even" />
      <polyline points={points} className="review-share" />
      {dear.map((one) => (
        <circle key={one.number} cx={x(decisions.indexOf(one))} cy={y(one.share)} r="7" className="review-dot" />
      ))}
    </svg>
  );
}
