// Long runs of beats are shown quicker.

import { expect, test } from "vitest";
import { bearable } from "./staging";

const beat = (ms: number, whole = false): { ms: number; whole: boolean } => ({ ms, whole });

test("a short run keeps its time", () => {
  const queue = [beat(1000), beat(1000)];
  expect(bearable(queue)).toBe(queue);
});

test("a long one takes no longer than can be borne; what is shown now and what is whole keep their time", () => {
  const run = [beat(1000), ...Array.from({ length: 20 }, () => beat(1000)), beat(900, true)];
  const times = bearable(run).map(({ ms }) => ms);
  expect(times[0]).toBe(1000);
  expect(times.at(-1)).toBe(900);
  expect(times.slice(1, -1).reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(8000);
});
