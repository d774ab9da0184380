// A player as everyone sees them: their tools, how many cards and burglaries lie before them, and whether it is their turn.

import type { ReactNode } from "react";
import { AboutWords, Plate, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutTools } from "./About";
import { CardMark, LootMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import styles from "./Rival.module.css";
import type { Table as OliverTable } from "./view";

interface RivalProps {
  table: OliverTable;
  seat: number;
  words: Words;
  acts: boolean;
  wins: boolean;
}

export function Rival({ table, seat, words, acts, wins }: RivalProps) {
  const player = table.seats[seat];
  if (!player) return null;
  const { cards, burglaries, total } = player;
  return (
    <Plate seat={seat} name={words.seat(seat)} waited={acts} wins={wins} className={styles.rival}>
      <span className={styles.holds}>
        {total === null ? (
          <>
            <Held count={cards} name={words.say("table.cards", { count: cards })} about={words.say("browser.about_cards")}>
              <CardMark />
            </Held>
            {burglaries > 0 && (
              <Held count={burglaries} name={words.say("table.burglaries", { count: burglaries })} about={words.say("browser.about_loot")}>
                <LootMark />
              </Held>
            )}
          </>
        ) : (
          <strong>{words.say("table.pounds", { count: total }).replace("-", "−")}</strong>
        )}
        <Tools tools={player.tools} words={words} />
      </span>
    </Plate>
  );
}

function Held({ count, name, about: says, children }: { count: number; name: string; about: string; children: ReactNode }) {
  const about = useAbout();
  return (
    <span className="line" {...about(() => <AboutWords name={name}>{says}</AboutWords>)}>
      {children}
      <strong aria-hidden="true">{count}</strong>
      <span className="aloud">{name}</span>
    </span>
  );
}

/** Tools before a house, for all to see (O3). */
export function Tools({ tools, words }: { tools: string[]; words: Words }) {
  const about = useAbout();
  if (!tools.length) return null;
  return (
    <span
      className={styles.tools}
      role="img"
      aria-label={words.say("table.tools", { tools: words.tell(tools, "token") })}
      {...about(() => <AboutTools tools={tools} words={words} />)}
    >
      {tools.map((tool, index) => (
        <Token key={index} token={tool} />
      ))}
    </span>
  );
}
