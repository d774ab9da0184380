// What is asked now, in words, with the answers that are no pieces of the table.

import { type ReactNode, useContext } from "react";
import { HandsContext, Piece, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { Icon } from "./drawings/Icons";
import { costSaid, pounds } from "./facts";
import { signed } from "./table";
import type { Table } from "./view";

interface AskProps {
  table: Table;
  seat: number | null;
  words: Words;
  mine: boolean; // it is me who is asked
}

export function Ask({ table, seat, words, mine }: AskProps) {
  const hands = useContext(HandsContext);
  const { step, turn } = table;
  const me = seat === null ? undefined : table.seats[seat];
  const said = step && mine ? capital(words.say(`step.${step}`)) : words.say("table.turn", { seat: turn });
  const left =
    mine && table.due > 0
      ? words.say("browser.left", { count: table.due })
      : mine && table.draws > 1
        ? words.say("browser.draws", { count: table.draws })
        : null;
  return (
    <div className={mine ? "ldn-ask ldn-ask-mine" : "ldn-ask"}>
      <p className="ldn-question">
        <SeatMark seat={turn} />
        <span>
          {said}
          {mine ? "." : ""} {left && <b className="ldn-left">{left}</b>}
          {table.held && <small>{words.say("table.held", { seat: turn, card: table.held })}</small>}
          {table.closing !== null && <small className="ldn-last">{capital(words.say("table.last_turns"))}</small>}
        </span>
      </p>
      <div className="ldn-answers">
        <Answer words={words} verb="three">
          <Icon sign="card" />
        </Answer>
        <Answer words={words} verb="flip">
          <Icon sign="flip" />
        </Answer>
        <Answer words={words} verb="spare" />
        {table.seats.map(
          (_, other) =>
            hands.lit({ verb: "name", piece: other }) && (
              <Piece key={other} verb="name" piece={other} className="ldn-answer">
                <SeatMark seat={other} />
                {words.move("name", other)}
              </Piece>
            ),
        )}
        <Answer words={words} verb="exchange" />
        <Answer words={words} verb="borrow">
          <Icon sign="loan" />
          {me && <small>+{pounds(me.loan, words)}</small>}
        </Answer>
        <Answer words={words} verb="done">
          {step === "run" && me && (
            <small>
              <Icon sign="poverty" /> {signed(me.forecast.change)}
              <span className="aloud">{words.say("table.poverty", { count: signed(me.forecast.change) })}</span>
            </small>
          )}
          {table.pays.done && mine && <small>{costSaid(table.pays.done, words)}</small>}
        </Answer>
      </div>
    </div>
  );
}

interface AnswerProps {
  words: Words;
  verb: string;
  children?: ReactNode;
}

/** An answer is there only while it can be given. */
function Answer({ words, verb, children }: AnswerProps) {
  const hands = useContext(HandsContext);
  if (!hands.lit({ verb, piece: null })) return null;
  return (
    <Piece verb={verb} className="ldn-answer">
      <span>{words.move(verb, null)}</span>
      {children}
    </Piece>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
