// What is looked up in the view.

import { describe, expect, test } from "vitest";
import { dives, down, up } from "./fixtures";
import { around, hiddenOn, stackOf, totalsOf, verdictOf } from "./table";

describe("what can be seen", () => {
  test("what is hidden is told apart from my own face down", () => {
    const six = dives({ 6: [up(0, 2), down(1, null, 3)] }).targets[4]!;
    expect(hiddenOn(six)).toBe(1);
    expect(hiddenOn(dives({ 6: [down(0, 2)] }).targets[4]!)).toBe(0); // mine I know
    expect(stackOf(six, 1)?.cards).toEqual([null, 3]);
    expect(stackOf(six, 2)).toBeUndefined();
  });

  test("the lines of the count add up", () => {
    const loot = [
      { seats: [0, 1], points: 1 },
      { seats: [], points: 0 },
      { seats: [1], points: 5 },
    ];
    expect(totalsOf(loot, 3)).toEqual([1, 6, 0]);
  });

  test("money decides a tie on points, and that is said", () => {
    const [one, other] = dives().players;
    const table = dives({}, {
      loot: [{ seats: [0, 1], points: 4 }], winners: [1], players: [{ ...one!, money: 2 }, { ...other!, money: 5 }],
    }); // prettier-ignore
    expect(verdictOf(table)).toEqual({ kind: "richest", args: { seats: [1], others: [0, 1], count: 5 } });
    expect(verdictOf({ ...table, winners: [0, 1] }).kind).toBe("won");
    expect(verdictOf({ ...table, loot: [{ seats: [1], points: 4 }] }).kind).toBe("won");
  });

  test("my row is the nearest", () => {
    expect(around(4, 2)).toEqual([3, 0, 1, 2]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });
});
