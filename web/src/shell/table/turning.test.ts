// The turning point is where the share of the win swung most.
import { describe, expect, it } from "vitest";
import type { Decision } from "../../protocol";
import { turningPoint } from "./turning";

const decision = (number: number, share: number): Decision => {
  return { number, share, move: `send ${number}`, best: "", best_share: share, loss: 0 };
};

describe("the turning point", () => {
  it("is the greatest swing from one decision to the next", () => {
    const decisions = [decision(0, 0.3), decision(4, 0.35), decision(9, 0.8)];
    expect(turningPoint({ decisions, won: 1 })).toEqual({ place: 1, number: 4, move: "send 4", before: 0.35, after: 0.8 });
  });

  it("may come after the last decision", () => {
    expect(turningPoint({ decisions: [decision(0, 0.5), decision(3, 0.6)], won: 0 })?.number).toBe(3);
  });

  it("is none where nothing swung", () => {
    expect(turningPoint({ decisions: [decision(0, 0.5)], won: 0.52 })).toBeNull();
    expect(turningPoint({ decisions: [], won: 1 })).toBeNull();
  });
});
