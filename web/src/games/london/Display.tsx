// The Card Display in its two rows, and the deck.

import type { CSSProperties } from "react";
import type { Words } from "../../shell/words";
import { Back, Piece } from "./Card";
import { useCloser } from "./Closer";
import { arrows } from "./arrows";
import { readAloud } from "./facts";
import { cardOf, type Ready } from "./table";
import type { Facts, Table } from "./view";

interface DisplayProps {
  table: Table;
  facts: Facts;
  words: Words;
  ready: Ready;
}

export function Display({ table, facts, words, ready }: DisplayProps) {
  const style: CSSProperties & Record<"--columns", number> = { "--columns": facts.columns };
  const stop = table.display.findIndex((card) => card !== null);
  return (
    <div className="ldn-display" style={style}>
      <Deck table={table} facts={facts} words={words} ready={ready} />
      <ol className="ldn-slots" aria-label={words.say("table.display")} onKeyDown={arrows}>
        {table.display.map((card, place) => {
          const number = place + 1;
          return (
            <li key={`${place} ${card}`} className={table.slot === number ? "ldn-swapped" : undefined}>
              {card === null ? (
                <span className="ldn-free">
                  <span className="aloud">{words.say("browser.free", { count: number })}</span>
                </span>
              ) : (
                <Piece
                  card={card}
                  facts={facts}
                  words={words}
                  act={ready("take", number)}
                  move={words.move("take", number)}
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

function Deck({ table, facts, words, ready }: DisplayProps) {
  const { left, letter, known } = table.deck;
  const draw = ready("draw", null);
  const closer = useCloser();
  const said = [words.say("table.deck", { count: left }), letter && words.say("table.letter", { letter })];
  const label = said.filter(Boolean).join(", ");
  const inside = left > 0 ? <Back letter={letter} /> : <span className="ldn-free" />;
  const top = known[0];
  return (
    <div className="ldn-deck">
      {draw ? (
        <button type="button" className="ldn-piece lit" onClick={draw}>
          <span className="aloud">{`${words.move("draw", null)}. ${label}`}</span>
          {inside}
        </button>
      ) : (
        <span className="ldn-piece" role="img" aria-label={label}>
          {inside}
        </span>
      )}
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
