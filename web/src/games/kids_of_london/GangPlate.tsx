// A gang at the table: its coins, its child in the street, and what it is doing.

import type { RefCallback } from "react";
import { AboutWords, classes, Coins, Plate, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import styles from "./GangPlate.module.css";
import { Slot } from "./Slot";
import { signed } from "./table";
import type { Gang } from "./view";

/** What a gang is doing, as a key in the words; nothing when there is nothing to wait for. */
export type Doing = "picking" | "choosing" | "chosen" | "stripped" | "winner" | null;

interface GangPlateProps {
  hour: number;
  seat: number;
  gang: Gang;
  words: Words;
  mine: boolean;
  arrested: boolean;
  doing: Doing;
  gain: number; // what this hour brought, while it is being told
  slot: RefCallback<HTMLElement>;
  purse: RefCallback<HTMLElement>;
  over: boolean;
  below: boolean; // the gang at the bottom, mine or the first one
}

export function GangPlate(props: GangPlateProps) {
  const { hour, seat, gang, words, mine, arrested, doing, gain, slot, purse, over, below } = props;
  const about = useAbout();
  const otherwise = gang.dummy ? words.say("browser.dummy") : mine ? words.say("browser.you") : "";
  const coins = words.say("table.coins", { count: gang.coins });
  return (
    <Plate
      seat={seat}
      name={words.seat(seat)}
      mine={mine}
      waited={doing === "picking" || doing === "choosing"}
      wins={doing === "winner"}
      hollow={gang.dummy}
      className={classes(styles.gang, !below && styles.other, doing === "stripped" && styles.stripped)}
    >
      <span
        className={styles.coins}
        ref={purse}
        tabIndex={mine ? 0 : undefined}
        {...about(() => (
          <AboutWords name={coins}>{words.say("browser.about_purse")}</AboutWords>
        ))}
      >
        <Coins count={gang.coins} label={coins} />
        {gain !== 0 && <span className={gain > 0 ? styles.gain : styles.loss}>{signed(gain)}</span>}
      </span>
      <span className={styles.doing}>{doing ? words.say(`table.${doing}`) : otherwise}</span>
      {!over && <Slot hour={hour} seat={seat} gang={gang} words={words} arrested={arrested} place={slot} />}
    </Plate>
  );
}
