// A player as everyone sees them: their tools, how many cards and burglaries lie before them, and whether it is their turn.

import type { RefCallback } from "react";
import { SeatMark, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { CardMark, LootMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import type { Table as OliverTable } from "./view";

interface PlateProps {
  table: OliverTable;
  seat: number;
  words: Words;
  acts: boolean;
  wins: boolean;
  place: RefCallback<HTMLElement>;
}

export function Plate({ table, seat, words, acts, wins, place }: PlateProps) {
  const player = table.seats[seat];
  if (!player) return null;
  const classes = ["ot-plate", acts && "ot-acts-now", wins && "ot-wins"];
  return (
    <li
      className={classes.filter(Boolean).join(" ")}
      {...spot(`plate ${seat}`)}
      style={{ borderColor: seatColour(seat) }}
      ref={place}
    >
      <span className="ot-who">
        <SeatMark seat={seat} />
        <span className="ot-name">{words.seat(seat)}</span>
      </span>
      {player.total === null ? (
        <span className="ot-holds">
          <span title={words.say("table.cards", { count: player.cards })}>
            <CardMark />
            <strong aria-hidden="true">{player.cards}</strong>
            <span className="aloud">{words.say("table.cards", { count: player.cards })}</span>
          </span>
          {player.burglaries > 0 && (
            <span title={words.say("table.burglaries", { count: player.burglaries })}>
              <LootMark />
              <strong aria-hidden="true">{player.burglaries}</strong>
              <span className="aloud">{words.say("table.burglaries", { count: player.burglaries })}</span>
            </span>
          )}
        </span>
      ) : (
        <strong className="ot-money">{words.say("table.pounds", { count: player.total })}</strong>
      )}
      <Tools tools={player.tools} words={words} />
    </li>
  );
}

/** Tools before a house, for all to see (O3). */
export function Tools({ tools, words }: { tools: string[]; words: Words }) {
  if (!tools.length) return null;
  return (
    <span className="ot-tools" role="img" aria-label={words.say("table.tools", { tools: words.tell(tools, "token") })}>
      {tools.map((tool, index) => (
        <Token key={index} token={tool} />
      ))}
    </span>
  );
}
