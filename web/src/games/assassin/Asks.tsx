// What is asked of me in the middle of the table: a jack, the order of the queens, whom I join; or what others are asked.

import type { ReactNode } from "react";
import { SeatMark } from "../../look";
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
  /** How to do it, if it can be done now. */
  ready(verb: string, piece: number | string | null): (() => void) | undefined;
}

/** Nothing while cards are laid. */
export function Asks(props: AsksProps): ReactNode {
  const { step } = props.table;
  if (step === "before" || step === "after") return <AskJack {...props} />;
  if (step === "order") return <AskOrder {...props} />;
  return step === "join" ? <AskJoin {...props} /> : null;
}

/** A2, A8. */
function AskJack({ table, words, ready, waiting, seat }: AsksProps) {
  const jack = table.mine?.jack ?? null;
  const use = jack ? ready("use", jack) : undefined;
  const pass = ready("pass", null);
  const about = use ? "ask_mine" : seat !== null && !waiting.includes(seat) ? "ask_wait" : "ask_all";
  return (
    <div className="a21-ask">
      <p>
        <small>{words.say(`browser.ask_${table.step}`, { trick: table.trick })}</small>
        {words.say(`browser.${about}`)}
      </p>
      {(use || pass) && (
        <div className="a21-answers">
          {use && jack && (
            <button type="button" className="a21-answer lit" onClick={use}>
              <CourtPiece court="jack" suit={jack} words={words} quiet />
              <span>{words.move("use", jack)}</span>
            </button>
          )}
          {pass && (
            <button type="button" className="a21-answer lit" onClick={pass}>
              <span>{words.move("pass", null)}</span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** A8: the owner of the jack of hearts lines the queens up, one click a queen. */
function AskOrder({ table, words, ready, waiting }: AsksProps) {
  const queens = table.unplaced.flatMap((suit) => {
    const place = ready("place", suit);
    return place ? [{ suit, place }] : [];
  });
  return (
    <div className="a21-ask">
      <p>
        {queens.length ? words.say("browser.order_mine") : words.say("browser.order_other", { seat: waiting[0] ?? 0 })}
      </p>
      <div className="a21-answers">
        {queens.map(({ suit, place }) => (
          <button
            key={suit}
            type="button"
            className="a21-queen lit"
            aria-label={words.move("place", suit)}
            onClick={place}
          >
            <CourtPiece court="queen" suit={suit} words={words} quiet />
          </button>
        ))}
      </div>
    </div>
  );
}

/** A11. */
function AskJoin({ table, seat, words, notes, ready }: AsksProps) {
  const others = around(table.seats.length, seat).flatMap((other) => {
    const name = ready("name", other);
    return name ? [{ other, name }] : [];
  });
  return (
    <div className="a21-ask">
      <p>
        {others.length
          ? words.say("browser.join_mine")
          : words.say("browser.join_other", { seat: table.traitor ?? 0 })}
      </p>
      <div className="a21-answers">
        {others.map(({ other, name }) => (
          <button key={other} type="button" className="a21-answer lit" onClick={name}>
            <SeatMark seat={other} />
            <span>{words.move("name", other)}</span>
            {notes[other] && <SuspicionMark suspicion={notes[other]} />}
          </button>
        ))}
      </div>
    </div>
  );
}
