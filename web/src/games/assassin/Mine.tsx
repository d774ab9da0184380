// My own place: points and packets, my role and what it wants, and my jack, which can be laid if it is that of spades.

import { classes, Piece, Plate, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { aboutCourt, CourtPiece, errandOf, nameOfCourt } from "./Cards";
import styles from "./Mine.module.css";
import { Packets } from "./Packets";
import { Points } from "./Suspect";
import plate from "./Suspect.module.css";
import { JACK } from "./table";
import type { Place } from "./useFlights";
import type { Facts, Mine as Own, Table } from "./view";

interface MineProps {
  table: Table;
  facts: Facts;
  mine: Own;
  seat: number;
  words: Words;
  wins: boolean;
  waited: boolean;
  place: Place;
  /** The jack of spades is laid from here. */
  depart(card: Element): void;
}

export function Mine({ table, facts, mine, seat, words, wins, waited, place, depart }: MineProps) {
  const about = useAbout();
  const player = table.seats[seat];
  if (!player) return null;
  const role = facts.roles[mine.king];
  const lays = mine.jack === "spades" && !mine.jack_used && table.step !== "over";
  const jack = {
    className: classes(plate.jack, mine.jack_used && plate.spent),
    ...spot("jack"),
    ...about(aboutCourt("jack", mine.jack, facts, words)),
  };
  return (
    <Plate
      as="div"
      seat={seat}
      name={words.seat(seat)}
      mine
      waited={waited}
      wins={wins}
      className={styles.mine}
      tag={<Points points={player.points} goal={facts.goal} words={words} />}
    >
      <span ref={place(`pile ${seat}`)}>
        <Packets pile={player} words={words} />
      </span>
      <span className={plate.king} {...spot("role")} {...about(aboutCourt("king", mine.king, facts, words))}>
        <CourtPiece court="king" suit={mine.king} words={words} quiet />
      </span>
      <span>
        <small>{words.say("browser.you_are")}</small>
        <strong>{words.say(`browser.role_${role}`)}</strong>
        <small>{words.say(`browser.wants_${facts.aside && role === "police" ? "alone" : role}`)}</small>
      </span>
      <span ref={place(`jack ${seat}`)}>
        {lays ? (
          <Piece
            verb="lay"
            piece={JACK}
            aria-label={words.say("browser.lay", { card: nameOfCourt("jack", mine.jack, words) })}
            leave={depart}
            {...jack}
          >
            <CourtPiece court="jack" suit={mine.jack} words={words} quiet />
          </Piece>
        ) : (
          <span {...jack}>
            <CourtPiece court="jack" suit={mine.jack} words={words} />
          </span>
        )}
      </span>
      <span>
        <small>
          {words.say("browser.your_jack")}
          {mine.jack_used && ` (${words.say("browser.spent")})`}
        </small>
        <span>{errandOf(mine.jack, facts, words)}</span>
      </span>
    </Plate>
  );
}
