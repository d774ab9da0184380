// The table of London: what is asked, the players, the map, the Display, a city and my hand.

import { useEffect, useRef, useState } from "react";
import { Fog, Lamp } from "../../look";
import { Dialog } from "../../shell/parts/Dialog";
import { useBeats, useTelling } from "../staging";
import type { TableProps } from "../table";
import { Ask } from "./Ask";
import { STAGED } from "./beats";
import { City } from "./City";
import { CloserCard, CloserContext, useShown } from "./Closer";
import "./css/london.css";
import { Display } from "./Display";
import { Icon } from "./drawings/Icons";
import { Hand, Looked } from "./Hand";
import { Map } from "./Map";
import { Plates } from "./Plates";
import { Tally } from "./Tally";
import { Tabs, usePane } from "./Tabs";
import type { Facts, Table as LondonTable } from "./view";

export default function Table({ view, facts, words, told, live, stage }: TableProps<LondonTable, Facts>) {
  const room = useRef<HTMLElement>(null);
  const { table, seat, ending } = view;
  const { beat } = useBeats(STAGED, table, told, live, room);
  const playing = beat !== null;
  const [chosen, setChosen] = useState(seat ?? 0);
  const [counting, setCounting] = useState(false);
  const [reading, setReading] = useState(false);
  const mine = seat !== null && view.waiting.includes(seat) && !playing;
  const [closer, shown] = useShown(room, table, reading, mine);
  useTelling(playing, stage);

  const { pane, choose, litPanes } = usePane(view.moves, table);
  const home = litPanes.includes("city");
  useEffect(() => {
    if (home && seat !== null) setChosen(seat);
  }, [home, seat, table]);

  const over = ending !== null;
  const off = (name: string): string => (pane === name ? "" : " ldn-off");
  return (
    <section className="ldn" ref={room} aria-label={words.say("name")} onPointerDown={closer.hide}>
      <CloserContext value={closer}>
        <div className={`ldn-table ldn-of-${table.seats.length}`}>
          {over ? (
            <div className="ldn-ending">
              <Fog />
              <Lamp height="7rem" />
              <Tally table={table} facts={facts} words={words} told={beat?.told} />
            </div>
          ) : (
            <Ask table={table} seat={seat} words={words} mine={mine} />
          )}
          <Plates
            table={table}
            words={words}
            seat={seat}
            chosen={chosen}
            over={over}
            choose={(other) => {
              setChosen(other);
              choose("city");
            }}
          />
          <Tabs words={words} pane={pane} choose={choose} lit={litPanes} />
          <div className={`ldn-mappane${off("map")}`}>
            <Map table={table} facts={facts} words={words} />
          </div>
          <div className={`ldn-cards${off("cards")}`}>
            <Looked table={table} facts={facts} words={words} />
            <Display table={table} facts={facts} words={words} />
            <p className="ldn-bank">
              <span>
                <Icon sign="tube" /> {words.say("table.markers", { count: table.tubes })}
              </span>
              <span>
                <Icon sign="loan" /> {words.say("browser.bank_loans", { count: table.counters })}
              </span>
              <span>
                <Icon sign="card" /> {words.say("browser.gone", { count: table.gone })}
              </span>
              {facts.values === "own" && <span>{words.say("values.own")}</span>}
            </p>
          </div>
          <div className={`ldn-citypane${off("city")}`}>
            <City
              key={chosen}
              table={table}
              facts={facts}
              whose={chosen}
              seat={seat}
              words={words}
              count={() => setCounting(true)}
            />
          </div>
          {!over && (
            <Hand table={table} facts={facts} words={words}>
              <button
                type="button"
                className="btn ldn-read"
                aria-pressed={reading}
                onClick={() => setReading(!reading)}
              >
                {words.say("browser.read")}
              </button>
            </Hand>
          )}
        </div>
        {shown && <CloserCard shown={shown} facts={facts} words={words} />}
      </CloserContext>
      {counting && (
        <Dialog title={words.say("browser.count")} close={() => setCounting(false)}>
          <div className="ldn-counting stack">
            <p>{words.say("browser.count_about")}</p>
            <Tally table={table} facts={facts} words={words} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
