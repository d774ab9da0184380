// Tables to test the browser's table with.

import type { Told } from "../../protocol";
import type { Table as OliverTable } from "./view";

/** Something told, without its rule. */
export function event(kind: string, args: Told["args"] = {}): Told {
  return { kind, rule: "", args };
}

/**
 * A street of six spaces east of the plaza, and a way around its third: 0 - 1 - 2 - 3 - 4, with 5 between 1 and 3, and
 * 6, a yellow space, beyond 4. Seat 0 is to move, and sees three tokens within reach; 3 can be reached by two ways.
 */
export function day(change: Partial<OliverTable> = {}): OliverTable {
  return {
    night: false,
    step: "turn",
    turn: 0,
    mover: 0,
    tokens: [null, "apple-1", "ring-4", "watch-5", null, "rope", null],
    pawn: 0,
    ways: [[1], [1, 2], [1, 2, 3], [1, 5, 3]],
    path: null,
    chain: null,
    looks: 0,
    sale: null,
    rewards: [6, 5, 4, 3, 2],
    deck: 13,
    burglary_deck: 16,
    discard: [],
    helper: null,
    victim: null,
    taken: null,
    drawn: 0,
    seats: [0, 1].map(() => ({ tools: [], cards: 0, burglaries: 0, looked: [], money: null, loot: null, total: null })),
    mine: { reserve: [], money: 10, cards: [], burglaries: [], drawn: [], file: null, sets: [] },
    counts: [],
    winners: [],
    ...change,
  };
}
