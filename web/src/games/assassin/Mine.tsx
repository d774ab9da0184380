// My own place: points and packets, my role, and my jack, which can be laid if it is that of spades.

import type { RefCallback } from "react";
import { Piece, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { CourtPiece } from "./Cards";
import { Packets } from "./Packets";
import { Heading } from "./Plate";
import { JACK } from "./table";
import type { Facts, Mine as Own, Table } from "./view";

interface MineProps {
  table: Table;
  facts: Facts;
  mine: Own;
  seat: number;
  words: Words;
  wins: boolean;
  waited: boolean;
  gain: number;
  pile: RefCallback<HTMLElement>;
  /** The jack of spades is laid from here. */
  depart(card: Element): void;
}

export function Mine({ table, facts, mine, seat, words, wins, waited, gain, pile, depart }: MineProps) {
  const player = table.seats[seat];
  if (!player) return null;
  const classes = ["a21-plate a21-mine", waited && "a21-waited", wins && "a21-wins"].filter(Boolean).join(" ");
  const does = mine.jack === "clubs" ? `does_clubs_${facts.open ? "hidden" : "open"}` : `does_${mine.jack}`;
  return (
    <div className={classes} {...spot(`plate ${seat}`)} style={{ borderColor: seatColour(seat) }}>
      <Heading table={table} goal={facts.goal} seat={seat} words={words} gain={gain} />
      <span className="a21-pile" ref={pile}>
        <Packets pile={player} words={words} />
      </span>
      <span className="a21-king" {...spot("role")}>
        <CourtPiece court="king" suit={mine.king} words={words} quiet />
      </span>
      <span className="a21-about a21-about-king">
        <small>{words.say("browser.you_are")}</small>
        <strong>{words.say(`browser.role_${facts.roles[mine.king]}`)}</strong>
      </span>
      {mine.jack === "spades" && !mine.jack_used && table.step !== "over" ? (
        <Piece
          verb="lay"
          piece={JACK}
          className="a21-jack"
          aria-label={words.say("browser.lay", { card: words.say("browser.the_jack", { suit: mine.jack }) })}
          leave={depart}
          {...spot("jack")}
        >
          <CourtPiece court="jack" suit={mine.jack} words={words} quiet />
        </Piece>
      ) : (
        <span className={mine.jack_used ? "a21-jack a21-spent" : "a21-jack"} {...spot("jack")}>
          <CourtPiece court="jack" suit={mine.jack} words={words} />
        </span>
      )}
      <span className="a21-about a21-about-jack">
        <small>{words.say(mine.jack_used ? "browser.spent" : "browser.your_jack")}</small>
        <span>{words.say(`browser.${does}`)}</span>
      </span>
    </div>
  );
}
