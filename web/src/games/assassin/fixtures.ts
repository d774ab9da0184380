// Tables to test the browser's table with.

import type { Told } from "../../protocol";
import type { AssassinTable, Deal } from "./table";

/** Something told, without its rule. */
export function event(kind: string, args: Told["args"] = {}): Told {
  return { kind, rule: "", args };
}

/** The first trick of a match of four, seen by seat 0, who holds three cards; nobody has laid one. */
export function affair(change: Partial<AssassinTable> = {}): AssassinTable {
  return {
    goal: 21,
    threshold: 21,
    open: false,
    deal: 1,
    trick: 1,
    tricks: 10,
    step: "lay",
    trumps: ["spades", "hearts", "diamonds", "clubs"],
    missing: null,
    face_up: false,
    doubled: false,
    leader: null,
    seats: Array.from({ length: 4 }, () => ({
      points: 0,
      packets: 0,
      victims: 0,
      doubled: false,
      cards: 10,
      laid: null,
      jack: null,
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
    ...change,
  };
}

/** A deal that the police won. */
export function counted(): Deal {
  return {
    outcome: "police_won",
    traitor: 3,
    named: 0,
    missing: null,
    aside: null,
    centre: 2,
    police: 6,
    assassin: 4,
    prize: 4,
    seats: [
      { king: "hearts", victims: 3, points: 4 },
      { king: "spades", victims: 2, points: 0 },
      { king: "diamonds", victims: 2, points: 4 },
      { king: "clubs", victims: 1, points: 4 },
    ],
  };
}
