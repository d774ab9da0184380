// The table of Kids of London: the gangs around the character of the hour, and my children at the bottom.

import { useMemo, useRef } from "react";
import { Caption, Count, Ending, Frame, Hand } from "../../look";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { useTelling } from "../staging";
import type { TableProps } from "../table";
import { gains } from "./beats";
import { Child } from "./Child";
import { Clock } from "./Clock";
import { type Doing, GangPlate } from "./GangPlate";
import { LastHour } from "./LastHour";
import { lastHour } from "./lasthour";
import { purses, RULES, WAYS } from "./purses";
import { around, verdict } from "./table";
import styles from "./Table.module.css";
import { Beside, Tile } from "./Tile";
import { useFlights } from "./useFlights";
import { useStaging } from "./useStaging";
import type { Facts, Table as KidsTable } from "./view";

export default function Table(props: TableProps<KidsTable, Facts>) {
  const { view, facts, words, told, story, live, lit } = props;
  const room = useRef<HTMLElement>(null);
  const stage = useStaging(view.table, told, live, room);
  const { table, playing } = stage;
  const { places, depart } = useFlights(stage, view.seat);
  const ready = (verb: string): boolean => !playing && lit(verb, null);
  useTelling(playing, props.stage);

  const { seat } = view;
  const [bottom = 0, ...others] = around(table, seat);
  const half = Math.floor(others.length / 2);
  const home = seat === null ? null : (table.gangs[seat]?.children ?? null);
  const got = stage.hauls.length ? new Map<number, number>() : gains(stage.said);
  const last = useMemo(() => lastHour(story), [story]);
  const over = table.tile === null;

  const plate = (one: number) => {
    const gang = table.gangs[one];
    if (!gang) return null;
    return (
      <GangPlate
        key={one}
        hour={table.hour}
        seat={one}
        gang={gang}
        words={words}
        mine={one === seat}
        arrested={stage.arrested.includes(one)}
        doing={playing ? null : doing(table, one, view.waiting)}
        gain={got.get(one) ?? 0}
        slot={places.slot(one)}
        purse={places.purse(one)}
        over={over}
        below={one === bottom}
      />
    );
  };

  return (
    <Frame name={words.say("name")} playing={playing} moment={table} className={styles.table} ref={room}>
      <div className={styles.others}>
        <ul>{others.slice(0, half).map(plate)}</ul>
        <ul>{others.slice(half).map(plate)}</ul>
      </div>
      {table.tile === null ? (
        <div className={styles.ending}>
          <Ending
            winners={playing ? [] : table.winners}
            hollow={(gang) => Boolean(table.gangs[gang]?.dummy)}
            verdict={playing ? words.say("browser.counting") : verdict(table, words)}
          >
            <Purses table={table} story={story} told={stage.counted} words={words} />
          </Ending>
        </div>
      ) : (
        <div className={styles.middle}>
          <Clock hour={table.hour} hours={facts.hours} words={words} />
          <Tile tile={table.tile} purse={facts.purses[table.tile] ?? 0} words={words} place={places.tile} rob={ready("rob")} />
          <Beside words={words} place={places.london} steal={ready("steal")} spare={ready("spare")} />
          <Caption lines={stage.said.map((event) => words.event(event.kind, event.args))} />
        </div>
      )}
      <div className={styles.home}>
        <ul className={styles.bottom}>{plate(bottom)}</ul>
        {home && seat !== null && !over && (
          <Hand label={words.say("browser.hand")} fan rows className={styles.hand}>
            {home.map((child) => (
              <Child key={child} child={child} seat={seat} words={words} depart={depart} />
            ))}
          </Hand>
        )}
      </div>
      <LastHour hour={playing ? null : last} gangs={table.gangs} words={words} />
    </Frame>
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

interface PursesProps {
  table: KidsTable;
  story: TableProps["story"];
  told: number;
  words: Words;
}

/** The purses counted: where the coins came from, and what is left. */
function Purses({ table, story, told, words }: PursesProps) {
  const counted = purses(story, table.gangs.length);
  const coins = table.gangs.map(({ coins }, gang) => (table.stripped.includes(gang) ? 0 : coins));
  return (
    <Count
      names={table.gangs.map((_, gang) => words.seat(gang))}
      lines={WAYS.map((way) => ({
        key: way,
        label: (
          <>
            {words.say(`count.${way}`)} <RuleChip rule={RULES[way]} />
          </>
        ),
        cells: counted[way],
      }))}
      total={coins}
      told={told}
      winners={table.winners}
    />
  );
}
