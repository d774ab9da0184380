// The Card Display in its two rows, the deck, and what lies in the bank.

import type { CSSProperties } from "react";
import { AboutWords, classes, Piece, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutCard, arrows, Back, CardPiece, Free } from "./Card";
import card from "./Card.module.css";
import styles from "./Display.module.css";
import { Icon, type Sign } from "./drawings/Icons";
import { readAloud } from "./facts";
import { cardOf } from "./table";
import type { Facts, Table } from "./view";
import { breakable } from "./words";

interface DisplayProps {
  table: Table;
  facts: Facts;
  words: Words;
}

export function Display({ table, facts, words }: DisplayProps) {
  const style: CSSProperties & Record<"--columns", number> = { "--columns": facts.columns };
  const stop = table.display.findIndex((card) => card !== null);
  return (
    <div className={styles.display} style={style}>
      <div className={styles.side}>
        <Deck table={table} facts={facts} words={words} />
        <Bank table={table} facts={facts} words={words} />
      </div>
      <ol className={styles.slots} {...spot("display")} aria-label={words.say("table.display")} onKeyDown={arrows}>
        {table.display.map((card, place) => {
          const number = place + 1;
          return (
            <li key={`${place} ${card}`} className={classes(table.slot === number && styles.swapped)} {...spot(`slot ${number}`)}>
              {card === null ? (
                <Free>
                  <span className="aloud">{words.say("browser.free", { count: number })}</span>
                </Free>
              ) : (
                <CardPiece
                  card={card}
                  facts={facts}
                  words={words}
                  move={{ verb: "take", piece: number }}
                  cost={table.pays[`take ${number}`]}
                  stop={place === stop}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Deck({ table, facts, words }: DisplayProps) {
  const { left, letter, known } = table.deck;
  const about = useAbout();
  const said = [words.say("table.deck", { count: left }), letter && words.say("table.letter", { letter })].filter(Boolean).join(", ");
  return (
    <div className={styles.deck} {...spot("deck")}>
      <Piece verb="draw" className={card.piece} {...about(() => <AboutWords name={said}>{words.say("browser.about_deck")}</AboutWords>)}>
        <span className="aloud">{`${words.move("draw", null)}. ${said}`}</span>
        {left > 0 ? <Back letter={letter} /> : <Free />}
        <b className={styles.left} aria-hidden="true">
          {left}
        </b>
      </Piece>
      {known.map((one, place) => (
        <button key={place} type="button" className={styles.known} data-look {...about(() => <AboutCard name={one} facts={facts} words={words} more={words.say("browser.only_you")} />)}>
          <span className="aloud">{words.titled(words.say("browser.only_you"), readAloud(one, cardOf(facts, one), words))}</span>
          <span aria-hidden="true">{breakable(words.say(`card.${one}`))}</span>
        </button>
      ))}
    </div>
  );
}

function Bank({ table, facts, words }: DisplayProps) {
  const about = useAbout();
  const stocks: [Sign, number, string, string][] = [
    ["tube", table.tubes, "table.markers", "about_tubes"],
    ["loan", table.counters, "browser.bank_loans", "about_loans"],
    ["card", table.gone, "browser.gone", "about_gone"],
  ];
  return (
    <p className={styles.bank} {...spot("bank")}>
      {stocks.map(([sign, count, key, more]) => (
        <span key={key} {...about(() => <AboutWords name={words.say(key, { count })}>{words.say(`browser.${more}`)}</AboutWords>)}>
          <Icon sign={sign} />
          <span aria-hidden="true">{count}</span>
          <span className="aloud">{words.say(key, { count })} </span>
        </span>
      ))}
      {facts.values === "own" && <small>{words.say("values.own")}</small>}
    </p>
  );
}
