// What follows from the crooks that can be seen: values, leaders, gangs, the count.

import { describe, expect, test } from "vitest";
import { dives, down, up } from "./fixtures";
import { around, full, hiddenOn, lootOf, totalsOf } from "./table";

describe("what can be seen", () => {
  test("C15: modifiers of all there, levels of each; what is hidden counts for nothing yet", () => {
    const table = dives({ "0 6": [up(2)], "1 6": [up(3), down(null)] });
    const six = table.targets[4]!;
    expect([six.value, six.leaders, six.rows.map((row) => row.level)]).toEqual([7, [1], [7, 8]]);
    expect(hiddenOn(six)).toBe(1);
    expect(hiddenOn(dives({ "0 6": [down(2)] }).targets[4]!)).toBe(0); // mine I know
  });

  test("C15: never below nought, shared when tied, rounded down", () => {
    const table = dives({ "0 3": [up(4)], "1 3": [up(4)], "0 2": [up(3)] });
    expect(lootOf(table)[1]).toEqual({ seats: [0, 1], points: 1 });
    expect(lootOf(table)[0]).toEqual({ seats: [0], points: 1 });
    expect(lootOf(table)[7]).toEqual({ seats: [], points: 0 });
  });

  test("C16: whoever has most, alone; one of two gangs counts in both", () => {
    const table = dives({ "0 3": [up(4)], "1 4": [up(3)] });
    expect(table.gangs.map(({ leader }) => leader)).toEqual([1, 0, 0]);
    expect(totalsOf(lootOf(table).slice(8), 2)).toEqual([10, 5]);
    expect(dives({ "0 3": [up(3)], "1 4": [up(3)] }).gangs[0]?.leader).toBeNull();
  });

  test("C6: a full row", () => {
    const rows = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((target) => [`0 ${target}`, [up(2)]]));
    expect(full(dives(rows), 0)).toBe(true);
    expect(full(dives({ ...rows, "0 9": [] }), 0)).toBe(false);
  });

  test("my row is the nearest", () => {
    expect(around(4, 2)).toEqual([3, 0, 1, 2]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });
});
