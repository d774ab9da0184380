// The hour, on a clock face of nine.

import { AboutWords, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import styles from "./Tile.module.css";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

export function Clock({ hour, hours, words }: { hour: number; hours: number; words: Words }) {
  const about = useAbout();
  const turn = (step: number): string => `rotate(${(step / hours) * 360})`;
  const said = words.say("table.hour", { hour, hours });
  return (
    <figure
      className={styles.beside}
      tabIndex={0}
      {...spot("clock")}
      {...about(() => (
        <AboutWords name={said}>{words.say("browser.about_clock", { hours })}</AboutWords>
      ))}
    >
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <circle r="58" fill="#38424e" />
        <circle r="53" fill="#f2e7cf" stroke="#1a1613" strokeWidth="1.5" />
        <circle r="33" fill="none" stroke="#1a1613" strokeWidth="0.7" opacity="0.6" />
        {Array.from({ length: hours }, (_, step) => (
          <g key={step} transform={turn(step)} opacity={step + 1 < hour ? 0.35 : 1}>
            {step + 1 === hour && <path d="M-13-51A53 53 0 0 1 13-51L9-34H-9z" fill="#1a1613" />}
            <circle cy="-33" r="2.4" fill="#1a1613" />
            <text y="-38" fill={step + 1 === hour ? "#f2e7cf" : "#1a1613"} fontSize="15" fontWeight="700" textAnchor="middle">
              {NUMERALS[step]}
            </text>
          </g>
        ))}
        <path d="M-2.5 8L-1.5-22H-5L0-30 5-22H1.500L2.5 8z" fill="#1a1613" transform={turn(hour - 1)} />
        <circle r="4.5" fill="#1a1613" />
      </svg>
      <figcaption>{said}</figcaption>
    </figure>
  );
}
