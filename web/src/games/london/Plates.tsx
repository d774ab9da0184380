// The players: what everyone has, and whose city is shown; pressing a player shows theirs.

import { SeatMark, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { Icon, type Sign } from "./drawings/Icons";
import { plain } from "./table";
import type { Table } from "./view";

interface PlatesProps {
  table: Table;
  words: Words;
  seat: number | null;
  chosen: number;
  choose(seat: number): void;
  over: boolean;
}

export function Plates({ table, words, seat, chosen, choose, over }: PlatesProps) {
  return (
    <ul className="ldn-plates" aria-label={words.say("browser.players")}>
      {table.seats.map((one, other) => {
        const figures: [Sign, string, string][] = [
          ["money", String(one.money), "money"],
          ["poverty", String(one.poverty), "poverty"],
          ["loan", String(one.loans), "loan"],
          ["points", String(one.points), "points"],
          ["borough", String(one.boroughs), "borough"],
          ["card", String(one.cards), "card"],
        ];
        return (
          <li key={other} {...spot(`plate ${other}`)}>
            <button
              type="button"
              className={`ldn-plate${table.turn === other && !over ? " ldn-turn" : ""}`}
              style={{ borderColor: seatColour(other) }}
              aria-pressed={chosen === other}
              onClick={() => choose(other)}
            >
              <span className="ldn-who">
                <SeatMark seat={other} />
                <span className="ldn-name">{words.seat(other)}</span>
                {other === seat && <small>{words.say("browser.you")}</small>}
                <small className="ldn-now">{words.say("table.total", { total: plain(one.total) })}</small>
              </span>
              <span className="ldn-figures">
                {figures.map(([sign, figure, name]) => (
                  <span key={name} title={words.say(`browser.sign_${name}`)} className={`ldn-figure ldn-figure-${name}`}>
                    <Icon sign={sign} />
                    <span className="aloud">{words.say(`browser.sign_${name}`)} </span>
                    {figure}
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
