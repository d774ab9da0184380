// My hand; and the cards of the deck that I look at, which only I see.

import { type CSSProperties, type ReactNode, useContext } from "react";
import { HandsContext, spot } from "../../look";
import type { Words } from "../../shell/words";
import { arrows } from "./arrows";
import { CardPiece } from "./Card";
import { Icon } from "./drawings/Icons";
import { cardOf } from "./table";
import type { Card, Facts, Table } from "./view";

interface HandProps {
  table: Table;
  facts: Facts;
  words: Words;
}

const VERBS = ["play", "spend", "discard"];
const SPENT = ["spend", "fee", "prison", "workhouse", "exchange_give"]; // steps in which a card of the hand is spent

export function Hand({ table, facts, words, children }: HandProps & { children: ReactNode }) {
  const { mine } = table;
  const hands = useContext(HandsContext);
  if (!mine) return null;
  const seen = new Map<string, number>();
  const style: CSSProperties & Record<"--cards", number> = { "--cards": mine.hand.length };
  return (
    <section className="ldn-hold" {...spot("hand")} aria-label={words.say("table.hand")}>
      <div className="ldn-handhead">
        <h2>
          <Icon sign="card" /> {words.say("table.hand")} <b>{mine.hand.length}</b>
        </h2>
        {children}
      </div>
      <ul className="ldn-hand" style={style} onKeyDown={arrows}>
        {mine.hand.map((card, place) => {
          const copy = (seen.get(card) ?? 0) + 1;
          seen.set(card, copy);
          const lit = VERBS.find((verb) => hands.lit({ verb, piece: card }));
          const verb = lit ?? purposeOf(cardOf(facts, card), table.step);
          return (
            <li key={`${card} ${copy}`}>
              <CardPiece
                card={card}
                facts={facts}
                words={words}
                move={{ verb, piece: card }}
                cost={mine.pays[place]}
                stop={place === 0}
              />
            </li>
          );
        })}
      </ul>
    </section>
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
    <section className="ldn-looked" aria-label={words.say("table.looked")}>
      <p>
        <strong>{words.say("table.looked")}</strong>
        <small>{words.say("browser.only_you")}</small>
      </p>
      <ol onKeyDown={arrows}>
        {looked.map((card, place) => {
          const number = place + 1;
          const verb = table.step === "put" ? "put" : "keep";
          return (
            <li key={`${place} ${card}`}>
              <CardPiece
                card={card}
                facts={facts}
                words={words}
                move={{ verb, piece: number }}
                stop={place === 0}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
