// The count at the end, target by target and gang by gang, beside the grid; then who has won.

import { Caption, Count, Ending } from "../../look";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { GangMark } from "./drawings/Marks";
import { Number } from "./Head";
import styles from "./Tally.module.css";
import { totalsOf, verdictOf } from "./table";
import type { Facts, Table } from "./view";

interface TallyProps {
  table: Table;
  facts: Facts;
  words: Words;
  counted: number; // how many lines have been told
  said: string[];
  over: boolean;
}

export function Tally({ table, facts, words, counted, said, over }: TallyProps) {
  const seats = table.players.map((_, seat) => seat);
  const lines = table.loot.map(({ seats: takers, points }, place) => {
    const gang = facts.gangs[place - facts.targets.length];
    const target = facts.targets[place] ?? 0;
    return {
      key: gang ?? `target_${target}`,
      label: (
        <span className="line unbroken">
          {gang ? <GangMark gang={gang} /> : <Number number={target} />}
          {words.say(`score.${gang ?? `target_${target}`}`)}
          <RuleChip rule={gang ? "C16" : "C15"} />
        </span>
      ),
      cells: seats.map((seat) => (takers.includes(seat) ? points : "")),
    };
  });
  const told = table.loot.slice(0, counted).filter(({ seats: takers, points }) => takers.length && points).length;
  const count = (
    <Count
      names={seats.map((seat) => words.seat(seat))}
      lines={lines}
      total={totalsOf(table.loot, seats.length)}
      told={over ? undefined : told}
      winners={table.winners}
    />
  );
  const verdict = verdictOf(table);
  return (
    <div className={styles.tally} data-step={over ? "over" : "count"}>
      {over ? (
        <Ending winners={table.winners} verdict={words.event(verdict.kind, verdict.args)}>
          {count}
        </Ending>
      ) : (
        count
      )}
      <Caption lines={said} />
    </div>
  );
}
