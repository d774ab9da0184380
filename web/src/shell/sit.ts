// Sitting down: the table's promise first, then our share in its deal, and the seat is kept.
import type { Taken } from "../protocol";
import { invitation, join } from "./api";
import { newShare } from "./deal";
import { type Kept, keepTable, keptTable, someName } from "./keep";
import { beKnown } from "./me";

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
  const key = await beKnown();
  const commitment = more.commitment ?? (await invitation(table)).commitment;
  const share = newShare();
  const taken = await join(table, { name: name.trim(), link, keep, share }, key);
  keepTable(table, { ...more.about, token: taken.token, share, commitment, unseated: false });
  return taken;
}

/** Sit down at a table of ours whose page was gone before that was done. */
export async function finishSitting(table: string): Promise<void> {
  const { token: link = "", commitment } = keptTable(table) ?? {};
  await sitDown(table, { name: someName(), link, keep: true, commitment }).catch(
    () => keepTable(table, { unseated: false }), // the seat was taken before the page was left, or is gone
  );
}
