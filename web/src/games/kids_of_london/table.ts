// The characters, where the gangs sit, and who of them is arrested.
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
