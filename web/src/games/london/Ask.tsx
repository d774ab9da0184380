// What is asked now, in words, with the answers that are no pieces of the table.

import type { ReactNode } from "react";
import { SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { Icon } from "./drawings/Icons";
import { costSaid, pounds } from "./facts";
import { signed, type Ready } from "./table";
import type { Table } from "./view";

interface AskProps {
  table: Table;
  seat: number | null;
  words: Words;
  ready: Ready;
  mine: boolean; // it is me who is asked
}

export function Ask({ table, seat, words, ready, mine }: AskProps) {
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
        <Answer words={words} verb="three" ready={ready}>
          <Icon sign="card" />
        </Answer>
        <Answer words={words} verb="flip" ready={ready}>
          <Icon sign="flip" />
        </Answer>
        <Answer words={words} verb="spare" ready={ready} />
        {table.seats.map((_, other) => {
          const name = ready("name", other);
          return (
            name && (
              <button key={other} type="button" className="ldn-answer lit" onClick={name}>
                <SeatMark seat={other} />
                {words.move("name", other)}
              </button>
            )
          );
        })}
        <Answer words={words} verb="exchange" ready={ready} />
        <Answer words={words} verb="borrow" ready={ready}>
          <Icon sign="loan" />
          {me && <small>+{pounds(me.loan, words)}</small>}
        </Answer>
        <Answer words={words} verb="done" ready={ready}>
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
  ready: Ready;
  children?: ReactNode;
}

function Answer({ words, verb, ready, children }: AnswerProps) {
  const act = ready(verb, null);
  if (!act) return null;
  return (
    <button type="button" className="ldn-answer lit" onClick={act}>
      <span>{words.move(verb, null)}</span>
      {children}
    </button>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
