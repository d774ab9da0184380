// The Card Display in its two rows, and the deck.

import type { CSSProperties } from "react";
import { Piece, spot } from "../../look";
import type { Words } from "../../shell/words";
import { Back, CardPiece } from "./Card";
import { useCloser } from "./Closer";
import { arrows } from "./arrows";
import { readAloud } from "./facts";
import { cardOf } from "./table";
import type { Facts, Table } from "./view";

interface DisplayProps {
  table: Table;
  facts: Facts;
  words: Words;
}

export function Display({ table, facts, words }: DisplayProps) {
  const style: CSSProperties & Record<"--columns", number> = { "--columns": facts.columns };
  const stop = table.display.findIndex((card) => card !== null);
  return (
    <div className="ldn-display" style={style}>
      <Deck table={table} facts={facts} words={words} />
      <ol className="ldn-slots" {...spot("display")} aria-label={words.say("table.display")} onKeyDown={arrows}>
        {table.display.map((card, place) => {
          const number = place + 1;
          return (
            <li key={`${place} ${card}`} className={table.slot === number ? "ldn-swapped" : undefined}>
              {card === null ? (
                <span className="ldn-free">
                  <span className="aloud">{words.say("browser.free", { count: number })}</span>
                </span>
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
  const closer = useCloser();
  const said = [words.say("table.deck", { count: left }), letter && words.say("table.letter", { letter })];
  const label = said.filter(Boolean).join(", ");
  const inside = left > 0 ? <Back letter={letter} /> : <span className="ldn-free" />;
  const top = known[0];
  return (
    <div className="ldn-deck" {...spot("deck")}>
      <Piece verb="draw" className="ldn-piece">
        <span className="aloud">{`${words.move("draw", null)}. ${label}`}</span>
        {inside}
      </Piece>
      <small aria-hidden="true">{words.say("table.deck", { count: left })}</small>
      {top && (
        <p className="ldn-secret">
          <small>{words.say("browser.only_you")}</small>
          {known.map((card, place) => (
            <button
              key={place}
              type="button"
              className="ldn-known"
              onClick={(event) => closer.show(card, event.currentTarget)}
            >
              <span className="aloud">{readAloud(card, cardOf(facts, card), words)}</span>
              <span aria-hidden="true">{words.say(`card.${card}`)}</span>
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
