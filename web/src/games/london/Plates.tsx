// The players: what everyone has, and whose city is shown; pressing a player shows theirs.

import { AboutWords, Plate, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { Icon, type Sign } from "./drawings/Icons";
import styles from "./Plates.module.css";
import { plain } from "./table";
import type { Player, Table } from "./view";

interface PlatesProps {
  table: Table;
  words: Words;
  seat: number | null;
  chosen: number;
  choose(seat: number): void;
  over: boolean;
}

const FIGURES: readonly [Sign, keyof Player][] = [
  ["money", "money"], ["poverty", "poverty"], ["loan", "loans"], ["points", "points"], ["borough", "boroughs"], ["card", "cards"],
];

export function Plates({ table, words, seat, chosen, choose, over }: PlatesProps) {
  const about = useAbout();
  return (
    <ul className={styles.plates} aria-label={words.say("browser.players")}>
      {table.seats.map((one, other) => (
        <Plate
          key={other}
          seat={other}
          name={words.seat(other)}
          mine={other === seat}
          waited={table.turn === other && !over}
          wins={table.winners.includes(other)}
          tag={words.say("table.total", { total: plain(one.total) })}
          className={styles.plate}
          choose={{ pressed: chosen === other, on: () => choose(other) }}
        >
          <span className={styles.figures}>
            {FIGURES.map(([sign, figure]) => {
              const name = words.say(`browser.sign_${sign}`);
              return (
                <span key={sign} {...about(() => <AboutWords name={name}>{words.say(`browser.about_${sign}`)}</AboutWords>)}>
                  <Icon sign={sign} />
                  <span className="aloud">{name} </span>
                  {String(one[figure])}
                </span>
              );
            })}
          </span>
        </Plate>
      ))}
    </ul>
  );
}
