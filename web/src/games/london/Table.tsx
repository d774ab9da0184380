// The table of London: what is asked, the players, the map, the Display, a city and my hand.

import { useEffect, useMemo, useRef, useState } from "react";
import { Ending, Frame } from "../../look";
import { Dialog } from "../../shell/parts/Dialog";
import { useBeats, useTelling } from "../staging";
import type { TableProps } from "../table";
import { Ask } from "./Ask";
import { stagedFor } from "./beats";
import { City } from "./City";
import { Display } from "./Display";
import { Hand, Looked } from "./Hand";
import { LastTurns } from "./LastTurns";
import { Map } from "./Map";
import { Plates } from "./Plates";
import styles from "./Table.module.css";
import { Tabs, usePane } from "./Tabs";
import { Tally } from "./Tally";
import { Telling } from "./Telling";
import { useSweep } from "./useSweep";
import type { Facts, Table as LondonTable } from "./view";

export default function Table({ view, facts, words, told, story, live, act, lit, stage }: TableProps<LondonTable, Facts>) {
  const room = useRef<HTMLElement>(null);
  const { seat, ending } = view;
  const staged = useMemo(() => stagedFor(seat), [seat]);
  const { beat } = useBeats(staged, view.table, told, live, room);
  const table = beat?.table ?? view.table;
  const playing = beat !== null;
  useTelling(playing, stage);
  const over = ending !== null && (!beat || beat.kind === "won");
  const mine = seat !== null && view.waiting.includes(seat) && !playing;
  const sweep = useSweep(view.table, seat, facts, mine, lit, act);

  const [counting, setCounting] = useState(false);
  const [looking, setLooking] = useState<number | null>(null); // whose city somebody wants to see
  const { pane, choose, litPanes } = usePane(view.moves, table);
  const home = litPanes.includes("city");
  useEffect(() => setLooking(null), [playing]);
  useEffect(() => {
    if (home) setLooking(null);
  }, [home, table]);
  useEffect(() => {
    if (over) choose("cards");
  }, [over, choose]);
  useEffect(() => {
    if (mine) bringIntoSight(room.current);
  }, [mine, table]);
  const whose = looking ?? (beat ? beat.seat : (seat ?? table.turn));
  const shown = (looking === null && beat?.pane) || pane; // what is told brings its pane into sight

  const parts = { table, facts, words };
  return (
    <Frame name={words.say("name")} playing={playing} moment={table} className={styles.table} ref={room}>
      {!over && <Ask table={table} seat={seat} words={words} mine={mine} sweep={sweep} />}
      <div className={styles.left}>
        <Map {...parts} flash={beat?.flash ?? null} off={shown !== "map"} />
        <Plates
          table={table}
          words={words}
          seat={seat}
          chosen={whose}
          over={over}
          choose={(other) => {
            setLooking(other);
            choose("city");
          }}
        />
        <Looked {...parts} />
        <LastTurns story={story} seat={seat} facts={facts} words={words} playing={playing || over} />
      </div>
      <div className={styles.right}>
        <Tabs words={words} pane={shown} choose={choose} lit={litPanes} />
        <div className={styles.cards} data-off={shown !== "cards" || undefined}>
          {over ? (
            <Ending winners={table.winners} verdict={words.event("won", { seats: table.winners, count: table.winners.length })}>
              <Tally {...parts} told={beat?.told} />
            </Ending>
          ) : (
            <Display {...parts} />
          )}
        </div>
        <City key={whose} {...parts} whose={whose} seat={seat} off={shown !== "city"} count={() => setCounting(true)} />
        {!over && <Hand {...parts}>{beat && <Telling beat={beat} facts={facts} words={words} room={room} />}</Hand>}
      </div>
      {counting && (
        <Dialog title={words.say("browser.count")} close={() => setCounting(false)}>
          <div className="stack">
            <p>{words.say("browser.count_about")}</p>
            <Tally {...parts} />
          </div>
        </Dialog>
      )}
    </Frame>
  );
}

/** Where the table is higher than the window, the last piece that can be used is scrolled to; answers stay in sight by themselves. */
function bringIntoSight(room: HTMLElement | null): void {
  const lit = [...(room?.querySelectorAll("[data-card].lit, [data-spot=deck] .lit") ?? [])];
  lit.findLast((piece) => piece.getClientRects().length)?.scrollIntoView({ block: "nearest" });
}
