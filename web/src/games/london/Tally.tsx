// The score line by line for everyone: as it stands now, or at the end, when the lines come one after the other.

import { SeatMark } from "../../look";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { LINES, signed, type LondonTable } from "./table";

interface TallyProps {
  table: LondonTable;
  words: Words;
  /** How many lines have been told; all of them and the total where it is left out. */
  told?: number;
}

export function Tally({ table, words, told = LINES.length + 1 }: TallyProps) {
  const sum = (seat: number): number =>
    LINES.slice(0, told).reduce((total, line) => total + (table.seats[seat]?.count[line] ?? 0), 0);
  const best = Math.max(...table.seats.map(({ count }) => count.total));
  const done = told > LINES.length;
  return (
    <table className="ldn-tally">
      <thead>
        <tr>
          <th scope="col">
            <RuleChip rule="L33" />
          </th>
          {table.seats.map((_, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} /> <span>{words.seat(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map((line, place) => (
          <tr key={line} className={place === told - 1 ? "ldn-telling" : undefined}>
            <th scope="row">{words.say(`score.${line}`)}</th>
            {table.seats.map(({ count }, seat) => (
              <td key={seat} className={count[line] < 0 ? "ldn-lost" : undefined}>
                {place < told ? signed(count[line]) : ""}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say("browser.total")}</th>
          {table.seats.map(({ count }, seat) => (
            <td key={seat} className={done && count.total === best ? "ldn-best" : undefined}>
              {String(sum(seat)).replace("-", "−")}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
