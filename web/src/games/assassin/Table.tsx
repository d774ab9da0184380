// The table of L'assassin habite au 21: the queens on top, the others around the trick, and my cards below.

import { useRef, useState } from "react";
import { spot } from "../../look";
import type { Told } from "../../protocol";
import { useTelling } from "../staging";
import type { TableProps } from "../table";
import { Asks } from "./Asks";
import { countOf } from "./beats";
import { Count } from "./Count";
import "./css/assassin.css";
import { Ending } from "./Ending";
import { Hand } from "./Hand";
import { Match } from "./Match";
import { Mine } from "./Mine";
import { useNotes } from "./notes";
import { Plate } from "./Plate";
import { LastTrick, StillSecret } from "./Strip";
import { around } from "./table";
import { Centre, Trick } from "./Trick";
import { Trumps } from "./Trumps";
import { useFlights } from "./useFlights";
import { useStaging } from "./useStaging";
import type { Facts, Table as AssassinTable } from "./view";

export default function Table({
  view,
  facts,
  words,
  told,
  live,
  stage: tellStage,
  notebook,
}: TableProps<AssassinTable, Facts>) {
  const room = useRef<HTMLElement>(null);
  const stage = useStaging(view.table, told, live, room);
  const { table, playing, kings, count } = stage;
  const { places, depart } = useFlights(stage, view.seat);
  const [notes, turnNote] = useNotes(notebook, table.deal);
  const [sheet, setSheet] = useState(false);
  useTelling(playing, tellStage);

  const open = (verb: string, piece: number | string | null): boolean =>
    live && !playing && view.moves.some((move) => move.verb === verb && move.piece === piece);
  const { seat } = view;
  const waiting = playing ? [] : view.waiting;
  const over = table.step === "over" && !playing;
  const last = table.deals.at(-1);
  const winners = over ? table.winners : [];
  const asking = !playing && ["before", "after", "order", "join"].includes(table.step);
  const mine = seat === null ? null : table.mine;
  const players = around(table.seats.length, seat);
  const must = mine?.hand.some((card) => open("lay", card)) ? mustOf(table) : null;
  const gain = (one: number): number => (count?.outcome && count.winners.includes(one) ? count.prize : 0);
  const plates = (mine ? players.slice(1) : [...players.slice(1), ...players.slice(0, 1)]).map((one) => (
    <Plate
      key={one}
      table={table}
      goal={facts.goal}
      seat={one}
      words={words}
      king={kings.get(one) ?? null}
      note={notes[one]}
      turnNote={mine ? turnNote : null}
      waited={waiting.includes(one)}
      wins={winners.includes(one)}
      gain={gain(one)}
      pile={places.pile(one)}
    />
  ));

  return (
    <section className="a21" ref={room} aria-label={words.say("name")}>
      <div className={`a21-table a21-of-${table.seats.length}${mine ? "" : " a21-watched"}${playing ? " a21-playing" : ""}`}>
        <div className="a21-top">
          <p className="a21-where">
            <strong>{words.say("table.where", { deal: table.deal, trick: table.trick, tricks: facts.tricks })}</strong>
            <small>{words.say("table.saved", { threshold: facts.threshold })}</small>
          </p>
          <Trumps table={table} words={words} />
          <button type="button" className="btn a21-sheet" {...spot("match")} onClick={() => setSheet(true)}>
            {words.say("browser.match")}
          </button>
        </div>
        <ul className="a21-others">{plates}</ul>
        <div className="a21-felt" {...spot("trick")}>
          <Centre table={table} words={words} place={places.pile("centre")} takes={stage.taker === "centre"} />
          {over ? (
            <Ending table={table} words={words} />
          ) : count ? (
            <Count count={count} kings={kings} aside={stage.aside} words={words} />
          ) : asking ? (
            <Asks
              key={`${table.deal} ${table.trick} ${table.step}`}
              table={table}
              seat={seat}
              words={words}
              notes={notes}
              waiting={waiting}
              open={open}
            />
          ) : (
            <Trick
              table={table}
              threshold={facts.threshold}
              seat={seat}
              words={words}
              sum={stage.sum}
              taker={stage.taker}
              flies={stage.flies}
              waiting={waiting}
              slot={places.slot}
            />
          )}
          <Caption said={stage.said} say={(event) => words.event(event.kind, event.args)} />
        </div>
        {mine && seat !== null && (
          <div className="a21-home">
            <Mine
              table={table}
              facts={facts}
              mine={mine}
              seat={seat}
              words={words}
              wins={winners.includes(seat)}
              waited={waiting.includes(seat)}
              gain={gain(seat)}
              pile={places.pile(seat)}
              depart={depart}
            />
            <div className="a21-hold">
              <p className="a21-must">{must && words.say(`browser.${must}`)}</p>
              {over && last ? (
                <Count count={countOf(last)} kings={kings} aside={last.aside} words={words} />
              ) : (
                <Hand cards={mine.hand} deal={table.deal} words={words} depart={depart} />
              )}
            </div>
          </div>
        )}
        <div className="a21-strip">
          {!playing && <LastTrick table={table} last={stage.last} words={words} />}
          {!count && <StillSecret table={table} facts={facts} words={words} />}
        </div>
      </div>
      {sheet && <Match table={view.table} facts={facts} words={words} close={() => setSheet(false)} />}
    </section>
  );
}

/** What I am to do with my cards. */
function mustOf(table: AssassinTable): string {
  if (table.step === "replace") return "must_replace";
  return table.face_up ? "must_lay_up" : "must_lay";
}

/** What is happening, in words, while it happens; the log reads it aloud. */
function Caption({ said, say }: { said: Told[]; say(event: Told): string }) {
  if (!said.length) return null;
  return (
    <div className="a21-caption sheet" aria-hidden="true">
      {said.map((event, index) => (
        <p key={index}>{say(event)}</p>
      ))}
    </div>
  );
}
