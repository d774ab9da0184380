// Clocks: in words, and running by what the server said and how long ago that was.
import { expect, it } from "vitest";
import type { Clock, Seat } from "../protocol";
import { clocksOf, clockWords } from "./clock";
import { hello, update } from "./fixtures";
import { type Known, learn, NOTHING } from "./known";
import { Words } from "./words";
import en from "./words/en.json";

const ui = new Words("en", [en]);
const LIVE: Clock = { kind: "live", bank: 600, increment: 10 };
const DAYS: Clock = { kind: "days", bank: 3 * 86400, increment: 0 };
const SEATS = (["person", "person", "bot"] as const).map((kind): Seat => ({ kind, name: "", bot: "", here: true }));
const at = (clock: Clock, left: number[], running: number[], now = 1000): Known =>
  learn(learn(NOTHING, { ...hello, clock }), update(1, [], { clocks: { at: 50, left, running } }), now);

it("tells how time is kept", () => {
  const told = (clock: Clock): string => clockWords(clock, ui).replaceAll("\u00a0", " ");
  expect(told(LIVE)).toBe("Time: 10 minutes each for the whole game, and 10 seconds more for every turn.");
  expect(told({ ...LIVE, increment: 0 })).toBe("Time: 10 minutes each for the whole game.");
  expect(told(DAYS)).toBe("Time: 3 days for every turn.");
});

it("runs for those who owe a move, by our own clock since we heard of it", () => {
  const clocks = clocksOf(at(LIVE, [100, 60.5, 600], [0]), SEATS, ui);
  expect([clocks?.left(0, 1030), clocks?.left(1, 1030), clocks?.left(2, 1030)]).toEqual([70, 60.5, null]);
  expect([clocks?.left(0, 990), clocks?.left(0, 2000)]).toEqual([100, 0]); // a clock that was set back gives no time
  expect([clocks?.face(70), clocks?.aloud(70)]).toEqual(["1:10", "1\u00a0minute\u00a010\u00a0seconds left"]);
});

it("shows days only to those whose turn it is", () => {
  const clocks = clocksOf(at(DAYS, [200_000, 259_200, 0], [0]), SEATS, ui);
  expect([clocks?.left(0, 1000), clocks?.left(1, 1000)]).toEqual([200_000, null]);
  expect(clocks?.face(200_000)).toBe("2d\u00a07h");
});

it("stays as it was said last, and is none where no time is kept", () => {
  const known = at(LIVE, [100, 60, 600], [0]);
  expect(learn(known, update(2), 1100).clocks?.heard).toBe(1000);
  expect(clocksOf(NOTHING, SEATS, ui)).toBeNull();
});
