// The night is over: who bought his freedom, under the lamp, above the last count.

import { Fog, Lamp, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { tallyOf } from "./beats";
import { Count } from "./Count";
import { worth } from "./Plate";
import type { OliverTable } from "./table";

/** O19: the richest, burglaries included; equal ones share. */
export function winnersOf(table: OliverTable): number[] {
  const totals = table.seats.map((_, seat) => worth(table, seat));
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

export function Ending({ table, words }: { table: OliverTable; words: Words }) {
  const winners = winnersOf(table);
  const tally = tallyOf(table, table.counts.length - 1);
  const args = { seats: winners, count: winners.length, pounds: worth(table, winners[0] ?? 0) };
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
