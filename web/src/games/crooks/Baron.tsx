// A player: their money, the gangs they have crooks of, whether they have passed; at the end, their points.

import type { RefCallback } from "react";
import { classes, Plate, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutGang } from "./About";
import styles from "./Baron.module.css";
import { GangMark } from "./drawings/Marks";
import { Money } from "./Money";
import { totalsOf } from "./table";
import type { Facts, Loot, Table } from "./view";

interface BaronProps {
  table: Table;
  facts: Facts;
  seat: number;
  mine: boolean;
  words: Words;
  waited: boolean; // it is their move
  loot: Loot[];
  purse: RefCallback<HTMLElement>;
}

export function Baron({ table, facts, seat, mine, words, waited, loot, purse }: BaronProps) {
  const about = useAbout();
  const player = table.players[seat];
  if (!player) return null;
  const total = totalsOf(loot, table.players.length)[seat] ?? 0;
  return (
    <Plate
      as="div"
      seat={seat}
      name={words.seat(seat)}
      mine={mine}
      waited={waited}
      wins={table.winners.includes(seat)}
      out={player.passed && table.turn !== null}
      tag={
        loot.length > 0 ? (
          <span className={styles.points}>
            <b>{total}</b>
            <span className="aloud"> {words.say("browser.points", { count: total })}</span>
          </span>
        ) : undefined
      }
      className={styles.baron}
    >
      <span className={classes("line between", styles.purse)} ref={purse}>
        <Money count={player.money} words={words} />
        {player.passed && loot.length === 0 && <small>{words.say("browser.passed")}</small>}
      </span>
      <span className="line between" {...spot(`gangs ${seat}`)}>
        {facts.gangs.map((gang, place) => (
          <span
            key={gang}
            className={classes(styles.gang, table.gangs[place]?.leader === seat && styles.leads)}
            tabIndex={mine ? 0 : undefined}
            {...about(() => (
              <AboutGang gang={gang} table={table} facts={facts} words={words} />
            ))}
          >
            <GangMark gang={gang} />
            <span className="aloud">{words.tell(gang, "gang")}:</span>
            <b>{table.gangs[place]?.counts[seat]}</b>
            {table.gangs[place]?.leader === seat && <span className="aloud">{words.say("browser.leads_gang")}</span>}
          </span>
        ))}
      </span>
    </Plate>
  );
}
