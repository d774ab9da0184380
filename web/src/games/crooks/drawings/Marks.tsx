// The signs on the cards: a shape, a colour and a letter for each gang, and a small picture for each ability.

import type { Ability, Gang } from "../table";
import styles from "./Marks.module.css";

interface Sign {
  shape: string;
  colour: string;
  letter: string; // drawn, so that it is as clear as the shape at any size
  ink: string;
}

const GANG: Record<Gang, Sign> = {
  northside: { shape: "M12 1 23 12 12 23 1 12z", colour: "#a5371f", letter: "M8.6 16V8.200l6.8 7.800V8.2", ink: "#fff" },
  westside: {
    shape: "M2.5 3h19v10c0 5-4.5 8-9.5 10C7 21 2.5 18 2.5 13z",
    colour: "#2c5f96",
    letter: "M6.6 8l2.6 8.400L12 9.600l2.8 6.800L17.4 8",
    ink: "#fff",
  },
  outfit: {
    shape: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z",
    colour: "#e3cf6a",
    letter: "M12 7.200a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.600z",
    ink: "#1a1613",
  },
};

export const GANG_COLOURS: Record<Gang, string> = {
  northside: GANG.northside.colour,
  westside: GANG.westside.colour,
  outfit: GANG.outfit.colour,
};

/** A gang's mark. Says nothing by itself: its name stands near, or is read aloud. */
export function GangMark({ gang }: { gang: Gang }) {
  const { shape, colour, letter, ink } = GANG[gang];
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} fill={colour} stroke="#fff6e0" strokeWidth="1.4" />
      <path d={letter} fill="none" stroke={ink} strokeWidth="2.4" strokeLinejoin="round" />
    </svg>
  );
}

const ABILITY: Record<Ability, string> = {
  // a hand that closes on a banknote
  pickpocket:
    "M6 3h12v7H6zm1.6 1.6v3.8h8.8V4.6zM12 5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM4 11.5h3.2l1.6 1.7h6.4l1.6-1.7H20v4.6c0 3.2-2.4 5.4-5.6 5.4H9.6C6.4 21.5 4 19.3 4 16.1z",
  // two hats, one behind the other
  accomplice:
    "M3.8 9.3C3.6 5.2 5 3.2 7.2 3.2c1.2 0 1.4.6 2.2.6s1-.6 2.2-.6c1.6 0 2.8 1.2 3.2 3.4-2.3.4-3.6 2.6-3.9 5.4H1.6c-1-1.2 1-2.4 2.2-2.7zM12 17.6c-.2-5 1-7.6 3.2-7.6 1.1 0 1.3.6 2.1.6s1-.6 2.1-.6c2.2 0 3.4 2.6 3.1 7.6 1.4.2 1.6 1.4.6 2.6-3.6 1.6-8.4 1.6-11.8 0-1-1.2-.7-2.4.7-2.6z",
  // there and back
  transfer: "M3 6.2h11V2.4L21 8l-7 5.6V9.8H3zM21 17.8H10v3.8L3 16l7-5.6",
  // a revolver
  killer:
    "M2.2 6.4h18.4l1.2 1.2v3h-9.4c-.2 2-1.4 3-3.4 3l-.7 0L6.9 20H2.4l2-7.6C3 11.8 2.2 10.4 2.2 8.6zm7.2 5.1h1.9c.1-.3.2-.6.2-.9H9.6z",
  kingpin: "M2.4 6.6 7 10.4 12 3l5 7.4 4.6-3.8-1.9 10.9H4.3zM4.4 18.8h15.2v2.4H4.4z",
  // an eye
  spy: "M1.4 12C4 7.4 7.6 5.2 12 5.2S20 7.4 22.6 12c-2.6 4.6-6.2 6.8-10.6 6.8S4 16.6 1.4 12zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
};

/** An ability's picture. */
export function AbilityMark({ ability }: { ability: Ability }) {
  return (
    <svg className={styles.mark} fill="currentColor" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ABILITY[ability]} fillRule="evenodd" />
    </svg>
  );
}

/** A domino: lies face down, and only its owner knows. */
export function Mask() {
  return (
    <svg width="1.5em" fill="currentColor" viewBox="0 0 24 14" aria-hidden="true">
      <path
        d="M1 2c4-1 7-.4 11 1.6C16 1.6 19 1 23 2c.6 5-1 10-5.6 10-2.8 0-4-2-5.4-3.600C10.6 10 9.4 12 6.6 12 2 12 .4 7 1 2zm4 3c-.6 2 1.2 3.4 3 3 .8-.2 1.4-.8 1.4-1.400C8.6 5.2 7 4.6 5 5zm14 0c-2-.4-3.6.2-4.4 1.6 0 .6.6 1.2 1.4 1.4 1.8.4 3.6-1 3-3z"
        fillRule="evenodd"
      />
    </svg>
  );
}
