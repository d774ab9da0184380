// Private notes: whom I suspect of what in this deal. They stay in this browser.

import { useCallback, useState } from "react";
import type { Notebook } from "../table";

export const SUSPICIONS = ["police", "traitor", "assassin"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
export type Notes = Readonly<Record<number, Suspicion>>;

/** The notes of a deal, as they are kept; those of another deal are forgotten. */
export function read(kept: string, deal: number): Notes {
  try {
    const found = JSON.parse(kept) as { deal?: unknown; notes?: Record<string, unknown> } | null;
    if (!found || found.deal !== deal) return {};
    const sound = Object.entries(found.notes ?? {}).filter(([, one]) => SUSPICIONS.includes(one as Suspicion));
    return Object.fromEntries(sound) as Notes;
  } catch {
    return {};
  }
}

export const write = (notes: Notes, deal: number): string => JSON.stringify({ deal, notes });

/** The next thing to suspect somebody of: everything in turn, then nothing. */
export function next(notes: Notes, seat: number): Notes {
  const { [seat]: now, ...others } = notes;
  const then = SUSPICIONS[now === undefined ? 0 : SUSPICIONS.indexOf(now) + 1];
  return then === undefined ? others : { ...others, [seat]: then };
}

/** The notes of this deal, and a way to turn one on. */
export function useNotes(notebook: Notebook, deal: number): [Notes, (seat: number) => void] {
  const [kept, setKept] = useState(() => notebook.read());
  const notes = read(kept, deal);
  const turn = useCallback(
    (seat: number) =>
      setKept((before) => {
        const after = write(next(read(before, deal), seat), deal);
        notebook.write(after);
        return after;
      }),
    [notebook, deal],
  );
  return [notes, turn];
}
