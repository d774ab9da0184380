// A gang's place in the street: empty, a child face down, face up, or arrested.

import type { RefCallback } from "react";
import type { Words } from "../../shell/words";
import { AboutWords, CardFrame, seatColour, useAbout } from "../../look";
import { ChildCard } from "./drawings/ChildCard";
import { Police } from "./drawings/Police";
import styles from "./Slot.module.css";
import type { Gang } from "./view";

interface SlotProps {
  hour: number;
  seat: number;
  gang: Gang;
  words: Words;
  arrested: boolean;
  place: RefCallback<HTMLElement>;
}

export function Slot({ hour, seat, gang, words, arrested, place }: SlotProps) {
  const about = useAbout();
  const colour = gang.dummy ? "var(--fog)" : seatColour(seat);
  const label = gang.child === null ? words.say("table.hidden") : words.say("table.child", { child: gang.child });
  return (
    <div className={styles.slot} ref={place}>
      {gang.out && (
        <CardFrame key={hour} down={gang.child === null} label={label} tint={colour}>
          {gang.child !== null && <ChildCard child={gang.child} colour={colour} />}
        </CardFrame>
      )}
      {arrested && (
        <span
          className={styles.arrest}
          tabIndex={0}
          {...about(() => (
            <AboutWords name={words.say("browser.police")}>{words.say("browser.about_police")}</AboutWords>
          ))}
        >
          <Police />
          <strong>{words.say("browser.arrested")}</strong>
        </span>
      )}
    </div>
  );
}
