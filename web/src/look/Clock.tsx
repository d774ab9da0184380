// How much time a seat has left, beside its name: running where it is waited for; the last minute stands out without colour.
import { createContext, useContext } from "react";
import { classes } from "./classes";
import styles from "./Clock.module.css";
import { useNow } from "./useNow";

const LAST = 60; // seconds
const HOUR = 3600;

/** The clocks of a table, as its reader sees them. */
export interface Clocks {
  /** Seconds that a seat has left at a time, in seconds since 1970; null where nothing is kept of it. */
  left(seat: number, now: number): number | null;
  runs(seat: number): boolean;
  /** A time in short, and to be read aloud. */
  face(seconds: number): string;
  aloud(seconds: number): string;
}

/** Null: no time is kept, or the table is not shown as it is now. */
export const ClocksContext = createContext<Clocks | null>(null);

export function SeatClock({ seat }: { seat: number }) {
  const clocks = useContext(ClocksContext);
  const runs = clocks?.runs(seat) ?? false;
  const soon = runs && (clocks?.left(seat, Date.now() / 1000) ?? 0) < HOUR;
  const now = useNow(soon ? 500 : runs ? 30_000 : null);
  const left = clocks?.left(seat, now) ?? null;
  if (!clocks || left === null) return null;
  return (
    <span
      role="timer"
      className={classes(styles.clock, runs && styles.runs, runs && left < LAST && styles.last)}
      aria-label={clocks.aloud(left)}
    >
      {clocks.face(left)}
    </span>
  );
}
