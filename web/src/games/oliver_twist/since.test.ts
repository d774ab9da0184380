// The others' turns in a strip, and which ways a space stands for.

import { describe, expect, test } from "vitest";
import { day, event } from "./fixtures";
import { sinceMine } from "./since";
import { thingOf, waysTo } from "./table";

describe("since my last turn", () => {
  const took = event("took", { seat: 0, space: 2, token: "ring-4" });
  const filed = event("filed", { seat: 1, tokens: ["apple-1"] });
  const theirs = event("took", { seat: 1, space: 3, token: "watch-5" });
  const hid = event("hid", { seat: 2, character: "oliver" });
  const deeds = (story: typeof took[], mine = true, seat: number | null = 0) =>
    sinceMine(story, seat, mine, 3).map(({ deed }) => deed);

  test("what they took, and what their way filed", () => {
    const story = [event("bribed", { seat: 1, pounds: 2 }), event("placed", { seat: 1, space: 4 }), theirs, filed];
    const [turn] = sinceMine(story, 0, true, 3);
    expect([turn?.seat, turn?.deed, turn?.filed, turn?.events]).toEqual([1, theirs, ["apple-1"], story]);
  });

  test("only what came after my own turn; what I do meanwhile leaves it in sight", () => {
    const story = [theirs, took, theirs, hid];
    expect(deeds(story)).toEqual([theirs, hid]);
    expect(deeds([...story, event("bribed", { seat: 0, pounds: 2 })])).toEqual([theirs, hid]);
    expect(deeds([...story, took], false)).toEqual([]);
  });

  test("who helped stays with what came of it", () => {
    const story = [event("helped", { seat: 1, character: "artful-dodger" }), event("snatched", { seat: 1, space: 3, token: "watch-5" })];
    expect(sinceMine(story, 0, true, 3).map(({ helper, deed }) => [helper, deed.kind])).toEqual([["artful-dodger", "snatched"]]);
  });

  test("nightfall leaves nothing; who watches sees the last turns", () => {
    expect(deeds([theirs, hid, event("night_fell")])).toEqual([]);
    expect(deeds([theirs, took, theirs, hid], false, null)).toEqual([took, theirs, hid]);
  });
});

describe("ways", () => {
  test("O37: both ways to a token, and those that go on through a space", () => {
    expect(waysTo(day(), 3).map(({ passed }) => passed)).toEqual([[1, 2], [1, 5]]);
    expect(waysTo(day(), 3).map(({ files }) => files)).toEqual([["apple-1", "ring-4"], ["apple-1", "rope"]]);
    const fork = day({ step: "path", path: [1], ways: [[1, 2, 3], [1, 5, 3]] });
    expect(waysTo(fork, 5).map(({ passed }) => passed)).toEqual([[1, 5]]);
    expect(waysTo(fork, 3)).toEqual([]);
  });

  test("what is drawn on a token", () => {
    expect([thingOf("watch-5"), thingOf("dark-lantern")]).toEqual(["watch", "dark-lantern"]);
  });
});
