// Sitting down: the table's promise first, then our share in its deal, and the seat is kept.
import type { Taken } from "../protocol";
import { invitation, join } from "./api";
import { newShare } from "./deal";
import { type Kept, keepTable } from "./keep";

interface Sitting {
  name: string;
  /** The secret of the seat; none for an open one. */
  link?: string;
  /** The seat was kept for us: its secret is our token. */
  keep?: boolean;
  /** The promise that came with the table; else it is asked for. */
  commitment?: string;
  /** What else to remember of the table. */
  about?: Partial<Kept>;
}

/** Sit down at a table. What we add to its deal is drawn only once the server's part is promised. */
export async function sitDown(table: string, { name, link = "", keep = false, ...more }: Sitting): Promise<Taken> {
  const commitment = more.commitment ?? (await invitation(table)).commitment;
  const share = newShare();
  const taken = await join(table, { name: name.trim(), link, keep, share });
  keepTable(table, { ...more.about, token: taken.token, seat: taken.seat, share, commitment, unseated: false });
  return taken;
}
