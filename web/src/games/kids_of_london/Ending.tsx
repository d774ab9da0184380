// The ninth hour is over: who wins, under the lamp.

import type { Words } from "../../shell/words";
import { Fog, Lamp, SeatMark } from "../../look";
import type { Table } from "./view";

export function Ending({ table, words }: { table: Table; words: Words }) {
  const players = table.winners.filter((gang) => !table.gangs[gang]?.dummy);
  return (
    <div className="kids-ending">
      <Fog />
      <Lamp height="9rem" />
      <span className="kids-victors" aria-hidden="true">
        {table.winners.map((gang) => (
          <SeatMark key={gang} seat={gang} hollow={table.gangs[gang]?.dummy} />
        ))}
      </span>
      <strong>{verdict(table, players, words)}</strong>
    </div>
  );
}

/** K11, K12, K15. */
function verdict(table: Table, players: number[], words: Words): string {
  if (players.length) return words.event("won", { gangs: players, count: players.length });
  const dummy = table.winners[0];
  return dummy === undefined ? words.event("nobody_won", {}) : words.event("dummy_won", { gang: dummy });
}
