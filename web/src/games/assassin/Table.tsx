// The table of L'assassin habite au 21: the queens on top, the others around the trick, and my cards below.

import { useRef, useState } from "react";
import { Caption, classes, Ending, Frame, Hand, Piece, spot, useAbout } from "../../look";
import { useTelling } from "../staging";
import type { TableProps } from "../table";
import { Ask } from "./Ask";
import { aboutCard, called, PlayingCard } from "./Cards";
import { DealCount } from "./DealCount";
import { Match, Points } from "./Match";
import { Mine } from "./Mine";
import { useNotes } from "./notes";
import { Lately, StillSecret } from "./Strip";
import { Suspect } from "./Suspect";
import { around } from "./table";
import styles from "./Table.module.css";
import { Centre, Trick } from "./Trick";
import { Trumps } from "./Trumps";
import { useFlights } from "./useFlights";
import { useStaging } from "./useStaging";
import type { Facts, Table as AssassinTable } from "./view";

export default function Table(props: TableProps<AssassinTable, Facts>) {
  const { view, facts, words, told, story, live, lit, stage: tellStage, notebook } = props;
  const room = useRef<HTMLElement>(null);
  const stage = useStaging(view.table, told, live, room);
  const { table, playing, kings, count } = stage;
  const { place, depart } = useFlights(stage, view.seat);
  const [notes, turnNote] = useNotes(notebook, table.deal);
  const [sheet, setSheet] = useState(false);
  useTelling(playing, tellStage);

  const { seat } = view;
  const waiting = playing ? [] : view.waiting;
  const over = table.step === "over";
  const winners = over ? table.winners : [];
  const mine = seat === null ? null : table.mine;
  const [bottom = 0, ...others] = around(table.seats.length, seat);
  const sides = others.length === 2 ? [styles.left, styles.right] : [styles.left, styles.across, styles.right];

  return (
    <Frame name={words.say("name")} playing={playing} moment={table} className={classes(styles.table, over && styles.over)} ref={room}>
      <div className={styles.top}>
        <Trumps table={table} words={words} place={place} />
        <div className={styles.where}>
          <strong>{words.say("table.where", { deal: table.deal, trick: table.trick, tricks: facts.tricks })}</strong>
          <button type="button" className="btn small tight" {...spot("match")} onClick={() => setSheet(true)}>
            {words.say("browser.match")}
            <small>{words.say("browser.match_to", { count: facts.goal })}</small>
          </button>
        </div>
      </div>
      <ul className={styles.others}>
        {(mine ? others : [...others, bottom]).map((one, at) => (
          <Suspect
            key={one}
            className={sides[at] ?? styles.below}
            table={table}
            facts={facts}
            seat={one}
            words={words}
            king={kings.get(one) ?? null}
            note={notes[one]}
            turnNote={mine ? turnNote : null}
            waited={waiting.includes(one)}
            wins={winners.includes(one)}
            place={place}
          />
        ))}
      </ul>
      <div className={classes(styles.felt, (over || count) && styles.counting)} {...spot("trick")}>
        {over ? (
          <Ending
            winners={winners}
            verdict={words.event("won", {
              seats: winners,
              count: winners.length,
              points: table.seats[winners[0] ?? 0]?.points ?? 0,
            })}
          >
            <Points table={table} words={words} told={stage.told} />
          </Ending>
        ) : count ? (
          <DealCount
            count={count}
            victims={table.seats.map(({ victims }) => victims)}
            kings={kings}
            aside={stage.aside}
            facts={facts}
            words={words}
          />
        ) : (
          <>
            <Centre table={table} facts={facts} words={words} place={place} takes={stage.taker === "centre"} />
            <Trick stage={stage} facts={facts} seat={seat} words={words} waiting={waiting} place={place} />
          </>
        )}
      </div>
      {mine && seat !== null && (
        <Mine
          table={table}
          facts={facts}
          mine={mine}
          seat={seat}
          words={words}
          wins={winners.includes(seat)}
          waited={waiting.includes(seat)}
          place={place}
          depart={depart}
        />
      )}
      {mine && !over && <MyHand table={table} facts={facts} cards={mine.hand} words={words} depart={depart} />}
      {!over && (
        <div className={styles.ask} aria-live={stage.waits ? "polite" : "off"}>
          <Ask stage={stage} seat={seat} words={words} notes={notes} waiting={waiting} lit={lit} last={view.ending !== null} />
          {!stage.waits && <Caption lines={stage.said.map((event) => words.event(event.kind, event.args))} />}
        </div>
      )}
      <div className={styles.strip}>
        {!playing && !over && <Lately table={table} story={story} words={words} />}
        {!count && !over && <StillSecret table={table} facts={facts} words={words} />}
      </div>
      {sheet && <Match table={view.table} facts={facts} words={words} close={() => setSheet(false)} />}
    </Frame>
  );
}

interface MyHandProps {
  table: AssassinTable;
  facts: Facts;
  cards: string[];
  words: TableProps["words"];
  depart(card: Element): void;
}

/** My number cards by suit; the lit ones can be laid. */
function MyHand({ table, facts, cards, words, depart }: MyHandProps) {
  const about = useAbout();
  return (
    <div className={styles.hold}>
      <Hand label={words.say("browser.hand")} rows className={styles.hand}>
        {cards.map((card) => (
          <Piece
            key={`${table.deal} ${card}`}
            verb="lay"
            piece={card}
            aria-label={words.say("browser.lay", { card: called(card, words) })}
            leave={depart}
            {...about(aboutCard(card, table.trumps, facts, words))}
          >
            <PlayingCard card={card} words={words} />
          </Piece>
        ))}
      </Hand>
    </div>
  );
}
