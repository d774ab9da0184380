// The score line by line for everyone: as it stands now, or at the end, when the lines come one after the other.

import { Count } from "../../look";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import type { Facts, Table } from "./view";

interface TallyProps {
  table: Table;
  facts: Facts;
  words: Words;
  /** How many lines have been told; all of them and the total where it is left out. */
  told?: number;
}

export function Tally({ table, facts, words, told }: TallyProps) {
  return (
    <Count
      names={table.seats.map((_, seat) => words.seat(seat))}
      lines={facts.lines.map((line, place) => ({
        key: line,
        label: words.say(`score.${line}`),
        cells: table.seats.map(({ count }) => count[place] ?? 0),
      }))}
      total={table.seats.map(({ total }) => total)}
      told={told}
      winners={table.winners}
      rule={<RuleChip rule="L33" />}
    />
  );
}
