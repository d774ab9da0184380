// The match is over: who wins, under the lamp.

import { Fog, Lamp, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import type { Table } from "./view";

export function Ending({ table, words }: { table: Table; words: Words }) {
  const { winners } = table;
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
