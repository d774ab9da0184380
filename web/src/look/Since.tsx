// A strip of what the others have done since my last turn, with pieces; it stays until my turn ends.

import { type ReactNode, useContext } from "react";
import { HandsContext, spot } from "./Piece";
import { SeatMark } from "./SeatMark";
import styles from "./Since.module.css";

export interface Deed {
  seat: number | null;
  hollow?: boolean; // nobody sits there
  said: string; // the whole of it in words: read aloud, and shown to who points at it
  pieces: ReactNode; // the same in pieces
}

interface SinceProps {
  deeds: Deed[];
  label?: string; // where it is not "since your last turn"
}

export function Since({ deeds, label }: SinceProps) {
  const hands = useContext(HandsContext);
  const title = label ?? hands.says("since");
  if (!deeds.length) return <div className={styles.since} />;
  return (
    <section className={styles.since} aria-label={title} tabIndex={0} {...spot("since")}>
      <small aria-hidden="true">{title}</small>
      <ol>
        {deeds.map(({ seat, hollow, said, pieces }, place) => (
          <li key={place} className="line firm" title={said}>
            {seat !== null && <SeatMark seat={seat} hollow={hollow} />}
            <span className="aloud">{said}</span>
            <span className={styles.pieces} aria-hidden="true">
              {pieces}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
