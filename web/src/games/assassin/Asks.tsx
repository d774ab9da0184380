// What is asked of me in the middle of the table: a jack, the order of the queens, whom I join; or what others are asked.

import type { ReactNode } from "react";
import { Piece, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { CourtPiece } from "./Cards";
import { SuspicionMark } from "./drawings/Marks";
import type { Notes } from "./notes";
import { around } from "./table";
import type { Table } from "./view";

interface AsksProps {
  table: Table;
  seat: number | null;
  words: Words;
  notes: Notes;
  waiting: number[];
  /** Whether it is mine to choose now. */
  open(verb: string, piece: number | string | null): boolean;
}

/** Nothing while cards are laid. */
export function Asks(props: AsksProps): ReactNode {
  const { step } = props.table;
  if (step === "before" || step === "after") return <AskJack {...props} />;
  if (step === "order") return <AskOrder {...props} />;
  return step === "join" ? <AskJoin {...props} /> : null;
}

/** A2, A8. */
function AskJack({ table, words, open, waiting, seat }: AsksProps) {
  const jack = table.mine?.jack ?? null;
  const use = jack !== null && open("use", jack);
  const pass = open("pass", null);
  const about = use ? "ask_mine" : seat !== null && !waiting.includes(seat) ? "ask_wait" : "ask_all";
  return (
    <div className="a21-ask">
      <p>
        <small>{words.say(`browser.ask_${table.step}`, { trick: table.trick })}</small>
        {words.say(`browser.${about}`)}
      </p>
      {(use || pass) && (
        <div className="a21-answers">
          {use && (
            <Piece verb="use" piece={jack} className="a21-answer">
              <CourtPiece court="jack" suit={jack} words={words} quiet />
              <span>{words.move("use", jack)}</span>
            </Piece>
          )}
          {pass && (
            <Piece verb="pass" className="a21-answer">
              <span>{words.move("pass", null)}</span>
            </Piece>
          )}
        </div>
      )}
    </div>
  );
}

/** A8: the owner of the jack of hearts lines the queens up, one click a queen. */
function AskOrder({ table, words, open, waiting }: AsksProps) {
  const queens = table.unplaced.filter((suit) => open("place", suit));
  return (
    <div className="a21-ask">
      <p>
        {queens.length ? words.say("browser.order_mine") : words.say("browser.order_other", { seat: waiting[0] ?? 0 })}
      </p>
      <div className="a21-answers">
        {queens.map((suit) => (
          <Piece key={suit} verb="place" piece={suit} className="a21-queen" aria-label={words.move("place", suit)}>
            <CourtPiece court="queen" suit={suit} words={words} quiet />
          </Piece>
        ))}
      </div>
    </div>
  );
}

/** A11. */
function AskJoin({ table, seat, words, notes, open }: AsksProps) {
  const others = around(table.seats.length, seat).filter((other) => open("name", other));
  return (
    <div className="a21-ask">
      <p>
        {others.length
          ? words.say("browser.join_mine")
          : words.say("browser.join_other", { seat: table.traitor ?? 0 })}
      </p>
      <div className="a21-answers">
        {others.map((other) => (
          <Piece key={other} verb="name" piece={other} className="a21-answer">
            <SeatMark seat={other} />
            <span>{words.move("name", other)}</span>
            {notes[other] && <SuspicionMark suspicion={notes[other]} />}
          </Piece>
        ))}
      </div>
    </div>
  );
}
