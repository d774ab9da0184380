// What is remembered: the last trick, and my own notes.

import { expect, test } from "vitest";
import { event } from "./fixtures";
import { lately } from "./lately";
import { next, read, write } from "./notes";

const told = [
  event("laid", { seat: 0, card: "hearts-7" }),
  event("revealed", { seat: 1, card: "jack" }),
  event("revealed", { seat: 0, card: "hearts-7" }),
  event("replaced", { seat: 1, card: "clubs-9" }),
];
const taken = event("taken", { seat: 1, sum: 16, count: 1 });
const doubled = event("doubled", { seat: 2 });

test("the last trick is remembered with its cards, in the order of the seats, and the jacks used since", () => {
  expect(lately(told)).toEqual({ trick: null, deeds: [] });
  const cards = [
    { seat: 0, card: "hearts-7" },
    { seat: 1, card: "clubs-9" },
  ];
  expect(lately([doubled, ...told, taken])).toEqual({ trick: { cards, end: taken }, deeds: [] });
  expect(lately([...told, taken, doubled, ...told.slice(1, 2)])).toEqual({ trick: { cards, end: taken }, deeds: [doubled] });
});

test("cards that lay open belong to it, and a new deal begins with nothing", () => {
  const story = [event("laid_open", { seat: 0, card: "clubs-2" }), event("to_centre", { sum: 2, count: 1 })];
  expect(lately(story).trick?.cards).toEqual([{ seat: 0, card: "clubs-2" }]);
  expect(lately([...story, event("dealt", { deal: 2 })])).toEqual({ trick: null, deeds: [] });
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
