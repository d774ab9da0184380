// The table of Oliver Twist: the street map, Fagin and the others beside it, my lair and my cards.

import { useMemo, useRef, useState } from "react";
import { Caption, Ending, Frame } from "../../look";
import { Sheet } from "../../shell/table/Sheet";
import { useBeats, useTelling } from "../staging";
import type { TableProps } from "../table";
import { beats, calm } from "./beats";
import { Book } from "./Book";
import { Cards } from "./Cards";
import { Deeds, Shown } from "./Deeds";
import { Nightfall } from "./drawings/Nightfall";
import { FactsContext } from "./facts";
import { Fagin } from "./Fagin";
import { Lair } from "./Lair";
import { Question } from "./Question";
import { Rival } from "./Rival";
import { Round } from "./Round";
import { sinceMine } from "./since";
import { useReady } from "./Space";
import { Streetmap } from "./Streetmap";
import { around } from "./table";
import styles from "./Table.module.css";
import { useFlights } from "./useFlights";
import type { Facts, Table as OliverTable } from "./view";
import { Ways } from "./Ways";

const STAGED = { beats, nothing: null, remember: () => null, fresh: () => null };

export default function Table({
  view,
  facts,
  words,
  told,
  story,
  live,
  stage: tellStage,
}: TableProps<OliverTable, Facts>) {
  const room = useRef<HTMLElement>(null);
  const { beat } = useBeats(STAGED, view.table, told, live, room);
  const stage = beat ?? calm(view.table);
  const playing = beat !== null;
  const { table, tally } = stage;
  const { seat } = view;
  useFlights(stage, seat, room);
  useTelling(playing, tellStage);
  const [aimed, aim] = useState<number | null>(null);
  const [book, setBook] = useState(false);

  const ready = useReady();
  const mine = seat === null ? null : table.mine;
  const over = table.step === "over" && !playing;
  const winners = over ? table.winners : [];
  const doer = playing ? stage.doer : table.mover;
  const ways = aimed !== null && ready(aimed) ? aimed : null;
  const players = table.seats.length;
  const turns = useMemo(
    () => sinceMine(story, seat, view.table.turn === seat, players),
    [story, seat, view.table.turn, players],
  );
  const verdict = { seats: winners, count: winners.length, pounds: table.seats[winners[0] ?? 0]?.total ?? 0 };

  return (
    <FactsContext.Provider value={facts}>
      <Frame
        name={words.say("name")}
        playing={playing}
        moment={table}
        ref={room}
        className={styles.table}
      >
        <Streetmap
          table={table}
          facts={facts}
          words={words}
          aimed={ways}
          aim={aim}
          passed={stage.passed}
          taken={stage.taken}
        />
        <div className={styles.over}>
          {stage.falls && <Nightfall />}
          {tally && !stage.falls && <Round tally={tally} words={words} telling />}
          {over && (
            <Ending winners={winners} verdict={words.event("won", verdict)}>
              <Sheet view={view} words={words} />
            </Ending>
          )}
          <Caption lines={stage.said.map((event) => words.event(event.kind, event.args))}>
            {stage.said.length > 0 && <Shown said={stage.said} />}
          </Caption>
        </div>
        <aside className={styles.side} aria-label={words.say("browser.side")}>
          <Fagin table={table} words={words} open={() => setBook(true)} />
          <ul className={styles.others}>
            {around(players, seat).map((other) => (
              <Rival
                key={other}
                table={table}
                seat={other}
                words={words}
                acts={doer === other}
                wins={winners.includes(other)}
              />
            ))}
          </ul>
        </aside>
        {mine && seat !== null && (
          <Lair
            table={table}
            facts={facts}
            mine={mine}
            seat={seat}
            words={words}
            goal={view.goal}
            acts={doer === seat}
            wins={winners.includes(seat)}
          />
        )}
        {!over && (
          <>
            <Question
              table={table}
              words={words}
              doer={tally ? null : doer}
              mine={live && !playing && seat !== null && view.waiting.includes(seat)}
              moves={view.moves}
              aimed={ways !== null && ready(ways) === "take" ? ways : null}
            />
            <Ways table={table} words={words} />
            <Cards table={table} facts={facts} words={words} />
            <Deeds turns={playing ? [] : turns} words={words} />
          </>
        )}
      </Frame>
      {book && <Book table={view.table} facts={facts} words={words} close={() => setBook(false)} />}
    </FactsContext.Provider>
  );
}
