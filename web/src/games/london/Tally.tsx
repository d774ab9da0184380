// The score line by line for everyone: as it stands now, or at the end, when the lines come one after the other.

import { SeatMark } from "../../look";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { plain, signed } from "./table";
import type { Facts, Table } from "./view";

interface TallyProps {
  table: Table;
  facts: Facts;
  words: Words;
  /** How many lines have been told; all of them and the total where it is left out. */
  told?: number;
}

export function Tally({ table, facts, words, told = Infinity }: TallyProps) {
  const done = told > facts.lines.length;
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
        {facts.lines.map((line, place) => (
          <tr key={line} className={place === told - 1 ? "ldn-telling" : undefined}>
            <th scope="row">{words.say(`score.${line}`)}</th>
            {table.seats.map(({ count: { [place]: points = 0 } }, seat) => (
              <td key={seat} className={points < 0 ? "ldn-lost" : undefined}>
                {place < told ? signed(points) : ""}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say("browser.total")}</th>
          {table.seats.map(({ total }, seat) => (
            <td key={seat} className={done && table.winners.includes(seat) ? "ldn-best" : undefined}>
              {done ? plain(total) : ""}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
