// A player at the table: their mark and name, whatever their game counts, and whether they are waited for or have won.

import type { CSSProperties, ReactNode, Ref } from "react";
import { classes } from "./classes";
import { SeatClock } from "./Clock";
import styles from "./Plate.module.css";
import { spot } from "./Piece";
import { SeatMark, seatColour } from "./SeatMark";

interface PlateProps {
  seat: number;
  name: string;
  mine?: boolean;
  waited?: boolean; // it is their move
  wins?: boolean;
  out?: boolean; // they take no more part
  hollow?: boolean; // nobody sits there
  tag?: ReactNode; // a word or a number at the end of the name's line
  className?: string;
  as?: "li" | "div";
  ref?: Ref<HTMLElement>;
  /** The plate is pressed to see more of its player. */
  choose?: { pressed: boolean; on(): void };
  children?: ReactNode;
}

export function Plate(props: PlateProps) {
  const { seat, name, mine, waited, wins, out, hollow = false, tag, className, as: Part = "li", choose, children } = props;
  const whole = classes(
    styles.plate,
    mine && styles.mine,
    waited && styles.waited,
    wins && styles.wins,
    out && styles.out,
    hollow && styles.hollow,
    className,
  );
  const style: CSSProperties & Record<"--seat", string> = { "--seat": hollow ? "var(--fog)" : seatColour(seat) };
  const inside = (
    <>
      <span className={styles.who}>
        <SeatMark seat={seat} hollow={hollow} />
        <span className={styles.name}>{name}</span>
        <SeatClock seat={seat} />
        {tag !== undefined && <span className={styles.tag}>{tag}</span>}
      </span>
      {children}
    </>
  );
  const ref = props.ref as Ref<HTMLLIElement & HTMLDivElement>;
  return choose ? (
    <Part ref={ref} className={styles.holder} {...spot(`plate ${seat}`)}>
      <button type="button" className={whole} style={style} aria-pressed={choose.pressed} onClick={choose.on} data-look>
        {inside}
      </button>
    </Part>
  ) : (
    <Part ref={ref} className={whole} style={style} {...spot(`plate ${seat}`)}>
      {inside}
    </Part>
  );
}
