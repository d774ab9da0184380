// The purses counted from a story.

import { expect, test } from "vitest";
import { event } from "./fixtures";
import { purses } from "./purses";

test("coins are counted by the way they came and went", () => {
  const story = [
    event("robbed", { gang: 0, tile: "merchant", count: 4 }),
    event("robbed", { gang: 0, tile: "banker", count: 7 }),
    event("stole", { gang: 2, count: 3 }),
    event("gave", { gang: 0, neighbour: 1, tile: "left_priest", count: 5 }),
    event("lost", { gang: 2, count: 2 }),
    event("stripped", { gang: 0, count: 11 }),
  ];
  const counted = purses(story, 3);
  expect(counted).toEqual({
    robbed: [11, 0, 0],
    stole: [0, 0, 3],
    gave: [0, 5, 0],
    lost: [0, 0, -2],
    stripped: [-11, 0, 0],
  });
});
