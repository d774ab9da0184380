// The beats of a prowl, of a chain, of the end of a round and of nightfall, from what was told.

import { describe, expect, test } from "vitest";
import type { Told } from "../../protocol";
import { beats as staged, tallyOf, type Beat } from "./beats";
import { day, event } from "./fixtures";
import type { Table } from "./view";

/** The beats, where the streets afterwards do not matter. */
const beats = (before: Table, told: Told[], after: Table = before): Beat[] => staged(before, told, after);

const took = event("took", { seat: 1, space: 3, token: "watch-5" });
const filed = event("filed", { seat: 1, tokens: ["apple-1", "rope"] });

describe("in the streets", () => {
  test("O2: the gang goes, the tokens of the way that was gone are marked, and only then all of them are away", () => {
    const [going, after] = beats(day(), [took, filed, event("drew_hidden", { seat: 1 }), event("bribed", { seat: 1, pounds: 2 })]);
    expect([going?.table.pawn, going?.passed, going?.taken]).toEqual([3, [1, 5], 3]);
    expect(going?.said.map(({ kind }) => kind)).toEqual(["took", "filed", "drew_hidden"]);
    expect(going?.flights.map(({ from, to }) => [from, to])).toEqual([
      ["space 1", "file 1"],
      ["space 5", "file 1"],
      ["space 3", "plate 1"],
    ]);
    expect(going?.table.tokens).toEqual(day().tokens);
    expect(after?.table.tokens).toEqual([null, null, "ring-4", null, null, null, null]);
    expect([after?.passed, after?.taken]).toEqual([[], null]);
  });

  test("O21: what the Artful Dodger snatches leaves the gang where it is", () => {
    const [beat] = beats(day(), [event("snatched", { seat: 1, space: 3, token: "watch-5" })]);
    expect([beat?.table.pawn, beat?.taken]).toEqual([0, 3]);
  });

  test("O16: a chain is turned up one by one", () => {
    const dark = day({ night: true, tokens: [null, "?", "?", "?", null, null, null], ways: [] });
    const chain = [1, 2].map((space) => event("turned", { seat: 0, space, token: "rope" }));
    expect(beats(dark, chain).map(({ table }) => table.tokens.slice(1, 4))).toEqual([
      ["rope", "?", "?"],
      ["rope", "rope", "?"],
    ]);
  });

  test("what brings money is said together", () => {
    const sale = [event("sold", { seat: 0 }), event("bonus", { seat: 0 }), event("rewarded", { seat: 0 })];
    expect(beats(day(), sale).map(({ said }) => said)).toEqual([sale]);
  });

  test("O6: what is sold goes to Fagin, and his coins come back", () => {
    const sale = [event("sold", { seat: 1, tokens: ["ring-4"], pounds: 12 }), event("rewarded", { seat: 1, pounds: 5 })];
    expect(beats(day(), sale)[0]?.flights).toEqual([
      { piece: "said", from: "plate 1", to: "fagin" },
      { piece: "coin", from: "fagin", to: "plate 1", count: 12 },
      { piece: "coin", from: "fagin", to: "plate 1", count: 5 },
    ]);
    const [bribe] = beats(day(), [event("bribed", { seat: 1, pounds: 2 })]);
    expect(bribe?.flights).toEqual([{ piece: "coin", from: "plate 1", to: "police", count: 2 }]);
  });

  test("O17: who looks in secret is seen to look", () => {
    const [beat] = beats(day(), [event("looked_hidden", { seat: 1, space: 2 })]);
    expect(beat?.table.seats.map(({ looked }) => looked)).toEqual([[], [2]]);
  });

  test("nothing is staged when more than everybody's prowl went by", () => {
    const next = event("took", { seat: 0, space: 5, token: "ring-2" });
    expect(beats(day(), [took, next]).map(({ table }) => table.pawn)).toEqual([3, 5]);
    expect(beats(day(), [took, next, took])).toEqual([]);
  });
});

