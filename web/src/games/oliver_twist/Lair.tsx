// My lair: money, tools, burglaries, and the reserve, whose tokens are lit when one has to go.

import { type RefCallback, useContext } from "react";
import { Coins, HandsContext, Piece, SeatMark, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { LootMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import { Tools } from "./Plate";
import type { Facts, Mine, Table as OliverTable } from "./view";

interface LairProps {
  table: OliverTable;
  facts: Facts;
  mine: Mine;
  seat: number;
  words: Words;
  acts: boolean;
  wins: boolean;
  place: RefCallback<HTMLElement>;
}

export function Lair({ table, facts, mine, seat, words, acts, wins, place }: LairProps) {
  const { lit } = useContext(HandsContext);
  const over = table.step === "over";
  const money = table.seats[seat]?.total ?? mine.money;
  const full = mine.reserve.length >= facts.limit;
  const classes = ["ot-lair", acts && "ot-acts-now", wins && "ot-wins"];
  return (
    <div
      className={classes.filter(Boolean).join(" ")}
      {...spot(`plate ${seat}`)}
      style={{ borderColor: seatColour(seat) }}
      ref={place}
    >
      <div className="ot-head">
        <SeatMark seat={seat} />
        <span className="ot-name">{words.seat(seat)}</span>
        <Coins count={money} label={words.say("table.pounds", { count: money })} />
        {mine.burglaries.length > 0 && (
          <span className="ot-loot" title={words.say("browser.only_you")}>
            <LootMark />
            <span aria-hidden="true">{mine.burglaries.map((one) => (one < 0 ? `−${-one}` : one)).join(" · ")}</span>
            <span className="aloud">{words.say("table.burgled", { loot: mine.burglaries })}</span>
          </span>
        )}
        <Tools tools={table.seats[seat]?.tools ?? []} words={words} />
      </div>
      {!over && (
        <ul
          className="ot-reserve"
          {...spot("hand")}
          aria-label={`${words.say("table.reserve")} ${mine.reserve.length}/${facts.limit}`}
        >
          {Array.from({ length: facts.limit }, (_, slot) => {
            const one = mine.reserve[slot];
            return (
              <li key={slot} className={one ? undefined : "ot-free"}>
                {one && (
                  <Piece
                    verb="file"
                    piece={one.token}
                    className={one.hexagonal ? "ot-piece ot-hexagon" : "ot-piece"}
                    aria-label={lit({ verb: "file", piece: one.token }) ? words.move("file", one.token) : words.say(`token.${one.token}`)}
                  >
                    <Token token={one.token} hexagonal={one.hexagonal} />
                  </Piece>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!over && (
        <p className="ot-about">
          <small>
            {words.say("table.reserve")} {mine.reserve.length}/{facts.limit}
            {full ? ` · ${words.say("browser.full")}` : ""}
          </small>
          <small>{words.say("browser.only_you")}</small>
        </p>
      )}
    </div>
  );
}
