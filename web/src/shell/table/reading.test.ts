// Who reads the newest line, and who has gone further up, whatever comes first: a line or word of their scrolling.
import { expect, test } from "vitest";
import { BEGUN, readOn } from "./reading";

const box = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 100 });
const end = readOn({ ...BEGUN, top: 300 }, box(300, 400));

test("lines come, and who has not moved follows them", () => {
  expect(end.newest).toBe(true);
  expect(readOn(end, box(300, 900)).newest).toBe(true);
  expect(readOn(readOn(end, box(150, 400)), box(150, 900)).newest).toBe(false);
});

test("who goes up is left there, though a line comes before word of it", () => {
  expect(readOn(end, box(150, 900)).newest).toBe(false);
});

test("who comes back to the end follows, though a line comes before word of it", () => {
  const up = readOn(end, box(150, 400));
  expect(readOn(up, box(299, 900)).newest).toBe(true);
  expect(readOn(up, box(280, 900)).newest).toBe(true);
  expect(readOn(up, box(270, 900)).newest).toBe(false);
});

test("a box that grows smaller keeps the newest line", () => {
  expect(readOn(end, { scrollTop: 300, scrollHeight: 400, clientHeight: 40 }).newest).toBe(true);
});

test("lines that go leave who read the newest at the newest", () => {
  expect(readOn(end, box(50, 150)).newest).toBe(true);
});
