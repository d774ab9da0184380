// Another player at the table: points, packets, their role face down with my note on it, and their jack.

import { AboutWords, classes, Plate, seatColour, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { aboutCourt, aboutSecret, CourtPiece } from "./Cards";
import { SuspicionMark } from "./drawings/Marks";
import type { Suspicion } from "./notes";
import { Packets } from "./Packets";
import styles from "./Suspect.module.css";
import type { Suit } from "./table";
import type { Place } from "./useFlights";
import type { Facts, Table } from "./view";

interface SuspectProps {
  className?: string; // where it stands
  table: Table;
  facts: Facts;
  seat: number;
  words: Words;
  king: Suit | null; // once it was shown
  note: Suspicion | undefined;
  turnNote: ((seat: number) => void) | null; // null for who only watches
  waited: boolean;
  wins: boolean;
  place: Place;
}

export function Suspect(props: SuspectProps) {
  const { className, table, facts, seat, words, king, note, turnNote, waited, wins, place } = props;
  const about = useAbout();
  const player = table.seats[seat];
  if (!player) return null;
  const tint = seatColour(seat);
  const { kings_out = [], jacks_out = [] } = table.mine ?? {};
  const noted = words.say(`browser.note_${note ?? "none"}`);
  return (
    <Plate
      seat={seat}
      name={words.seat(seat)}
      waited={waited}
      wins={wins}
      className={className}
      tag={<Points points={player.points} goal={facts.goal} words={words} />}
    >
      <span className={styles.secrets}>
        {king || !turnNote ? (
          <span className={styles.king} {...about(king ? aboutCourt("king", king, facts, words) : aboutSecret("king", [], words))}>
            <CourtPiece court="king" suit={king} words={words} tint={tint} />
          </span>
        ) : (
          <button
            type="button"
            className={styles.king}
            aria-label={words.say("browser.note", { seat, note: noted })}
            {...about(aboutSecret("king", kings_out, words))}
            onClick={() => turnNote(seat)}
          >
            <CourtPiece court="king" suit={null} words={words} tint={tint} quiet />
            <span className={styles.scrap} aria-hidden="true">
              {note ? <SuspicionMark suspicion={note} /> : "?"}
            </span>
          </button>
        )}
        <span
          ref={place(`jack ${seat}`)}
          className={classes(styles.jack, player.jack && styles.spent)}
          {...about(player.jack ? aboutCourt("jack", player.jack, facts, words) : aboutSecret("jack", jacks_out, words))}
        >
          <CourtPiece court="jack" suit={player.jack} words={words} tint={tint} />
        </span>
        <span ref={place(`pile ${seat}`)}>
          <Packets pile={player} words={words} />
        </span>
      </span>
    </Plate>
  );
}

/** The points of the match, never to be taken for the sum that saves a packet. */
export function Points({ points, goal, words }: { points: number; goal: number; words: Words }) {
  const about = useAbout();
  const said = words.say("browser.points_of", { count: points, goal });
  return (
    <span
      {...about(() => (
        <AboutWords name={said}>{words.say("browser.about_points", { goal })}</AboutWords>
      ))}
    >
      <span aria-hidden="true">{words.say("table.points", { count: points })}</span>
      <span className="aloud">{said}</span>
    </span>
  );
}
