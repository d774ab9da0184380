// Results in words.
import { expect, it } from "vitest";
import type { Played } from "../../protocol";
import { Words } from "../words";
import en from "../words/en.json";
import { decimal, nameOf, placing, remarks, shareTold } from "./told";

const ui = new Words("en", [en]);
const GAME: Played = {
  table: "", game: "g", at: 0, seat: null, names: ["Ann", "Bob", ""], bots: ["", "", "easy"], shares: [0, 0.5, 0.5], scores: [9, 7, 8],
  moves: 9, takebacks: 0, unfair: false, hints: false, rated: false,
};

it("names people, bots and those who were forgotten", () => {
  expect([nameOf({ name: "Ann", bot: "easy" }, ui), nameOf({ name: "", bot: "easy" }, ui), nameOf({ name: "", bot: "" }, ui)]).toEqual([
    "Ann", "Bot (easy)", "somebody",
  ]);
});

it("writes numbers as the language does", () => {
  expect([decimal(-9.84, ui), decimal(3, ui), decimal(1.25, new Words("fr", []))]).toEqual(["−9.8", "3", "1,3"]);
});

it("tells a share with its interval", () => {
  expect(shareTold({ rate: 0.5, low: 0.146, high: 0.854 }, ui)).toBe("50\u00a0% (15–85)");
});

it("puts winners first, then points", () => {
  expect(placing(GAME)).toEqual([{ seat: 2, won: true }, { seat: 1, won: true }, { seat: 0, won: false }]);
  expect(placing({ ...GAME, shares: [0, 0, 0] }).map(({ won }) => won)).toEqual([false, false, false]);
});

it("says how it was played", () => {
  expect(remarks(GAME)).toEqual([]);
  expect(remarks({ ...GAME, rated: true, takebacks: 2 })).toEqual(["results.takebacks", "results.rated"]);
  expect(remarks({ ...GAME, bots: ["", "", ""], names: ["a", "b", "c"], unfair: true, takebacks: 1 })).toEqual([
    "results.unfair", "results.unrated",
  ]);
});
