// My hand; and the cards of the deck that I look at, which only I see.

import type { CSSProperties, ReactNode } from "react";
import type { Words } from "../../shell/words";
import { arrows } from "./arrows";
import { Piece } from "./Card";
import { Icon } from "./drawings/Icons";
import type { Ready } from "./table";
import type { Facts, Table } from "./view";

interface HandProps {
  table: Table;
  facts: Facts;
  words: Words;
  ready: Ready;
}

const VERBS = ["play", "spend", "discard"];

export function Hand({ table, facts, words, ready, children }: HandProps & { children: ReactNode }) {
  const { mine } = table;
  if (!mine) return null;
  const seen = new Map<string, number>();
  const style: CSSProperties & Record<"--cards", number> = { "--cards": mine.hand.length };
  return (
    <section className="ldn-hold" aria-label={words.say("table.hand")}>
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
          const verb = VERBS.find((move) => ready(move, card));
          return (
            <li key={`${card} ${copy}`}>
              <Piece
                card={card}
                facts={facts}
                words={words}
                act={verb ? ready(verb, card) : undefined}
                move={verb && words.move(verb, card)}
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

/** L6: the cards that I look at. */
export function Looked({ table, facts, words, ready }: HandProps) {
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
          const verb = ["keep", "put"].find((move) => ready(move, number));
          return (
            <li key={`${place} ${card}`}>
              <Piece
                card={card}
                facts={facts}
                words={words}
                act={verb ? ready(verb, number) : undefined}
                move={verb && words.move(verb, number)}
                stop={place === 0}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
