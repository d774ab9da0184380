// Whose words are not shown here: a choice of this browser. It is about who sits there now; whoever comes after them is heard.
import { useState } from "react";
import type { Happened } from "../../protocol";
import { keepMuted, keptMuted } from "../keep";

/** Somebody at a table: their seat, and the number of the event by which they sat down. */
export type Sitter = readonly [seat: number, sat: number];

/** Who sits at a seat after some events. */
export function sitterAt(events: readonly Happened[], seat: number): Sitter {
  const sat = events.findLast((event) => event.what === "seat" && event.change === "sat_down" && event.seat === seat);
  return [seat, sat?.number ?? 0];
}

const same = (one: Sitter, other: Sitter): boolean => one[0] === other[0] && one[1] === other[1];
export const isMuted = (muted: readonly Sitter[], one: Sitter): boolean => muted.some((other) => same(one, other));

/** The words that are shown. */
export function heard(events: readonly Happened[], muted: readonly Sitter[]): Happened[] {
  const sat = new Map<number, number>();
  return events.filter(({ what, change, seat, number }) => {
    if (what === "seat" && change === "sat_down" && seat !== null) sat.set(seat, number);
    return what === "chat" && !(seat !== null && isMuted(muted, [seat, sat.get(seat) ?? 0]));
  });
}

/** Who is muted once somebody is, or is not any more. */
export function muting(muted: readonly Sitter[], one: Sitter, on: boolean): Sitter[] {
  const others = muted.filter((other) => !same(one, other));
  return on ? [...others, one] : others;
}

/** Who is muted at a table, and how to change that. */
export function useMuted(table: string): [readonly Sitter[], (muted: readonly Sitter[]) => void] {
  const [muted, setMuted] = useState<readonly Sitter[]>(() => keptMuted(table));
  const change = (next: readonly Sitter[]): void => {
    keepMuted(table, next);
    setMuted(next);
  };
  return [muted, change];
}
