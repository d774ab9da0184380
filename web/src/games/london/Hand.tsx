// My hand; and the cards of the deck that I look at, which only I see.

import { type ReactNode, useContext } from "react";
import { Hand as Cards, HandsContext } from "../../look";
import type { Words } from "../../shell/words";
import { arrows, CardPiece } from "./Card";
import styles from "./Hand.module.css";
import { cardOf } from "./table";
import type { Card, Facts, Table } from "./view";

interface HandProps {
  table: Table;
  facts: Facts;
  words: Words;
}

const VERBS = ["play", "spend", "discard"];
const SPENT = ["spend", "fee", "prison", "workhouse", "exchange_give"]; // steps in which a card of the hand is spent

export function Hand({ table, facts, words, children }: HandProps & { children?: ReactNode }) {
  const { mine } = table;
  const hands = useContext(HandsContext);
  const seen = new Map<string, number>();
  return (
    <div className={styles.hold} onKeyDown={arrows}>
      {mine && (
        <Cards label={words.say("table.hand")} className={styles.hand}>
          {mine.hand.map((card, place) => {
            const copy = (seen.get(card) ?? 0) + 1;
            seen.set(card, copy);
            const lit = VERBS.find((verb) => hands.lit({ verb, piece: card }));
            const verb = lit ?? purposeOf(cardOf(facts, card), table.step);
            return (
              <CardPiece
                key={`${card} ${copy}`}
                card={card}
                facts={facts}
                words={words}
                move={{ verb, piece: card }}
                cost={mine.pays[place]}
                stop={place === 0}
              />
            );
          })}
        </Cards>
      )}
      {children}
    </div>
  );
}

/** What a card of the hand would be for in a step; what cannot be played is only spent. */
function purposeOf(card: Card, step: string | null): string {
  if (step === "discard") return "discard";
  const played = card.stone || card.text;
  return played && !(step && SPENT.includes(step)) ? "play" : "spend";
}

/** L6: the cards that I look at. */
export function Looked({ table, facts, words }: HandProps) {
  const looked = table.mine?.looked ?? [];
  if (!looked.length) return null;
  return (
    <section className={styles.looked} aria-label={words.say("table.looked")}>
      <p>
        <strong>{words.say("table.looked")}</strong> <small>{words.say("browser.only_you")}</small>
      </p>
      <ol className="line close" onKeyDown={arrows}>
        {looked.map((card, place) => (
          <li key={`${place} ${card}`}>
            <CardPiece
              card={card}
              facts={facts}
              words={words}
              move={{ verb: table.step === "put" ? "put" : "keep", piece: place + 1 }}
              stop={place === 0}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
