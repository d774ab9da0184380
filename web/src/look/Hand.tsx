// My cards in a row: side by side where there is room, else one over the other, each with its number in sight.

import { Children, type CSSProperties, type ReactNode } from "react";
import { classes } from "./classes";
import styles from "./Hand.module.css";
import { spot } from "./Piece";

interface HandProps {
  label: string;
  fan?: boolean; // held like cards, not laid in a row
  rows?: boolean; // on a phone upright in rows; `--deep` says how deep they may be together
  className?: string; // where `--most` says how wide a card may be
  children: ReactNode; // the cards, each with a key
}

export function Hand({ label, fan = false, rows = false, className, children }: HandProps) {
  const cards = Children.toArray(children);
  const middle = (cards.length - 1) / 2;
  const row: CSSProperties & Record<"--cards", number> = { "--cards": cards.length };
  return (
    <div className={styles.hold}>
      <ul
        className={classes(styles.hand, fan && styles.fan, rows && styles.rows, className)}
        style={row}
        aria-label={label}
        {...spot("hand")}
      >
        {cards.map((card, place) => {
          const lean: CSSProperties & Record<"--lean", number> = { "--lean": place - middle };
          return (
            <li key={place} style={lean}>
              {card}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
