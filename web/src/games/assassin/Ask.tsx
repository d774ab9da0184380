// What is asked of me, or what others are asked: a card, a jack, the order of the queens, whom I join, the next deal.

import { type ReactNode, useEffect, useRef } from "react";
import { Answer, Prompt, SeatMark, spot } from "../../look";
import type { Words } from "../../shell/words";
import { SuspicionMark } from "./drawings/Marks";
import { SuitMark } from "./drawings/Pip";
import type { Notes } from "./notes";
import { around, JACK } from "./table";
import type { Staging } from "./useStaging";

interface AskProps {
  stage: Staging;
  seat: number | null;
  words: Words;
  notes: Notes;
  waiting: number[];
  lit(verb: string, piece: number | string | null): boolean;
  last: boolean; // the match is over
}

export function Ask(props: AskProps) {
  const { stage, seat, words, notes } = props;
  const { table } = stage;
  const mine = seat !== null && props.waiting.includes(seat);
  if (stage.waits) {
    const event = stage.said[0];
    return (
      <Prompt mine answers={<Onward onward={stage.onward} says={words.say(props.last ? "browser.to_the_end" : "browser.next_deal")} />}>
        {event && words.event(event.kind, event.args)}
      </Prompt>
    );
  }
  const { question, note } = stage.playing ? { question: "" } : asked(props, mine);
  const jack = table.mine?.jack;
  const answers = !stage.playing && (
    <>
      {jack && (
        <Answer verb="use" piece={jack} aria-label={words.move("use", jack)}>
          <SuitMark suit={jack} /> {words.say("browser.use_jack", { suit: jack })}
        </Answer>
      )}
      <Answer verb="pass">{words.move("pass", null)}</Answer>
      {table.unplaced.map((suit) => (
        <Answer key={suit} verb="place" piece={suit} aria-label={words.move("place", suit)}>
          <SuitMark suit={suit} /> {words.say(`suit.${suit}`)}
        </Answer>
      ))}
      {around(table.seats.length, seat).map((other) => (
        <Answer key={other} verb="name" piece={other}>
          <SeatMark seat={other} /> {words.move("name", other)} {notes[other] && <SuspicionMark suspicion={notes[other]} />}
        </Answer>
      ))}
    </>
  );
  return (
    <Prompt mine={mine} note={note} answers={answers}>
      {question}
    </Prompt>
  );
}

/** The question in words, and what goes with it in small print. */
function asked({ stage, seat, words, waiting, lit }: AskProps, mine: boolean): { question: string; note?: ReactNode } {
  const { table } = stage;
  const { step, trick } = table;
  if (step === "before" || step === "after") {
    const use = table.mine && lit("use", table.mine.jack);
    const about = use ? "ask_mine" : seat !== null && !mine ? "ask_wait" : "ask_all";
    return { question: words.say(`browser.${about}`), note: words.say(`browser.ask_${step}`, { trick }) };
  }
  if (step === "order" || step === "join") {
    const who = step === "join" ? table.traitor : waiting[0];
    return { question: words.say(`browser.${step}_${mine ? "mine" : "other"}`, { seat: who ?? 0 }) };
  }
  const leads = table.leader !== null && `${words.seat(table.leader)} ${words.say("table.leads")}.`;
  if (!mine) return { question: waiting.length ? words.say("browser.wait_lay", { seats: waiting }) : "", note: leads };
  const must = step === "replace" ? "must_replace" : table.face_up ? "must_lay_up" : "must_lay";
  return { question: words.say(`browser.${must}`), note: lit("lay", JACK) ? words.say("browser.or_jack") : leads };
}

/** The deal is counted: the player goes on when they have seen it. */
function Onward({ onward, says }: { onward(): void; says: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button ref={button} type="button" className="btn btn-primary" {...spot("onward")} onClick={onward}>
      {says}
    </button>
  );
}
