// Words that are not shown, and those of who takes the seat afterwards, which are.
import { expect, it } from "vitest";
import type { Happened } from "../../protocol";
import { event } from "../fixtures";
import { heard, isMuted, muting, sitterAt } from "./mute";

const sits = (number: number, seat: number): Happened => event(number, { what: "seat", seat, change: "sat_down" });
const says = (number: number, seat: number): Happened => event(number, { what: "chat", seat, text: "!" });
const numbers = (events: readonly Happened[]): number[] => events.map(({ number }) => number);

const EVENTS = [sits(1, 0), sits(2, 1), says(3, 0), says(4, 1), event(5), says(6, 1), sits(7, 1), says(8, 1)];

it("shows the words of all people, and nothing else", () => {
  expect(numbers(heard(EVENTS, []))).toEqual([3, 4, 6, 8]);
});

it("hides the words of who is muted, but not of who takes their seat", () => {
  const then = sitterAt(EVENTS.slice(0, 6), 1);
  expect(then).toEqual([1, 2]);
  expect(numbers(heard(EVENTS, [then]))).toEqual([3, 8]);
  expect(isMuted([then], sitterAt(EVENTS, 1))).toBe(false);
  expect(numbers(heard(EVENTS, [sitterAt(EVENTS, 1)]))).toEqual([3, 4, 6]);
});

it("mutes once, and unmutes one alone", () => {
  const both = muting(muting(muting([], [0, 1], true), [1, 2], true), [0, 1], true);
  expect(both).toHaveLength(2);
  expect(muting(both, [0, 1], false)).toEqual([[1, 2]]);
  expect(muting([], [0, 1], false)).toEqual([]);
});
