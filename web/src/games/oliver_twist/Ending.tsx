// The night is over: who bought their freedom, under the lamp, above the last count.

import { Fog, Lamp, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { tallyOf } from "./beats";
import { Count } from "./Count";
import type { Table as OliverTable } from "./view";

export function Ending({ table, words }: { table: OliverTable; words: Words }) {
  const { winners } = table;
  const tally = tallyOf(table, table.counts.length - 1);
  const args = { seats: winners, count: winners.length, pounds: table.seats[winners[0] ?? 0]?.total ?? 0 };
  return (
    <div className="ot-ending">
      <Fog />
      <p className="ot-verdict">
        <Lamp height="5.5rem" />
        <span aria-hidden="true">
          {winners.map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </span>
        <strong>{words.event("won", args)}</strong>
      </p>
      {tally && <Count tally={tally} words={words} />}
    </div>
  );
}
