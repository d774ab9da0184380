// Another player at the table: points, packets, their role face down with my note on it, and their jack.

import type { RefCallback } from "react";
import { SeatMark, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { CourtPiece } from "./Cards";
import { SuspicionMark } from "./drawings/Marks";
import type { Suspicion } from "./notes";
import { Packets } from "./Packets";
import type { Suit } from "./table";
import type { Table } from "./view";

interface PlateProps {
  table: Table;
  goal: number;
  seat: number;
  words: Words;
  king: Suit | null; // once it was shown
  note: Suspicion | undefined;
  turnNote: ((seat: number) => void) | null; // null for who only watches
  waited: boolean;
  wins: boolean;
  gain: number; // points that this deal brought, while it is being told
  pile: RefCallback<HTMLElement>;
}

export function Plate({ table, goal, seat, words, king, note, turnNote, waited, wins, gain, pile }: PlateProps) {
  const player = table.seats[seat];
  if (!player) return null;
  const tint = seatColour(seat);
  const classes = ["a21-plate", waited && "a21-waited", wins && "a21-wins"].filter(Boolean).join(" ");
  return (
    <li className={classes} {...spot(`plate ${seat}`)} style={{ borderColor: tint }}>
      <Heading table={table} goal={goal} seat={seat} words={words} gain={gain} />
      <span className="a21-secrets">
        {king || !turnNote ? (
          <span className="a21-king">
            <CourtPiece court="king" suit={king} words={words} tint={tint} />
          </span>
        ) : (
          <button
            type="button"
            className="a21-king a21-note"
            aria-label={words.say("browser.note", { seat, note: words.say(`browser.note_${note ?? "none"}`) })}
            title={words.say(`browser.note_${note ?? "none"}`)}
            onClick={() => turnNote(seat)}
          >
            <CourtPiece court="king" suit={null} words={words} tint={tint} quiet />
            <span className={note ? "a21-scrap a21-noted" : "a21-scrap"} aria-hidden="true">
              {note ? <SuspicionMark suspicion={note} /> : "?"}
            </span>
          </button>
        )}
        <span className={player.jack ? "a21-jack a21-spent" : "a21-jack"}>
          <CourtPiece court="jack" suit={player.jack} words={words} tint={tint} />
        </span>
      </span>
      <span className="a21-pile" ref={pile}>
        <Packets pile={player} words={words} />
      </span>
    </li>
  );
}

interface HeadingProps {
  table: Table;
  goal: number; // of the match
  seat: number;
  words: Words;
  gain: number;
}

/** Who it is, and the points of the match. */
export function Heading({ table, goal, seat, words, gain }: HeadingProps) {
  const points = table.seats[seat]?.points ?? 0;
  return (
    <>
      <span className="a21-who">
        <SeatMark seat={seat} />
        <span className="a21-name">{words.seat(seat)}</span>
      </span>
      <span className="a21-points">
        <span aria-hidden="true">
          <strong>{points}</strong>/{goal}
        </span>
        <span className="aloud">{words.say("browser.points_of", { points, goal })}</span>
        {gain > 0 && <span className="a21-gain">+{gain}</span>}
      </span>
    </>
  );
}
