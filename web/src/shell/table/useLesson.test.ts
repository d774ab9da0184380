import { expect, test } from "vitest";
import { stepAt } from "./useLesson";

const steps = ["", "a", "", "", "b", ""].map((move) => ({ say: { en: "x", fr: "x" }, move }));

test("a page is turned by reading, and the next move is waited for", () => {
  expect(stepAt(steps, 0, 0)).toBe(0);
  expect(stepAt(steps, 0, 1)).toBe(1);
  expect(stepAt(steps, 0, 5)).toBe(1);
});

test("a move turns to what it has led to, wherever the reader was", () => {
  expect(stepAt(steps, 1, 1)).toBe(2);
  expect(stepAt(steps, 1, 3)).toBe(3);
  expect(stepAt(steps, 2, 0)).toBe(5);
});

test("who takes a move back is back at it; who has read and done all is done", () => {
  expect(stepAt(steps, 0, 3)).toBe(1);
  expect(stepAt(steps, 2, 6)).toBe(6);
  expect(stepAt(steps, 7, 0)).toBe(6);
});
