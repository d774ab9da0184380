// The rivals of the last time, and what becomes of them when a game has changed.
import { expect, it } from "vitest";
import type { GameInfo } from "../../protocol";
import { fitting } from "./RivalsChoice";

const GAME = { low: 3, high: 5, bots: ["easy", "normal", "hard"], rival: "normal" } as GameInfo;

it("remembers what was chosen", () => {
  expect(fitting(GAME, { count: 2, bot: "hard" })).toEqual({ count: 2, bot: "hard" });
});

it("begins with the usual rivals", () => {
  expect(fitting(GAME, {})).toEqual({ count: 3, bot: "normal" });
});

it("lets go of what no longer fits", () => {
  expect(fitting(GAME, { count: 1, bot: "genius" })).toEqual({ count: 3, bot: "normal" });
  expect(fitting(GAME, { count: 9, bot: "easy" })).toEqual({ count: 3, bot: "easy" });
});
