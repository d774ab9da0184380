// What is remembered of the last hour.

import { expect, test } from "vitest";
import { event, street } from "./fixtures";
import { NOTHING, remember } from "./lasthour";

const CARDS = [
  event("revealed", { gang: 0, child: 5 }),
  event("revealed", { gang: 1, child: 8 }),
  event("revealed", { gang: 2, child: 8 }),
];
const ARRESTS = [event("arrested", { gang: 1 }), event("arrested", { gang: 2 })];
const LOOT = [event("robbed", { gang: 0, tile: "merchant", count: 4 })];
const NEXT = event("turned_up", { hour: 2, tile: "banker" });
const first = street();
const second = { ...street(), hour: 2 };

test("an hour is remembered once the next tile turns up", () => {
  const { last } = remember(NOTHING, first, [...CARDS, ...ARRESTS, ...LOOT, NEXT], second);
  expect(last?.hour).toBe(1);
  expect(last?.tile).toBe("merchant");
  expect(last?.children.map((one) => [one.child, one.arrested])).toEqual([
    [5, false],
    [8, true],
    [8, true],
  ]);
  expect(last?.outcomes).toEqual(LOOT);
});

test("while somebody chooses the hour stays open", () => {
  const choosing = remember(NOTHING, first, [...CARDS, ...ARRESTS], first);
  expect(choosing.last).toBeNull();
  expect(choosing.open?.children).toHaveLength(3);
  expect(remember(choosing, first, [...LOOT, NEXT], second).last?.children).toHaveLength(3);
});

test("after a reload in the middle of a choice the children on the table count", () => {
  const faceUp = { ...first, gangs: first.gangs.map((gang, seat) => ({ ...gang, out: true, child: seat + 3 })) };
  const { last } = remember(NOTHING, faceUp, [...LOOT, NEXT], second);
  expect(last?.children.map((one) => one.child)).toEqual([3, 4, 5]);
});

test("an undo of the hour is an undo of its memory", () => {
  const memory = remember(NOTHING, first, [...CARDS, ...LOOT, NEXT], second);
  expect(remember(memory, second, [], first)).toEqual(NOTHING);
});

test("after a lost line only the last of several hours is remembered", () => {
  const third = { ...street(), hour: 3 };
  const told = [
    ...CARDS,
    ...LOOT,
    NEXT,
    event("revealed", { gang: 0, child: 1 }),
    event("turned_up", { hour: 3, tile: "beggar" }),
  ];
  const { last } = remember(NOTHING, first, told, third);
  expect(last).toMatchObject({ hour: 2, tile: "banker", children: [{ gang: 0, child: 1 }] });
});

test("the ninth hour is remembered at the end", () => {
  const ninth = { ...first, hour: 9 };
  const over = { ...ninth, tile: null };
  const told = [...CARDS, ...LOOT, event("stripped", { gang: 0, count: 30 }), event("won", { gangs: [1], count: 1 })];
  expect(remember(NOTHING, ninth, told, over).last?.hour).toBe(9);
});
