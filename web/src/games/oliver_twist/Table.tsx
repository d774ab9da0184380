// The table of Oliver Twist: the street map, Fagin and the others beside it, and my lair below.

import { useRef, useState } from "react";
import type { Move, Told } from "../../protocol";
import { useTelling } from "../staging";
import type { TableProps } from "../table";
import { Acts } from "./Acts";
import { Book } from "./Book";
import { Count } from "./Count";
import "./css/oliver.css";
import { Ending } from "./Ending";
import { FactsContext } from "./facts";
import { Fagin } from "./Fagin";
import { Lair } from "./Lair";
import { Lately } from "./Lately";
import { Nightfall } from "./drawings/Nightfall";
import { Plate } from "./Plate";
import { Prompt, type Prowl } from "./Prompt";
import { useReady } from "./Space";
import { Streetmap } from "./Streetmap";
import { around } from "./table";
import type { Facts, Table as OliverTable } from "./view";
import { useFlights } from "./useFlights";
import { useStaging } from "./useStaging";
import { Ways } from "./Ways";

export default function Table({
  view,
  facts,
  words,
  told,
  live,
  stage: tellStage,
}: TableProps<OliverTable, Facts>) {
  const room = useRef<HTMLElement>(null);
  const stage = useStaging(view.table, told, live, room);
  const { table, playing, tally } = stage;
  const lair = useFlights(stage, room);
  const [aimed, aim] = useState<number | null>(null);
  const [book, setBook] = useState(false);
  useTelling(playing, tellStage);

  const ready = useReady();
  const { seat } = view;
  const mine = seat === null ? null : table.mine;
  const over = table.step === "over" && !playing;
  const winners = over ? table.winners : [];
  const doer = playing ? stage.doer : table.mover;
  const pointed = aimed === null ? null : ready(aimed);
  const aimedAt = pointed ? aimed : null;

  return (
    <FactsContext.Provider value={facts}>
      <section className="ot" ref={room} aria-label={words.say("name")}>
        <div className={`ot-table${table.night ? " ot-night" : ""}${playing ? " ot-playing" : ""}`}>
          <Streetmap
            table={table}
            facts={facts}
            words={words}
            aimed={aimedAt}
            aim={aim}
            passed={stage.passed}
            taken={stage.taken?.space ?? null}
          />
          <div className="ot-over">
            {stage.falls && <Nightfall />}
            {tally && !stage.falls && <Count tally={tally} words={words} />}
            {over && <Ending table={table} words={words} />}
            <Caption said={stage.said} say={(event) => words.event(event.kind, event.args)} />
          </div>
          <aside className="ot-side" aria-label={words.say("browser.side")}>
            <Fagin table={table} words={words} />
            <ul className="ot-others">
              {around(table.seats.length, seat).map((other) => (
                <Plate
                  key={other}
                  table={table}
                  seat={other}
                  words={words}
                  acts={doer === other}
                  wins={winners.includes(other)}
                  place={lair(other)}
                />
              ))}
            </ul>
            <button type="button" className="btn ot-open" onClick={() => setBook(true)}>
              {words.say("browser.book")}
            </button>
          </aside>
          <div className="ot-line">
            <Prompt
              table={table}
              words={words}
              doer={tally ? null : doer}
              mine={live && !playing && seat !== null && view.waiting.includes(seat)}
              prowl={prowlOf(view.moves)}
              aimed={pointed}
              at={aimedAt}
            />
          </div>
          <Ways table={table} words={words} />
          <div className="ot-home">
            {mine && seat !== null && (
              <Lair
                table={table}
                facts={facts}
                mine={mine}
                seat={seat}
                words={words}
                acts={doer === seat}
                wins={winners.includes(seat)}
                place={lair(seat)}
              />
            )}
            <Acts table={table} facts={facts} words={words} />
          </div>
          <Lately turns={playing ? [] : stage.lately} words={words} />
        </div>
        {book && <Book table={view.table} facts={facts} words={words} close={() => setBook(false)} />}
      </section>
    </FactsContext.Provider>
  );
}

/** How a prowl could begin, by the moves that are open. */
function prowlOf(moves: Move[]): Prowl {
  const can = (verb: string): boolean => moves.some((move) => move.verb === verb);
  if (can("take")) return can("turn") ? "both" : "take";
  return can("turn") ? "turn" : can("bribe") ? "bribe" : "pay";
}

/** What is happening, in words, while it happens; the log reads it aloud. */
function Caption({ said, say }: { said: Told[]; say(event: Told): string }) {
  if (!said.length) return null;
  return (
    <div className="ot-caption sheet" aria-hidden="true">
      {said.map((event, index) => (
        <p key={index}>{say(event)}</p>
      ))}
    </div>
  );
}
