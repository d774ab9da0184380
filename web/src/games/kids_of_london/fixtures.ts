// Tables and events to test and to look at the browser's table with.

import type { Told } from "../../protocol";
import type { Gang, Table } from "./view";

/** Something told, without its rule. */
export function event(kind: string, args: Told["args"]): Told {
  return { kind, rule: "", args };
}

/** The first hour of the day: a merchant comes by, nobody is out, and seat 0 is looking on. */
export function street(coins: number[] = [0, 0, 0]): Table {
  return {
    hour: 1,
    tile: "merchant",
    gangs: coins.map((count, seat) =>
      gang({ coins: count, children: seat === 0 ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : null }),
    ),
    stripped: [],
    winners: [],
  };
}

/** A gang with all its children at home. */
export function gang(change: Partial<Gang> = {}): Gang {
  return { dummy: false, coins: 0, children: null, out: false, child: null, arrested: false, choosing: false, choice: null, ...change };
}