describe("the end of a round", () => {
  const told = [
    event("gave_up", { seat: 1, pounds: 4 }),
    event("cashed", { seat: 0, tokens: ["ring-4"], pounds: 4 }),
    event("filed_rest", { seat: 1, tokens: ["rope"] }),
    event("filed_in_all", { seat: 0, count: 2, kinds: 1 }),
    event("filed_in_all", { seat: 1, count: 5, kinds: 3 }),
    event("fined", { seat: 1, pounds: 3 }),
    event("night_fell"),
    event("announced", { seat: 0, pounds: 14 }),
    event("announced", { seat: 1, pounds: 2 }),
    event("poorest", { seat: 1 }),
  ];

  test("O9 to O14: sets, files, fines, nightfall and money, each in its beat", () => {
    const shown = beats(day(), told);
    expect(shown.map(({ falls }) => falls)).toEqual([false, false, false, false, true, false]);
    const rows = shown.map(({ tally }) => tally?.seats.map(({ cashed, file, fine, money }) => [cashed, file, fine, money]));
    expect(shown.every(({ whole }) => whole)).toBe(true);
    expect(shown[3]?.flights).toEqual([{ piece: "coin", from: "plate 1", to: "police", count: 3 }]);
    expect(rows[0]).toEqual([[null, null, null, null], [null, null, null, null]]);
    expect(rows[1]).toEqual([[4, null, null, null], [null, null, null, null]]);
    expect(rows[2]).toEqual([[4, 2, null, null], [0, 5, null, null]]);
    expect(rows[3]).toEqual([[4, 2, 0, null], [0, 5, 3, null]]);
    expect(rows[5]).toEqual([[4, 2, 0, 14], [0, 5, 3, 2]]);
  });

  test("O13, O41: by night all open spaces are filled face down, and the gang is back", () => {
    const filled = day({ night: true, tokens: [null, "rope", "?", "?", "?", "?", null] }); // the first is turned up
    const night = beats(day({ pawn: 3 }), told, filled).find(({ falls }) => falls)?.table;
    expect([night?.night, night?.pawn]).toEqual([true, 0]);
    expect(night?.tokens).toEqual([null, "?", "?", "?", "?", "?", null]);
  });

  test("O19: burglaries are added at the very end", () => {
    const last = [
      event("gave_up", { seat: 0, pounds: 4 }),
      event("filed_in_all", { seat: 0, count: 0, kinds: 0 }),
      event("filed_in_all", { seat: 1, count: 0, kinds: 0 }),
      event("showed", { seat: 1, cards: [-3, 7], pounds: 4 }),
      event("totalled", { seat: 0, money: 9, loot: 0, pounds: 9 }),
      event("totalled", { seat: 1, money: 6, loot: 4, pounds: 10 }),
    ];
    const tally = beats(day({ night: true }), last).at(-1)?.tally;
    expect([tally?.loot, tally?.seats.map(({ money }) => money)]).toEqual([[null, 4], [9, 6]]);
    expect(tally?.totals).toEqual([9, 10]);
  });

  test("a count that is over can be read again", () => {
    const row = { cashed: 4, file: 2, kinds: 1, fine: 0, money: 14 };
    const table = day({
      step: "over",
      counts: [{ by: 1, paid: 4, seats: [row, row] }, { by: 0, paid: 2, seats: [row, row] }],
      seats: day().seats.map((player) => ({ ...player, money: 14, loot: [-3, 7], total: 18 })),
    });
    expect(tallyOf(table, 0)?.loot).toEqual([null, null]);
    expect([tallyOf(table, 1)?.loot, tallyOf(table, 1)?.night, tallyOf(table, 2)]).toEqual([[4, 4], true, null]);
    expect([tallyOf(table, 0)?.totals, tallyOf(table, 1)?.totals]).toEqual([[null, null], [18, 18]]);
  });
});
