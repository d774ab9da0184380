// What is remembered: the last trick, and my own notes.

import { expect, test } from "vitest";
import { affair, event } from "./fixtures";
import { fresh, remember } from "./lasttrick";
import { next, read, write } from "./notes";

const told = [
  event("revealed", { seat: 1, card: "jack" }),
  event("revealed", { seat: 0, card: "hearts-7" }),
  event("replaced", { seat: 1, card: "clubs-9" }),
  event("taken", { seat: 1, sum: 16, count: 1 }),
];
const after = affair({ trick: 1, step: "after" });

test("the last trick is remembered with its cards, in the order of the seats", () => {
  const last = remember(null, affair(), told, after);
  expect(last).toEqual({
    deal: 1,
    trick: 1,
    cards: [
      { seat: 0, card: "hearts-7" },
      { seat: 1, card: "clubs-9" },
    ],
    sum: 16,
    taker: 1,
    victims: 1,
  });
  expect(fresh(last, affair({ trick: 2 }))).toBe(last);
  expect(fresh(last, affair({ trick: 3 }))).toBeNull();
  expect(fresh(last, affair({ deal: 2 }))).toBeNull();
});

test("cards that lay open already belong to it", () => {
  const open = affair({ face_up: true, seats: affair().seats.map((one, seat) => (seat ? one : { ...one, laid: "clubs-2" })) });
  const last = remember(null, open, [event("to_centre", { sum: 2, count: 1 })], after);
  expect(last?.cards).toEqual([{ seat: 0, card: "clubs-2" }]);
  expect(last?.taker).toBeNull();
});

test("a note goes through all suspicions and back to none", () => {
  let notes = {};
  const seen = Array.from({ length: 5 }, () => (notes = next(notes, 2)));
  expect(seen).toEqual([{ 2: "police" }, { 2: "traitor" }, { 2: "assassin" }, {}, { 2: "police" }]);
});

test("notes are of one deal, and nonsense is none", () => {
  const kept = write({ 1: "traitor" }, 3);
  expect(read(kept, 3)).toEqual({ 1: "traitor" });
  expect(read(kept, 4)).toEqual({});
  for (const nonsense of ["", "null", "[]", "{", '{"deal": 3, "notes": {"1": "king"}}']) {
    expect(read(nonsense, 3)).toEqual({});
  }
});
