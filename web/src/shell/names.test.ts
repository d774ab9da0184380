// Names at a table.
import { expect, it } from "vitest";
import type { Seat } from "../protocol";
import { botName, seatNames } from "./names";
import { Words } from "./words";

const GAME = new Words("en", [{ seat: { "0": "Red", "1": "Blue", "2": "Green" } }]);
const seat = (name: string, bot = ""): Seat => ({ kind: bot ? "bot" : "person", name, bot, here: true });

it("calls people by their names and the others by their seats", () => {
  expect(seatNames([seat("Ann"), seat(""), seat("", "greedy")], GAME)).toEqual(["Ann", "Blue", "Green"]);
});

it("tells two of the same name apart", () => {
  expect(seatNames([seat("Ann"), seat("Ann"), seat("Red")], GAME)).toEqual(["Ann (Red)", "Ann (Blue)", "Red"]);
  expect(seatNames([seat("Ann"), seat("Green"), seat("", "hard")], GAME)).toEqual(["Ann", "Green (Blue)", "Green (3)"]);
});

it("names bots in the language, and unknown ones as they are", () => {
  const ui = new Words("fr", [{ bot: { random: "au hasard" } }]);
  expect([botName("random", ui), botName("deep", ui)]).toEqual(["au hasard", "deep"]);
});
