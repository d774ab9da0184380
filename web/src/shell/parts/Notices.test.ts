// When the digest comes: in the morning here, as the server counts the day.
import { describe, expect, it } from "vitest";
import { morning } from "./Notices";

describe("morning", () => {
  it("is eight o'clock, wherever that is", () => {
    expect(morning(0)).toBe(480); // Lisbon in winter
    expect(morning(-60)).toBe(420); // Paris
    expect(morning(480)).toBe(960); // San Francisco
    expect(morning(-660)).toBe(1260); // Sydney: the evening before
  });
});
