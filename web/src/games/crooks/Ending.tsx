// The count is over: who wins, and by how much.

import { SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { Fedora } from "./drawings/Fedora";
import { totalsOf } from "./table";
import type { Loot, Table } from "./view";

export function Ending({ table, loot, words }: { table: Table; loot: Loot[]; words: Words }) {
  const totals = totalsOf(loot, table.players.length);
  const order = totals.map((_, seat) => seat);
  const wins = (seat: number): number => (table.winners.includes(seat) ? 1 : 0);
  order.sort((one, other) => wins(other) - wins(one) || (totals[other] ?? 0) - (totals[one] ?? 0));
  return (
    <div className="crooks-ending">
      <Fedora />
      <div>
        <strong>{words.event("won", { seats: table.winners, count: table.winners.length })}</strong>
        <ol>
          {order.map((seat) => (
            <li key={seat} className={wins(seat) ? "crooks-victor" : undefined}>
              <SeatMark seat={seat} /> {words.seat(seat)} <b>{totals[seat]}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
