// Long runs of beats are shown quicker, and a press that one of them met is not lost.

import { expect, test } from "vitest";
import { bearable, meantBefore } from "./staging";

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

test("a press that a beat has only just come before was meant for the piece", () => {
  const click = { isTrusted: true, timeStamp: 5100, detail: 1 };
  expect(meantBefore(click, 5000)).toBe(true);
  expect(meantBefore({ ...click, timeStamp: 5900 }, 5000)).toBe(false); // seen enough of it
  expect(meantBefore({ ...click, detail: 2 }, 5000)).toBe(false); // the second of a double click
  expect(meantBefore({ ...click, detail: 0, repeat: true }, 5000)).toBe(false); // a key held down
  expect(meantBefore({ ...click, isTrusted: false }, 5000)).toBe(false); // our own, which came of one already
});
