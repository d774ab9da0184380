// The hour, on a clock face of nine.

import { spot } from "../../look";
import type { Words } from "../../shell/words";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

export function Clock({ hour, hours, words }: { hour: number; hours: number; words: Words }) {
  const turn = (step: number): number => (step / hours) * 360;
  return (
    <figure className="kids-clock" {...spot("clock")}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <circle r="57" fill="#7d5510" />
        <circle r="53" fill="#f2e7cf" stroke="#1a1613" strokeWidth="1.5" />
        <circle r="34" fill="none" stroke="#1a1613" strokeWidth="0.7" opacity="0.6" />
        {Array.from({ length: hours }, (_, step) => (
          <g key={step} transform={`rotate(${turn(step)})`}>
            {step + 1 === hour && (
              <path d="M-13-52A54 54 0 0 1 13-52L9-35H-9z" fill="#ffd98a" stroke="#7d5510" strokeWidth="1.5" />
            )}
            <text y="-39" className={step + 1 < hour ? "kids-numeral kids-past" : "kids-numeral"}>
              {NUMERALS[step]}
            </text>
          </g>
        ))}
        <g className="kids-hand-of-clock" transform={`rotate(${turn(hour - 1)})`}>
          <path d="M-2.5 8L-1.5-24H-5L0-33 5-24H1.500L2.5 8z" fill="#1a1613" />
        </g>
        <circle r="4.5" fill="#1a1613" />
        <circle r="1.6" fill="#dca744" />
      </svg>
      <figcaption>{words.say("table.hour", { hour, hours })}</figcaption>
    </figure>
  );
}
