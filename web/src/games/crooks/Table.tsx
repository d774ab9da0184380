// The table of Crooks: the targets and the rows of all players, mine the nearest; below, the places and my desk.

import { useMemo, useRef, useState } from "react";
import { spot } from "../../look";
import { useTelling } from "../staging";
import type { TableProps } from "../table";
import "./css/crooks.css";
import { Deck } from "./Deck";
import { Caption, Desk } from "./Desk";
import { GangMark } from "./drawings/Marks";
import { Ending } from "./Ending";
import { Grid } from "./Grid";
import { Look } from "./Look";
import { notesOf, sinceMine, type Look as Seen } from "./notes";
import { Piles } from "./Piles";
import { useFlights } from "./useFlights";
import { useStaging } from "./useStaging";
import type { Facts, Table as CrooksTable } from "./view";

export default function Table({
  view,
  facts,
  words,
  told,
  story,
  live,
  stage: tellStage,
}: TableProps<CrooksTable, Facts>) {
  const room = useRef<HTMLElement>(null);
  const { seat } = view;
  const stage = useStaging(view.table, told, live, seat, room);
  const { table, playing, look } = stage;
  const places = useFlights(stage, room);
  const [deck, setDeck] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null); // the look that was put away
  useTelling(playing, tellStage);

  const notes = useMemo(() => notesOf(story, table, facts), [story, table, facts]);
  const since = useMemo(() => sinceMine(story, seat), [story, seat]);
  const waiting = playing ? [] : view.waiting;
  const over = table.step === "over" && !playing;
  const loot = table.loot.slice(0, stage.counted);
  const mine = !playing && table.turn === seat && seat !== null;
  const step = playing ? (table.step === "over" ? "count" : "watch") : mine ? table.step : over ? "over" : "watch";

  return (
    <div className="crooks">
      <section
        ref={room}
        aria-label={words.say("name")}
        className={`crooks-table crooks-of-${table.players.length} crooks-at-${step}${playing ? " crooks-playing" : ""}`}
      >
        <Grid
          stage={stage}
          facts={facts}
          seat={seat}
          words={words}
          notes={notes}
          waiting={waiting}
          loot={loot}
          mine={mine}
          purse={places.purse}
          showDeck={() => setDeck(true)}
        />
        <div className="crooks-street">
          <Piles
            table={table}
            facts={facts}
            words={words}
            notes={notes}
            mine={mine}
            pile={places.pile}
          />
          <div className="crooks-desk" {...spot("desk")}>
            {over ? (
              <Ending table={table} loot={loot} words={words} />
            ) : playing ? (
              <Caption said={stage.said} words={words} />
            ) : (
              <Desk table={table} facts={facts} seat={seat} words={words} notes={notes} since={since} />
            )}
          </div>
        </div>
        <p className="crooks-foot">
          <span>
            {facts.gangs.map((gang) => (
              <span key={gang} className="crooks-legend">
                <GangMark gang={gang} /> {words.tell(gang, "gang")}
              </span>
            ))}
            <span>{words.say("browser.gang_points", { count: facts.gang_points })}</span>
          </span>
          <span>{words.say(`browser.values_${facts.values}`)}</span>
        </p>
      </section>
      {deck && <Deck table={table} facts={facts} notes={notes} words={words} close={() => setDeck(false)} />}
      {look && look !== seen && !deck && <Look look={look} facts={facts} words={words} close={() => setSeen(look)} />}
    </div>
  );
}
