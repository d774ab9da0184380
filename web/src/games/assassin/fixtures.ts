// Tables to test the browser's table with.

import type { Told } from "../../protocol";
import type { Deal, Table } from "./view";

/** Something told, without its rule. */
export function event(kind: string, args: Told["args"] = {}): Told {
  return { kind, rule: "", args };
}

/** The first trick of a match of four, seen by seat 0, who holds three cards; nobody has laid one. */
export function affair(change: Partial<Table> = {}): Table {
  return {
    deal: 1,
    trick: 1,
    step: "lay",
    trumps: ["spades", "hearts", "diamonds", "clubs"],
    unplaced: [],
    missing: null,
    face_up: false,
    doubled: false,
    leader: null,
    sum: null,
    seats: Array.from({ length: 4 }, () => ({
      points: 0,
      packets: 0,
      victims: 0,
      doubled: false,
      laid: null,
      face_down: false,
      jack: null,
      king: null,
    })),
    centre: { packets: 0, victims: 0, doubled: false },
    traitor: null,
    mine: {
      hand: ["spades-3", "hearts-7", "clubs-10"],
      king: "hearts",
      jack: "clubs",
      jack_used: false,
      answer: null,
      kings_out: ["spades", "diamonds", "clubs"],
      jacks_out: ["spades", "hearts", "diamonds"],
    },
    deals: [],
    winners: [],
    ...change,
  };
}

/** A deal that the police won. */
export function counted(): Deal {
  return {
    outcome: "police_won",
    absent: false,
    traitor: 3,
    named: 0,
    aside: null,
    with_assassin: [1],
    centre: 2,
    police: 6,
    assassin: 4,
    winners: [0, 2, 3],
    prize: 4,
    kings: ["hearts", "spades", "diamonds", "clubs"],
    victims: [3, 2, 2, 1],
    points: [4, 0, 4, 4],
  };
}
