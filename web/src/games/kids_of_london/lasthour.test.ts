// What a story says of the last hour.

import { expect, test } from "vitest";
import { event } from "./fixtures";
import { lastHour } from "./lasthour";

const hour = (hour: number, tile: string) => event("turned_up", { hour, tile });
const CARDS = [5, 8, 8].map((child, gang) => event("revealed", { gang, child }));
const ARRESTS = [event("arrested", { gang: 1 }), event("arrested", { gang: 2 })];
const LOOT = [event("robbed", { gang: 0, tile: "merchant", count: 4 })];
const FIRST = [hour(1, "merchant"), ...CARDS, ...ARRESTS, ...LOOT];

test("an hour is the last one once the next tile turns up", () => {
  const last = lastHour([...FIRST, hour(2, "banker")]);
  expect(last?.tile).toBe("merchant");
  expect(last?.children.map((one) => [one.child, one.arrested])).toEqual([
    [5, false],
    [8, true],
    [8, true],
  ]);
  expect(last?.outcomes).toEqual(LOOT);
});

test("in the first hour there is none", () => {
  expect(lastHour(FIRST.slice(0, 1))).toBeNull();
  expect(lastHour([])).toBeNull();
});

test("while somebody chooses it is still the hour before", () => {
  expect(lastHour([...FIRST, hour(2, "banker"), ...CARDS])?.tile).toBe("merchant");
});

test("the ninth hour is the last one at the end", () => {
  const end = [event("stripped", { gang: 0, count: 30 }), event("won", { gangs: [1], count: 1 })];
  expect(lastHour([...FIRST, hour(9, "beggar"), ...CARDS, ...end])?.tile).toBe("beggar");
});
