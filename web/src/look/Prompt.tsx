// What is asked now, in words, with the answers that are no pieces of the table. It is always in sight.

import { type HTMLAttributes, type ReactNode, useContext } from "react";
import { classes } from "./classes";
import { HandsContext, Piece, type PieceProps } from "./Piece";
import styles from "./Prompt.module.css";
import { SeatMark } from "./SeatMark";

interface PromptProps extends HTMLAttributes<HTMLDivElement> {
  mine: boolean; // it is me who is asked
  seat?: number | null; // whose turn it is
  note?: ReactNode; // in small print
  answers?: ReactNode;
  children: ReactNode; // the question
}

export function Prompt({ mine, seat = null, note, answers, className, children, ...rest }: PromptProps) {
  return (
    <div {...rest} className={classes(styles.prompt, mine && styles.mine, className)}>
      <p className={styles.question}>
        {seat !== null && <SeatMark seat={seat} />}
        <span>
          {children}
          {note && <small>{note}</small>}
        </span>
      </p>
      {answers && <div className={styles.answers}>{answers}</div>}
    </div>
  );
}

interface AnswerProps extends PieceProps {
  quiet?: boolean; // what is seldom meant does not glow
  stays?: boolean; // in sight, dim, also while it cannot be given: pressed it says why, and a coach may point at it
}

/** An answer is there only while it can be given. */
export function Answer({ quiet = false, stays = false, className, ...rest }: AnswerProps) {
  const hands = useContext(HandsContext);
  if (!stays && !hands.lit({ verb: rest.verb, piece: rest.piece ?? null })) return null;
  return <Piece {...rest} className={classes(styles.answer, quiet && styles.quiet, className)} />;
}
