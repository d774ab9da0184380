// What I remember, made only of what I was told.

import { describe, expect, test } from "vitest";
import { dives, down, event, FACTS } from "./fixtures";
import { cell, lookIn, notesOf, sinceMine } from "./notes";

describe("what I have been shown", () => {
  const saw = event("saw_place", { seat: 0, place: "B", cards: [1, 2, 3] }, "C2");

  test("a pile, without those who have been seen elsewhere since; the others may be gone, too", () => {
    const table = dives();
    expect(notesOf([saw], table, FACTS).places).toEqual([{ place: "B", cards: [1, 2, 3], left: 2 }]);
    const sent = event("sent", { seat: 1, card: 2, target: 5 });
    expect(notesOf([saw, sent], table, FACTS).places).toEqual([{ place: "B", cards: [1, 3], left: 2 }]);
    const gone = dives({}, { places: [2, 0, 2] });
    expect(notesOf([saw], gone, FACTS).places).toEqual([]);
  });

  test("C10, C11: whom a spy saw is followed where they are moved, until they are killed", () => {
    const seen = event("saw_crook", { seat: 0, owner: 1, target: 5, card: 4 }, "C13");
    const moved = event("moved", { seat: 1, target: 5, to: 7, count: 1 });
    const killed = event("killed", { seat: 0, victim: 1, target: 7, count: 1 });
    const table = dives({ 7: [down(1, null)] });
    expect([...notesOf([seen], table, FACTS).hidden]).toEqual([[cell(1, 5), 4]]);
    expect([...notesOf([seen, moved], table, FACTS).hidden]).toEqual([[cell(1, 7), 4]]);
    expect([...notesOf([seen, moved, killed], table, FACTS).hidden]).toEqual([]);
  });

  test("C13, C6: only a look that no step repeats is shown in a window", () => {
    expect(lookIn([saw])).toBeNull();
    const spied = { ...saw, rule: "C13" };
    expect(lookIn([spied])).toMatchObject({ place: "B", lost: 0 });
    expect(lookIn([saw, event("found_nobody", { seat: 0, place: "B", count: 3 })])).toMatchObject({ lost: 3 });
    const seen = event("saw_crook", { seat: 0, owner: 1, target: 5, card: 4 }, "C13");
    expect(lookIn([seen])).toEqual({ place: null, target: 5, crooks: [{ card: 4, owner: 1 }], lost: 0 });
  });
});

test("what the others did since my last move", () => {
  const story = [
    event("recruited", { seat: 2, place: "A", count: 2 }),
    event("recruited", { seat: 0, place: "A", count: 1 }),
    event("sent", { seat: 0, card: 3, target: 4 }),
    event("recruited", { seat: 1, place: "B", count: 2 }),
    event("took_somebody", { seat: 1, place: "B" }),
    event("hid_somebody", { seat: 1, target: 9, count: 1 }),
    event("passed", { seat: 2 }),
  ];
  const turns = sinceMine(story, 0);
  expect(turns.map(({ seat, place, card, target, out }) => [seat, place, card, target, out])).toEqual([
    [1, "B", null, 9, false],
    [2, null, null, null, true],
  ]);
  expect(turns[0]?.events.map(({ kind }) => kind)).toEqual(["recruited", "hid_somebody"]);
  const mine = [...story, event("recruited", { seat: 0, place: "C", count: 3 })];
  expect(sinceMine(mine, 0, true)).toEqual(turns); // it stays until my turn ends
  expect(sinceMine([...mine, event("sent", { seat: 0, card: 2, target: 4 })], 0)).toEqual([]);
});
