// A target: its number, what it is worth and who leads there, as far as I can see; at the end, who takes it.

import { classes, Piece, SeatMark, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutTarget, worth } from "./About";
import styles from "./Head.module.css";
import { hiddenOn, signed } from "./table";
import type { Facts, Loot, Target } from "./view";

interface HeadProps {
  target: Target;
  number: number;
  facts: Facts;
  words: Words;
  loot: Loot | undefined;
  now: boolean; // it is being counted
  spy: boolean; // whether my spy chooses where to look
}

export function Head({ target, number, facts, words, loot, now, spy }: HeadProps) {
  const about = useAbout()(() => <AboutTarget target={target} number={number} facts={facts} words={words} />);
  const { value, leaders } = target;
  const change = value - number;
  const name = classes(styles.head, now && styles.counting);
  const body = (
    <>
      <Number number={number} />
      <span className={styles.leaders} aria-hidden="true">
        {leaders.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
        {loot && loot.seats.length > 0 && <b>{signed(loot.points) || "0"}</b>}
      </span>
      <span className={classes(styles.value, change > 0 && styles.richer, change < 0 && styles.poorer)} aria-hidden="true">
        {value}
        {hiddenOn(target) > 0 && "?"} <small>{words.say("browser.points", { count: value })}</small>
      </span>
    </>
  );
  if (!spy) {
    return (
      <div className={name} tabIndex={0} role="group" aria-label={worth(target, number, words).join(" ")} {...about} {...spot(`target ${number}`)}>
        {body}
      </div>
    );
  }
  return (
    <Piece verb="spy" piece={number} className={name} {...about} {...spot(`target ${number}`)}>
      <span className="aloud">{words.move("spy", number)}</span>
      {body}
    </Piece>
  );
}

/** The number of a target, on its plaque. */
export function Number({ number }: { number: number }) {
  return (
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
  );
}
