// Something small beside a piece: on which side of it.
import { describe, expect, it } from "vitest";
import { placeBeside, type Spot } from "./beside";

const ROOM = { width: 1000, height: 800 };
const CARD = { width: 300, height: 150 };
const spot = (left: number, top: number, width = 60, height = 80): Spot => ({ left, top, width, height });
const apart = (one: Spot, other: Spot): boolean =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

describe("beside a piece", () => {
  it("is below it where that covers nothing", () => {
    const piece = spot(400, 100);
    expect(placeBeside(piece, CARD, ROOM, []).top).toBeGreaterThan(180);
  });

  it("is on the side that leaves its neighbours free", () => {
    const piece = spot(100, 300);
    const others = [spot(100, 400), spot(100, 200)];
    const placed = placeBeside(piece, CARD, ROOM, others);
    expect(placed.left).toBeGreaterThanOrEqual(160);
    expect([piece, ...others].every((other) => apart(placed, other))).toBe(true);
  });

  it("never covers the piece, wherever that lies", () => {
    const low = { width: 844, height: 390 };
    for (const left of [0, 200, 500, 780]) {
      for (const top of [0, 150, 300]) {
        expect(apart(placeBeside(spot(left, top), CARD, low, []), spot(left, top))).toBe(true);
      }
    }
  });

  it("is made lower where it fits nowhere", () => {
    const piece = spot(10, 20, 370, 300);
    const placed = placeBeside(piece, { width: 300, height: 500 }, { width: 390, height: 700 }, []);
    expect(placed.height).toBeLessThan(500);
    expect(apart(placed, piece)).toBe(true);
  });
});
