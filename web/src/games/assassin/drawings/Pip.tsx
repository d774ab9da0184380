// The four suits, told apart by outline: each in a box of 20 around its middle.

import type { Suit } from "../table";
import styles from "../Packets.module.css";

const SHAPES: Record<Suit, string> = {
  spades:
    "M0-10C3-5.5 9-2.5 9 2.6a4.4 4.4 0 0 1-7.7 2.9C1.5 7.5 2.2 8.8 3.6 10h-7.2c1.4-1.2 2.1-2.5 2.3-4.5A4.4 4.4 0 0 1-9 2.6C-9-2.5-3-5.5 0-10z",
  hearts: "M0 9.5C-4 4.5-9.5 1-9.5-4A4.9 4.9 0 0 1 0-6 4.9 4.9 0 0 1 9.5-4C9.5 1 4 4.5 0 9.5z",
  diamonds: "M0-10C2-5.5 4.8-2.5 8 0 4.8 2.5 2 5.5 0 10-2 5.5-4.8 2.5-8 0-4.8-2.5-2-5.5 0-10z",
  clubs:
    "M0-9.8a4.4 4.4 0 0 1 3.5 7A4.4 4.4 0 1 1 1.3 4.3C1.4 7 2.1 8.7 3.6 10h-7.2c1.5-1.3 2.2-3 2.3-5.7a4.4 4.4 0 1 1-2.2-7.1A4.4 4.4 0 0 1 0-9.8z",
};

const RED = "#a23d25";

/** The ink of a suit. */
export const inkOf = (suit: Suit): string => (suit === "hearts" || suit === "diamonds" ? RED : "#1a1613");

interface PipProps {
  suit: Suit;
  x: number;
  y: number;
  size: number;
  turned?: boolean;
  ink?: string;
}

/** A pip inside a larger drawing. */
export function Pip({ suit, x, y, size, turned = false, ink = inkOf(suit) }: PipProps) {
  const scale = size / 20;
  return (
    <path
      d={SHAPES[suit]}
      fill={ink}
      transform={`translate(${x} ${y}) scale(${scale} ${turned ? -scale : scale})`}
    />
  );
}

/** A pip by itself, in a line of text. */
export function SuitMark({ suit }: { suit: Suit }) {
  return (
    <svg
      className={inkOf(suit) === RED ? styles.red : undefined}
      viewBox="-11 -11 22 22"
      width="0.85em"
      height="0.85em"
      style={{ verticalAlign: "-0.08em" }}
      aria-hidden="true"
    >
      <path d={SHAPES[suit]} fill="currentColor" />
    </svg>
  );
}
