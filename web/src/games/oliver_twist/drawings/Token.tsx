// A token: round or hexagonal, face up with its thing and its pounds, or face down.

import { usePounds } from "../facts";
import { thingOf } from "../table";
import { THINGS } from "./things";
import styles from "./Token.module.css";

const HEXAGON = "M20 1.2 36.3 10.6V29.4L20 38.8 3.7 29.4V10.6z";
const HEXAGON_INSIDE = "M20 4 33.9 12V28L20 36 6.1 28V12z";

// Drawn, not written: what a token is worth is said with its name.
const DIGITS: Record<number, string> = {
  1: "M-1.6-2.2 .6-3.7V3.8",
  2: "M-2.2-1.7C-2-4.5 2.4-4.3 2.2-1.6 2 .3-1.2 1.7-2.3 3.5H2.5",
  3: "M-2.1-2.9C-.6-4.4 2.3-3.7 2-1.8 1.7-.4.4-.2-.5-.2.9-.2 2.5.5 2.4 1.9 2.2 4.2-1 4.2-2.3 2.8",
  4: "M1 3.8V-3.8L-2.7 1.6H2.7",
  5: "M2.1-3.6H-1.7L-2-.4C-.6-1.2 2.4-1 2.4 1.4 2.4 4-.8 4.2-2.3 2.9",
};

interface TokenProps {
  token: string;
  hexagonal?: boolean;
  /** Seen in secret: it still lies face down for the others. */
  secret?: boolean;
}

/** Says nothing by itself. */
export function Token({ token, hexagonal = false, secret = false }: TokenProps) {
  const thing = THINGS[thingOf(token)];
  const pounds = usePounds(token);
  if (!thing) return <Back />;
  return (
    <svg className={styles.token} opacity={secret ? 0.75 : 1} viewBox="0 0 40 40" aria-hidden="true">
      {hexagonal ? (
        <>
          <path d={HEXAGON} fill="#5d3f0a" />
          <path d="M20 2.4 35.3 11.2V28.8L20 37.6 4.7 28.8V11.2z" fill={thing.disc} />
          <path d={HEXAGON_INSIDE} fill="none" stroke="#7d5510" strokeWidth="0.8" />
        </>
      ) : (
        <>
          <circle cx="20" cy="20" r="19" fill="#2a211a" />
          <circle cx="20" cy="20" r="17.6" fill={thing.disc} />
          <circle cx="20" cy="20" r="16.2" fill="none" stroke="#1a1613" strokeWidth="0.5" opacity="0.45" />
        </>
      )}
      <g transform="translate(2.6 1.4) scale(.87)">{thing.art}</g>
      {pounds > 0 && (
        <>
          <circle cx="31.5" cy="31.5" r="7.7" fill="#1a1613" />
          <circle cx="31.5" cy="31.5" r="6.7" fill="#ffd98a" />
          <path
            d={DIGITS[pounds]}
            transform="translate(31.5 31.5)"
            fill="none"
            stroke="#1a1613"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </svg>
  );
}

/** Face down: a keyhole, for what is behind the door. */
export function Back() {
  return (
    <svg className={styles.token} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="#0b0e13" />
      <circle cx="20" cy="20" r="17.6" fill="#2b3647" />
      <circle cx="20" cy="20" r="14" fill="none" stroke="#7f8fa6" strokeWidth="0.9" strokeDasharray="2 2" />
      <path d="M20 11.5a5 5 0 0 0-2.6 9.3L15.5 29h9l-1.9-8.2A5 5 0 0 0 20 11.5z" fill="#8fa0b8" />
    </svg>
  );
}

/** Some tokens, one half below the other. */
export function Heap({ tokens }: { tokens: string[] }) {
  return (
    <span className={styles.heap} aria-hidden="true">
      {tokens.map((token, index) => (
        <Token key={index} token={token} />
      ))}
    </span>
  );
}
