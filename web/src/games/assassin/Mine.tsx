// My own place: points and packets, my role, and my jack, which is lit when it can be laid.

import type { RefCallback } from "react";
import { seatColour } from "../../look";
import type { Words } from "../../shell/words";
import { CourtPiece } from "./Cards";
import { Packets } from "./Packets";
import { Heading } from "./Plate";
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
  lay?: (card: Element) => void; // when the jack of spades can be laid now
}

export function Mine({ table, facts, mine, seat, words, wins, waited, gain, pile, lay }: MineProps) {
  const player = table.seats[seat];
  if (!player) return null;
  const classes = ["a21-plate a21-mine", waited && "a21-waited", wins && "a21-wins"].filter(Boolean).join(" ");
  const does = mine.jack === "clubs" ? `does_clubs_${facts.open ? "hidden" : "open"}` : `does_${mine.jack}`;
  return (
    <div className={classes} style={{ borderColor: seatColour(seat) }}>
      <Heading table={table} goal={facts.goal} seat={seat} words={words} gain={gain} />
      <span className="a21-pile" ref={pile}>
        <Packets pile={player} words={words} />
      </span>
      <span className="a21-king">
        <CourtPiece court="king" suit={mine.king} words={words} quiet />
      </span>
      <span className="a21-about a21-about-king">
        <small>{words.say("browser.you_are")}</small>
        <strong>{words.say(`browser.role_${facts.roles[mine.king]}`)}</strong>
      </span>
      {lay ? (
        <button
          type="button"
          className="a21-jack lit"
          aria-label={words.say("browser.lay", { card: words.say("browser.the_jack", { suit: mine.jack }) })}
          onClick={(event) => lay(event.currentTarget)}
        >
          <CourtPiece court="jack" suit={mine.jack} words={words} quiet />
        </button>
      ) : (
        <span className={mine.jack_used ? "a21-jack a21-spent" : "a21-jack"}>
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
