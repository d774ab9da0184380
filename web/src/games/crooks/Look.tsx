// A look that is mine alone, in a window, until I have seen enough: a spy's, or one that found nobody for a full row.

import { SeatMark, seatColour } from "../../look";
import { Dialog } from "../../shell/parts/Dialog";
import { RuleChip } from "../../shell/table/RuleChip";
import { useLanguage } from "../../shell/language";
import type { Words } from "../../shell/words";
import { CrookCard } from "./Cards";
import styles from "./Deck.module.css";
import type { Look as Seen } from "./notes";
import { crookOf } from "./table";
import type { Facts } from "./view";

interface LookProps {
  look: Seen;
  facts: Facts;
  words: Words;
  close(): void;
}

export function Look({ look, facts, words, close }: LookProps) {
  const { ui } = useLanguage();
  const where = words.tell(look.place ?? look.target, "where");
  return (
    <Dialog title={words.say("browser.look", { where })} close={close}>
      <div className={`${styles.look} stack`}>
        <p>
          <strong>{words.say("browser.only_you")}</strong>{" "}
          {look.lost > 0 ? words.say("browser.lost", { money: words.say("table.money", { count: look.lost }) }) : words.say("browser.look_about")}{" "}
          <RuleChip rule={look.lost > 0 ? "C6" : "C13"} />
        </p>
        <ul className={styles.all}>
          {look.crooks.map(({ card, owner }) => {
            const crook = crookOf(facts, card);
            return (
              <li key={card}>
                <CrookCard crook={crook} words={words} tint={owner === null ? undefined : seatColour(owner)} />
                {owner !== null && (
                  <span>
                    <SeatMark seat={owner} /> {words.seat(owner)}
                  </span>
                )}
                {crook.ability && <small>{words.tell(crook.ability, "ability")}</small>}
              </li>
            );
          })}
        </ul>
        <div className="row">
          <button type="button" className="btn btn-primary" onClick={close}>
            {ui.say("close")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
