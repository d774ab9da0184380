// The end of a game on its table: who has won, under a lamp in the fog, above the count.

import type { ReactNode } from "react";
import styles from "./Ending.module.css";
import { Fog, Lamp } from "./Ornaments";
import { SeatMark } from "./SeatMark";

interface EndingProps {
  winners: number[];
  hollow?: (seat: number) => boolean; // sides without a player
  verdict: string;
  children?: ReactNode; // the count
}

export function Ending({ winners, hollow, verdict, children }: EndingProps) {
  return (
    <div className={styles.ending}>
      <Fog />
      <p className={styles.verdict}>
        <Lamp height="5.5rem" />
        <span aria-hidden="true">
          {winners.map((seat) => (
            <SeatMark key={seat} seat={seat} hollow={hollow?.(seat)} />
          ))}
        </span>
        <strong>{verdict}</strong>
      </p>
      {children}
    </div>
  );
}
