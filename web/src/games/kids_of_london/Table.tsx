// The table of Kids of London: the gangs around the character of the hour, and my children at the bottom.

import { useRef, type RefObject } from "react";
import type { Told } from "../../protocol";
import { useTelling } from "../staging";
import type { TableProps } from "../table";
import { Clock } from "./Clock";
import { gains } from "./beats";
import { London } from "./drawings/London";
import { Ending } from "./Ending";
import { GangPlate, type Doing } from "./GangPlate";
import { Hand } from "./Hand";
import "./css/kids.css";
import { LastHour } from "./LastHour";
import { around } from "./table";
import type { Facts, Table as KidsTable } from "./view";
import { Spare, Tile } from "./Tile";
import { useFlights } from "./useFlights";
import { useStaging } from "./useStaging";

export default function Table({
  view,
  facts,
  words,
  told,
  live,
  lit,
  stage: tellStage,
}: TableProps<KidsTable, Facts>) {
  const room = useRef<HTMLElement>(null);
  const stage = useStaging(view.table, told, live, room);
  const { table, playing } = stage;
  const { places, depart } = useFlights(stage, view.seat);
  const ready = (verb: string): boolean => !playing && lit(verb, null);
  useTelling(playing, tellStage);

  const [bottom = 0, ...others] = around(table, view.seat);
  const home = view.seat === null ? null : (table.gangs[view.seat]?.children ?? null);
  const spare = ready("spare");
  const got = stage.hauls.length ? new Map<number, number>() : gains(stage.said);

  const plate = (seat: number) => {
    const gang = table.gangs[seat];
    if (!gang) return null;
    return (
      <GangPlate
        key={seat}
        hour={table.hour}
        seat={seat}
        gang={gang}
        words={words}
        mine={seat === view.seat}
        arrested={stage.arrested.includes(seat)}
        doing={playing ? null : doing(table, seat, view.waiting)}
        gain={got.get(seat) ?? 0}
        slot={places.slot(seat)}
        purse={places.purse(seat)}
        steal={seat === view.seat && ready("steal")}
      />
    );
  };

  return (
    <section className="kids" ref={room} aria-label={words.say("name")}>
      <div className={`kids-table kids-of-${table.gangs.length}${playing ? " kids-playing" : ""}`}>
        <ul className="kids-others">{others.map(plate)}</ul>
        <div className="kids-middle">
          <Clock hour={table.hour} hours={facts.hours} words={words} />
          {table.tile === null ? (
            <Ending table={table} words={words} />
          ) : (
            <Tile tile={table.tile} purse={facts.purses[table.tile] ?? 0} words={words} place={places.tile} rob={ready("rob")} />
          )}
          <div className="kids-side">
            {spare ? (
              <Spare words={words} />
            ) : (
              <Elsewhere label={words.say("browser.elsewhere")} place={places.london} />
            )}
          </div>
          <Caption said={stage.said} say={(event) => words.event(event.kind, event.args)} />
        </div>
        <div className="kids-home">
          <ul className="kids-bottom">{plate(bottom)}</ul>
          {home && view.seat !== null && (
            <Hand seat={view.seat} words={words} depart={depart}>
              {home}
            </Hand>
          )}
        </div>
        <LastHour hour={playing ? null : stage.memory.last} gangs={table.gangs} words={words} />
      </div>
    </section>
  );
}

/** What a gang is doing, or how it ended. */
function doing(table: KidsTable, seat: number, waiting: number[]): Doing {
  if (table.winners.includes(seat)) return "winner";
  if (table.stripped.includes(seat)) return "stripped";
  const asked = table.gangs[seat]?.choosing;
  if (waiting.includes(seat)) return asked ? "choosing" : "picking";
  return asked ? "chosen" : null;
}

/** The rest of London, where coins come from and go to. */
function Elsewhere({ label, place }: { label: string; place: RefObject<HTMLDivElement | null> }) {
  return (
    <div className="kids-london" ref={place}>
      <London />
      <span>{label}</span>
    </div>
  );
}

/** What is happening, in words, while it happens; the log reads it aloud. */
function Caption({ said, say }: { said: Told[]; say(event: Told): string }) {
  if (!said.length) return null;
  return (
    <div className="kids-caption sheet" aria-hidden="true">
      {said.map((event, index) => (
        <p key={index}>{say(event)}</p>
      ))}
    </div>
  );
}
