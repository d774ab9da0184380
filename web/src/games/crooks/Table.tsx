// The table of Crooks: the targets and the rows of all players, mine the nearest; below, the places and my desk.

import { useMemo, useRef, useState } from "react";
import { classes, Frame, Since } from "../../look";
import { useTelling } from "../staging";
import type { TableProps } from "../table";
import { Tab } from "./Cards";
import { Deck } from "./Deck";
import { Desk } from "./Desk";
import { Grid } from "./Grid";
import { Number } from "./Head";
import { Look } from "./Look";
import { notesOf, sinceMine, type Look as Seen, type Turn } from "./notes";
import { Piles } from "./Piles";
import { crookOf } from "./table";
import styles from "./Table.module.css";
import { Tally } from "./Tally";
import { useFlights } from "./useFlights";
import { useStaging } from "./useStaging";
import type { Facts, Table as CrooksTable } from "./view";

export default function Table({ view, facts, words, told, story, live, stage: tellStage }: TableProps<CrooksTable, Facts>) {
  const room = useRef<HTMLElement>(null);
  const { seat } = view;
  const stage = useStaging(view.table, told, live, seat, room);
  const { table, playing, look } = stage;
  const places = useFlights(stage, room);
  const [deck, setDeck] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null); // the look that was put away
  useTelling(playing, tellStage);

  const notes = useMemo(() => notesOf(story, table, facts), [story, table, facts]);
  const acting = table.turn === seat && table.step !== "recruit";
  const since = useMemo(() => sinceMine(story, seat, acting), [story, seat, acting]);
  const mine = !playing && table.turn === seat && seat !== null;
  const step = mine ? table.step : "watch";
  const over = table.step === "over" && !stage.struck; // and being counted, while it is shown
  const said = stage.said.map(({ kind, args }) => words.event(kind, args));

  const deed = ({ seat: who, place, card, target, out, events }: Turn) => ({
    seat: who,
    said: events.map(({ kind, args }) => words.event(kind, args)).join(" "),
    pieces: (
      <>
        {place && <b>{place}</b>}
        {target !== null && (
          <>
            → <Tab crook={card === null ? null : crookOf(facts, card)} words={words} /> <Number number={target} />
          </>
        )}
        {out && <small>{words.say("browser.passed")}</small>}
      </>
    ),
  });

  return (
    <>
      <Frame
        name={words.say("name")}
        playing={playing}
        moment={table}
        className={classes(styles.table, over && styles.over, ["take", "send", "face"].includes(step) && styles.holding)}
        ref={room}
      >
        <Grid
          stage={stage}
          facts={facts}
          seat={seat}
          words={words}
          notes={notes}
          waiting={playing ? [] : view.waiting}
          loot={table.loot.slice(0, stage.counted)}
          mine={mine}
          purse={places.purse}
          showDeck={() => setDeck(true)}
        />
        {over ? (
          <Tally table={table} facts={facts} words={words} counted={stage.counted} said={said} over={!playing} />
        ) : (
          <>
            <Piles table={table} facts={facts} words={words} notes={notes} mine={mine} pile={places.pile} />
            <Desk table={table} facts={facts} seat={seat} words={words} notes={notes} step={step} said={said} />
            <Since
              deeds={playing ? [] : since.map(deed)}
              label={seat !== null && table.players[seat]?.passed ? words.say("browser.since_passed") : undefined}
            />
          </>
        )}
      </Frame>
      {deck && <Deck table={table} facts={facts} notes={notes} words={words} close={() => setDeck(false)} />}
      {look && look !== seen && !deck && <Look look={look} facts={facts} words={words} close={() => setSeen(look)} />}
    </>
  );
}
