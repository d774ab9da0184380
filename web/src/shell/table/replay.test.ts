// Steps through a finished game, and its rounds.
import { describe, expect, it } from "vitest";
import { event } from "../fixtures";
import { Words } from "../words";
import { rounds, stepFrom } from "./replay";

describe("a step", () => {
  it("leaves out the moves that showed nothing", () => {
    const steps = [0, 3, 4, 8];
    expect([0, 1, 3, 4].map((at) => stepFrom(steps, at, 1, 8))).toEqual([3, 3, 4, 8]);
    expect([8, 7, 3, 1].map((at) => stepFrom(steps, at, -1, 8))).toEqual([4, 4, 0, 0]);
  });

  it("stays within the game", () => {
    expect(stepFrom([0, 8], 8, 1, 8)).toBe(8);
    expect(stepFrom([0, 8], 0, -1, 8)).toBe(0);
  });

  it("is one move as long as nothing else is known", () => {
    expect(stepFrom([], 3, 1, 8)).toBe(4);
    expect(stepFrom([], 3, -1, 8)).toBe(2);
  });
});

describe("the rounds", () => {
  it("are those that the game names", () => {
    const words = new Words("en", [{ round: { dealt: "Deal {{deal}}" }, event: { dealt: "-", laid: "-" } }]);
    const told = (kind: string, deal: number) => [{ kind, rule: "", args: { deal } }];
    const events = [
      event(1, { what: "start", move: 0, told: told("dealt", 1) }),
      event(2, { move: 1, told: told("laid", 1) }),
      event(3, { move: 2, told: told("dealt", 2) }),
    ];
    expect(rounds(events, words)).toEqual([
      { move: 0, label: "Deal 1" },
      { move: 2, label: "Deal 2" },
    ]);
  });
});
