// Names for parts of the view, and what is looked up in it.

import type { Told } from "../../protocol";
import type { Crook, Facts, Loot, Stack, Table, Target } from "./view";

export type Gang = Facts["gangs"][number];
export type Ability = Facts["abilities"][number];

/** A crook by their number. */
export function crookOf(facts: Facts, card: number): Crook {
  const crook = facts.crooks[card - 1];
  if (!crook) throw new Error(`there is no crook ${card}`);
  return crook;
}

/** A player's crooks on a target, if there are any. */
export function stackOf(target: Target, seat: number): Stack | undefined {
  return target.stacks.find((stack) => stack.seat === seat);
}

/** How many crooks on a target I cannot see: they may change its value, and who leads. */
export function hiddenOn(target: Target): number {
  return target.stacks.flatMap(({ cards }) => cards).filter((card) => card === null).length;
}

/** The players clockwise, those after me first and I last: my row is the nearest. */
export function around(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, step) => ((seat ?? -1) + 1 + step) % players);
}

/** Everybody's sum of some lines of the count. */
export function totalsOf(loot: Loot[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) =>
    loot.filter(({ seats }) => seats.includes(seat)).reduce((sum, { points }) => sum + points, 0),
  );
}

/** C17: who has won; where several had the most points, that money decided. */
export function verdictOf({ loot, players, winners }: Table): { kind: string; args: Told["args"] } {
  const totals = totalsOf(loot, players.length);
  const tied = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
  if (winners.length === tied.length) return { kind: "won", args: { seats: winners, count: winners.length } };
  return { kind: "richest", args: { seats: winners, others: tied, count: players[winners[0] ?? 0]?.money ?? 0 } };
}

/** A number with its sign, for the eye; none for nought. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : count ? `+${count}` : "";
}
