// Tables to test the browser's table with.

import type { Facts, Player, Table } from "./view";

export const FACTS: Facts = {
  values: "printed",
  flipped_colours: true,
  columns: 3,
  cards: {
    sewers: { colour: "blue", price: 4, poverty: -3, flip: true, stone: true },
    brewing: { colour: "brown", price: 2, spend: "any", money: 9, flip: true, worth: 1, stone: true },
    paupers: { colour: "grey" },
    shops: {
      colour: "brown", points: 2, poverty: -1, flip: true, text: "takings", power: "earns", strength: 1, stone: true,
    },
  },
  boroughs: [
    {
      borough: "city", price: 8, cards: 4, points: 6, bank: "north", thames: true, neighbours: ["hackney"],
      bridges: ["southwark"],
    },
  ],
  lines: ["cash", "boroughs", "underground", "buildings", "taken", "loans", "poverty"],
};

export function player(change: Partial<Player> = {}): Player {
  return {
    money: 5,
    poverty: 5,
    loans: 0,
    loan: 10,
    points: 0,
    boroughs: 0,
    markers: 11,
    cards: 2,
    known: [],
    letters: [2, 0, 0],
    piles: [],
    powers: [],
    forecast: { piles: 0, cards: 2, boroughs: 0, change: 2 },
    count: [1, 0, 0, 0, 0, 0, -1],
    total: 0,
    ...change,
  };
}

/** The first turn of a game of two, seen by seat 0, who is to move. */
export function town(change: Partial<Table> = {}): Table {
  return {
    turn: 0,
    step: "draw",
    held: null,
    pile: null,
    slot: null,
    due: 0,
    draws: 1,
    swapped: false,
    pubs: false,
    closing: null,
    deck: { left: 98, letter: "A", known: [] },
    display: ["sewers", null, null, null, null, null],
    gone: 0,
    owners: [null],
    tubed: [],
    open: ["city"],
    tubes: 10,
    counters: 28,
    seats: [player(), player()],
    pays: {},
    winners: [],
    mine: { hand: ["brewing", "paupers"], looked: [], pays: [null, null] },
    ...change,
  };
}
