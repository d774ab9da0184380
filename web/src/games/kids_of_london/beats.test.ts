// The beats of an hour, from what was told.

import { describe, expect, test } from "vitest";
import type { Told } from "../../protocol";
import { beats as beatsOf } from "./beats";
import { event, street } from "./fixtures";
import type { Table } from "./view";

const beats = (before: Table, told: Told[]) => beatsOf(before, told, { ...before, tile: null });
const revealed = (children: number[]) => children.map((child, gang) => event("revealed", { gang, child }));

describe("the beats of an hour", () => {
  test("nothing to stage when a child leaves in secret or a tile turns up", () => {
    expect(beats(street(), [event("sent_somebody", { gang: 1 })])).toEqual([]);
    expect(beats(street(), [event("turned_up", { hour: 2, tile: "beggar" })])).toEqual([]);
  });

  test("several hours at once are not staged", () => {
    const next = (hour: number) => event("turned_up", { hour, tile: "beggar" });
    expect(beats(street(), [...revealed([5, 7, 2]), next(2), ...revealed([1, 2, 3]), next(3)])).toEqual([]);
  });

  test("K1: all children turn over together, and leave their homes", () => {
    const [reveal] = beats(street(), revealed([5, 7, 2]));
    expect(reveal?.table.gangs.map((gang) => gang.child)).toEqual([5, 7, 2]);
    expect(reveal?.table.gangs[0]?.children).not.toContain(5);
    expect(reveal?.arrested).toEqual([]);
  });

  test("K2: the police comes after the reveal", () => {
    const told = [
      ...revealed([8, 8, 2]),
      event("arrested", { gang: 0 }),
      event("arrested", { gang: 1 }),
      event("may_choose", { gang: 2 }),
    ];
    const staged = beats(street(), told);
    expect(staged.map((beat) => beat.arrested)).toEqual([[], [0, 1]]);
  });

  test("K5: whoever was arrested stays so until the hour is over", () => {
    const table = street();
    const choosing = {
      ...table,
      gangs: table.gangs.map((gang, seat) => ({ ...gang, out: true, child: seat ? 8 : 3, arrested: seat > 0 })),
    };
    const staged = beats(choosing, [
      event("stole", { gang: 0, count: 3 }),
      event("turned_up", { hour: 2, tile: "banker" }),
    ]);
    expect(staged.map((beat) => beat.arrested)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test("K3: when all are arrested no coin moves", () => {
    const staged = beats(street(), [...revealed([8, 8, 8]), event("arrested", { gang: 0 }), event("all_arrested", {})]);
    expect(staged.at(-1)?.said.map((one) => one.kind)).toEqual(["all_arrested"]);
    expect(staged.every((beat) => beat.hauls.length === 0)).toBe(true);
  });

  test("K4: the highest takes from the tile, the lowest from London, one after the other; purses fill after each", () => {
    const told = [
      ...revealed([5, 7, 2]),
      event("stole", { gang: 2, count: 2 }),
      event("robbed", { gang: 1, tile: "merchant", count: 4 }),
    ];
    const staged = beats(street([1, 1, 1]), told);
    expect(staged[1]?.hauls).toEqual([{ from: "london", to: 2, count: 2 }]);
    expect(staged[3]?.hauls).toEqual([{ from: "tile", to: 1, count: 4 }]);
    expect(staged.map((beat) => beat.table.gangs.map((gang) => gang.coins))).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 3],
      [1, 1, 3],
      [1, 5, 3],
    ]);
    expect(staged.every((beat) => beat.said.length <= 1)).toBe(true);
  });

  test("K7: a priest's coins go to the neighbour", () => {
    const staged = beats(street(), [event("gave", { gang: 0, neighbour: 1, tile: "left_priest", count: 5 })]);
    expect(staged[0]?.hauls).toEqual([{ from: "tile", to: 1, count: 5 }]);
  });

  test("K8: the beggar takes", () => {
    const staged = beats(street([9, 0, 0]), [event("lost", { gang: 0, count: 3 })]);
    expect(staged[0]?.hauls).toEqual([{ from: 0, to: "tile", count: 3 }]);
    expect(staged[1]?.table.gangs[0]?.coins).toBe(6);
  });

  test("K9: who spares the actor is told of, and no coin moves", () => {
    const staged = beats(street(), [event("spared", { gang: 1 })]);
    expect(staged).toHaveLength(1);
    expect(staged[0]?.hauls).toEqual([]);
  });

  test("K11: the richest are stripped last, and then the purses are counted line by line", () => {
    const told = [
      ...revealed([1, 3, 2]),
      event("stole", { gang: 0, count: 1 }),
      event("stripped", { gang: 1, count: 30 }),
    ];
    const staged = beats(street(), told);
    const strip = staged.findIndex((beat) => beat.counted === 1) - 1;
    expect(staged[strip]?.hauls).toEqual([{ from: 1, to: "london", count: 30 }]);
    expect(staged.slice(strip + 1).map((beat) => [beat.table.tile, beat.counted])).toEqual(
      [1, 2, 3, 4, 5, 6].map((line) => [null, line]),
    );
  });

  test("an hour with arrests is over in about four seconds", () => {
    const told = [
      ...revealed([8, 8, 2, 1]),
      event("arrested", { gang: 0 }),
      event("stole", { gang: 3, count: 1 }),
      event("robbed", { gang: 2, tile: "merchant", count: 4 }),
    ];
    const ms = beats(street([0, 0, 0, 0]), told).reduce((sum, beat) => sum + beat.ms, 0);
    expect(ms).toBeLessThanOrEqual(4000);
  });
});
