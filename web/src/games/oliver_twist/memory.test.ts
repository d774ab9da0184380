// What is remembered of the last turns, and which ways a space stands for.

import { describe, expect, test } from "vitest";
import { day, event } from "./fixtures";
import { remember } from "./memory";
import { thingOf, waysTo } from "./table";

describe("the last turns", () => {
  const took = event("took", { seat: 0, space: 2, token: "ring-4" });
  const filed = event("filed", { seat: 0, tokens: ["apple-1"] });

  test("a token, and what its way filed", () => {
    expect(remember([], day(), [took, filed], day())).toEqual([{ seat: 0, deed: took, filed: ["apple-1"] }]);
  });

  test("a prowl stands for the move of the gang before it; the oldest turns are forgotten", () => {
    const placed = event("placed", { seat: 0, space: 4 });
    const first = remember([], day(), [placed], day());
    expect(remember(first, day(), [took], day()).map(({ deed }) => deed)).toEqual([took]);
    const hid = event("hid", { seat: 1, character: "oliver" });
    const many = [took, hid, took, hid].reduce((memory, one) => remember(memory, day(), [one], day()), first);
    expect(many.map(({ deed }) => deed)).toEqual([hid, took, hid]);
  });

  test("an undo, and nightfall, leave nothing", () => {
    const turns = remember([], day(), [took], day());
    expect(remember(turns, day(), [], day())).toEqual([]);
    expect(remember(turns, day(), [event("night_fell")], day())).toEqual([]);
  });
});

describe("ways", () => {
  test("O37: both ways to a token, and those that go on through a space", () => {
    expect(waysTo(day(), 3).map(({ passed }) => passed)).toEqual([[1, 2], [1, 5]]);
    expect(waysTo(day(), 3).map(({ files }) => files)).toEqual([["apple-1", "ring-4"], ["apple-1", "rope"]]);
    const fork = day({ step: "path", path: [1], ways: [[1, 2, 3], [1, 5, 3]] });
    expect(waysTo(fork, 5).map(({ passed }) => passed)).toEqual([[1, 5]]);
    expect(waysTo(fork, 3)).toEqual([]);
  });

  test("what is drawn on a token", () => {
    expect([thingOf("watch-5"), thingOf("dark-lantern")]).toEqual(["watch", "dark-lantern"]);
  });
});
