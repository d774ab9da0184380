// What is asked now, in words, with the answers that are no pieces of the table.

import { useContext } from "react";
import { Answer, HandsContext, Prompt, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { Icon } from "./drawings/Icons";
import { costSaid, pounds } from "./facts";
import { signed } from "./table";
import styles from "./Table.module.css";
import type { Sweep } from "./useSweep";
import type { Table } from "./view";
import { capital } from "./words";

interface AskProps {
  table: Table;
  seat: number | null;
  words: Words;
  mine: boolean; // it is me who is asked
  sweep: Sweep;
}

export function Ask({ table, seat, words, mine, sweep }: AskProps) {
  const hands = useContext(HandsContext);
  const { step, turn, held, closing } = table;
  const me = seat === null ? undefined : table.seats[seat];
  const said = step && mine ? `${capital(words.say(`step.${step}`))}.` : words.say("table.turn", { seat: turn });
  const left =
    mine && table.due > 0
      ? words.say("browser.left", { count: table.due })
      : mine && table.draws > 1
        ? words.say("browser.draws", { count: table.draws })
        : null;
  const notes = [
    held && words.say("table.held", { seat: turn, card: held }),
    closing !== null && capital(words.say("table.last_turns")),
  ];
  return (
    <Prompt
      mine={mine}
      seat={turn}
      className={styles.ask}
      note={notes.filter(Boolean).join(" · ")}
      answers={
        <>
          <Answer verb="three">
            {words.move("three", null)}
            <Icon sign="card" />
          </Answer>
          <Answer verb="flip">
            {words.move("flip", null)}
            <Icon sign="flip" />
          </Answer>
          <Answer verb="spare">{words.move("spare", null)}</Answer>
          {table.seats.map((_, other) => (
            <Answer key={other} verb="name" piece={other}>
              <SeatMark seat={other} />
              {words.move("name", other)}
            </Answer>
          ))}
          {sweep.count > 1 && hands.lit({ verb: "activate", piece: sweep.next }) && (
            <button type="button" className="btn small" onClick={sweep.start}>
              {words.say("browser.sweep", { count: sweep.count })}
            </button>
          )}
          <Answer verb="exchange" quiet>
            {words.move("exchange", null)}
          </Answer>
          <Answer verb="borrow" quiet>
            {words.move("borrow", null)}
            {me && <small>+{pounds(me.loan, words)}</small>}
          </Answer>
          <Answer verb="done">
            {words.move("done", null)}
            {step === "run" && me && (
              <small>
                <Icon sign="poverty" /> {signed(me.forecast.change)}
                <span className="aloud">{words.say("table.poverty", { count: signed(me.forecast.change) })}</span>
              </small>
            )}
            {table.pays.done && mine && <small>{costSaid(table.pays.done, words)}</small>}
          </Answer>
        </>
      }
    >
      {said} {left && <b className="tag">{left}</b>}
    </Prompt>
  );
}
