// The match is over: who wins, under the lamp.

import { Fog, Lamp, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import type { AssassinTable } from "./table";

/** A13: the highest total; equal ones share. */
export function winnersOf(table: AssassinTable): number[] {
  const most = Math.max(...table.seats.map(({ points }) => points));
  return table.seats.flatMap(({ points }, seat) => (points === most ? [seat] : []));
}

export function Ending({ table, words }: { table: AssassinTable; words: Words }) {
  const winners = winnersOf(table);
  const points = table.seats[winners[0] ?? 0]?.points ?? 0;
  return (
    <div className="a21-ending">
      <Fog />
      <Lamp height="6.5rem" />
      <span aria-hidden="true">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </span>
      <strong>{words.event("won", { seats: winners, count: winners.length, points })}</strong>
    </div>
  );
}
