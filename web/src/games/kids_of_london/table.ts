// The characters, where the gangs sit, and who of them is arrested.
import type { Words } from "../../shell/words";
import type { Table } from "./view";

export type Character = NonNullable<Table["tile"]>;

/** The gangs whose chief is arrested. */
export function arrestedIn(table: Table): number[] {
  return table.gangs.flatMap((gang, seat) => (gang.arrested ? [seat] : []));
}

/** The gangs clockwise, beginning with the one that sits at the bottom of the screen. */
export function around(table: Table, seat: number | null): number[] {
  const gangs = table.gangs.length;
  return Array.from({ length: gangs }, (_, step) => ((seat ?? 0) + step) % gangs);
}

/** Who has won: K11, K12, K15. */
export function verdict(table: Table, words: Words): string {
  const players = table.winners.filter((gang) => !table.gangs[gang]?.dummy);
  if (players.length) return words.event("won", { gangs: players, count: players.length });
  const dummy = table.winners[0];
  return dummy === undefined ? words.event("nobody_won", {}) : words.event("dummy_won", { gang: dummy });
}

/** A number with its sign, for the eye. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
