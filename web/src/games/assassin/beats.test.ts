// The beats of a trick and of the end of a deal, from what was told.

import { describe, expect, test } from "vitest";
import { beats, countOf, shown } from "./beats";
import { campTotals } from "./DealCount";
import { affair, counted, event } from "./fixtures";

const CARDS = ["hearts-7", "spades-8", "diamonds-2", "clubs-9"];
const laidHidden = affair({
  seats: affair().seats.map((player, seat) => (seat ? { ...player, laid: "hidden", face_down: true } : player)),
});
const mine = event("laid", { seat: 0, card: "hearts-7" });
const revealed = CARDS.map((card, seat) => event("revealed", { seat, card }));
const taken = event("taken", { seat: 3, sum: 26, count: 1 });

describe("a trick", () => {
  test("nothing to stage when a card is laid face down", () => {
    expect(beats(affair(), [event("laid_hidden", { seat: 2 })], affair())).toEqual([]);
  });

  test("A3: all cards turn over together, mine out of my hand", () => {
    const [first] = beats(laidHidden, [mine, ...revealed, taken], affair());
    expect(first?.table.seats.map((player) => player.laid)).toEqual(CARDS);
    expect(first?.table.sum).toBe(26);
    expect(first?.table.mine?.hand).toEqual(["spades-3", "clubs-10"]);
    expect(first?.sum).toBeNull();
  });

  test("A4: it is counted, flies to its taker, and only then lies there", () => {
    const [, count, flight] = beats(laidHidden, [mine, ...revealed, taken], affair());
    expect([count?.sum, count?.taker, count?.flights]).toEqual([26, 3, []]);
    expect([flight?.sum, flight?.taker]).toEqual([26, 3]);
    expect(flight?.flights).toEqual([0, 1, 2, 3].map((seat) => ({ from: `slot ${seat}`, to: "pile 3" })));
    expect(flight?.table.seats[3]?.packets).toBe(0);
    const rotated = event("rotated", { order: ["hearts", "diamonds", "clubs", "spades"] });
    const after = beats(laidHidden, [mine, ...revealed, taken, rotated], affair()).at(-1);
    expect(after?.table.seats.map((player) => [player.packets, player.laid])).toEqual([
      [0, null],
      [0, null],
      [0, null],
      [1, null],
    ]);
    expect(after?.table.trumps[0]).toBe("hearts");
    expect(after?.sum).toBeNull();
  });

  test("A4, A9: what falls short goes to the centre, and may count two", () => {
    const told = [...revealed, event("to_centre", { sum: 12, count: 2 }), event("rotated", { order: [] })];
    const staged = beats(laidHidden, told, affair());
    expect(staged[1]?.taker).toBe("centre");
    expect(staged.at(-1)?.table.centre).toEqual({ packets: 1, victims: 2, doubled: true });
  });

  test("A7: the jack of spades is turned up, and stays until it is replaced", () => {
    const jack = [...revealed.slice(0, 3), event("revealed", { seat: 3, card: "jack" })];
    const staged = beats(laidHidden, jack, affair({ step: "replace", sum: 17 }));
    expect(staged).toHaveLength(1);
    expect(staged[0]?.table.sum).toBe(17);
    expect(staged[0]?.table.seats[3]).toMatchObject({ laid: "jack", jack: "spades" });
    const [replaced] = beats(staged[0]!.table, [event("replaced", { seat: 3, card: "clubs-4" }), taken], affair());
    expect(replaced?.table.seats[3]?.laid).toBe("clubs-4");
  });

  test("A10: what others lay face up is told one by one, and added up", () => {
    const told = [event("laid_open", { seat: 1, card: "spades-8" }), event("laid_open", { seat: 0, card: "hearts-7" })];
    const staged = beats(affair({ face_up: true }), told, affair());
    expect(staged.map((beat) => [beat.table.seats[1]?.laid, beat.table.sum])).toEqual([["spades-8", 8]]);
  });

  test("jacks are shown by who uses them", () => {
    const staged = beats(affair({ step: "before" }), [event("doubled", { seat: 1 }), event("opened", { seat: 2 })], affair());
    expect(staged.map((beat) => beat.table.seats.map((player) => player.jack))).toEqual([
      [null, "diamonds", null, null],
      [null, "diamonds", "clubs", null],
    ]);
    expect(staged.at(-1)?.table.doubled).toBe(true);
  });

  test("several tricks at once are not staged", () => {
    expect(beats(laidHidden, [taken, taken], affair())).toEqual([]);
  });

  test("is over in about four seconds", () => {
    const staged = beats(laidHidden, [mine, ...revealed, taken, event("rotated", { order: [] })], affair());
    expect(staged.reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThanOrEqual(4000);
  });
});

describe("the end of a deal", () => {
  const table = affair({
    step: "join",
    traitor: 3,
    seats: affair().seats.map((player, seat) => ({
      ...player,
      victims: counted().victims[seat] ?? 0,
      king: seat === 3 ? "clubs" : null,
    })),
    centre: { packets: 2, victims: 2, doubled: false },
  });
  const told = [
    event("joined", { seat: 3, named: 0 }),
    event("role_shown", { seat: 0, king: "hearts", count: 3 }),
    event("role_shown", { seat: 2, king: "diamonds", count: 2 }),
    event("role_shown", { seat: 1, king: "spades", count: 2 }),
    event("counted", { police: 6, assassin: 4, centre: 2 }),
    event("police_won", { seats: [0, 2, 3], count: 4 }),
    event("dealt", { deal: 2 }),
  ];
  const staged = beats(table, told, affair({ deal: 2, deals: [counted()] }));

  test("A11, A12: roles are shown one by one, and the traitor sides with whom he joined", () => {
    expect(staged.map((beat) => [...beat.kings.keys()])).toEqual([
      [3],
      [3, 0],
      [3, 0, 2],
      [3, 0, 2, 1],
      [3, 0, 2, 1],
      [3, 0, 2, 1],
    ]);
    expect(staged[0]?.count).toMatchObject({ traitor: 3, named: 0 });
    expect(campTotals(counted())).toEqual([6, 4, 6, 6]);
  });

  test("A12: totals, then points", () => {
    expect(staged[3]?.count?.police).toBeNull();
    expect(staged[4]?.count).toMatchObject({ police: 6, assassin: 4, outcome: null });
    expect(staged[5]?.count).toMatchObject({ outcome: "police_won", winners: [0, 2, 3], prize: 4 });
    expect(staged[5]?.table.seats.map((player) => player.points)).toEqual([4, 0, 4, 4]);
  });

  test("it waits for the player's word before the next deal, and for nobody who only watches", () => {
    expect(staged.map((beat) => beat.ms === Infinity)).toEqual([false, false, false, false, false, true]);
    const watched = beats({ ...table, mine: null }, told, affair({ deal: 2, mine: null, deals: [counted()] }));
    expect(watched.every((beat) => beat.ms < Infinity)).toBe(true);
  });

  test("A13: at the end of the match the deals are told one by one", () => {
    const won = [...told.slice(0, -1), event("won", { seats: [0], count: 1, points: 9 })];
    const last = beats(table, won, affair({ step: "over", deals: [counted(), counted()] }));
    expect(last.slice(-2).map((beat) => [beat.table.step, beat.told])).toEqual([
      ["over", 1],
      ["over", 2],
    ]);
  });

  test("A16: the king set aside is shown last, and the centre may be an absent camp", () => {
    const absent = [
      event("aside_shown", { king: "spades" }),
      event("counted_absent", { police: 6, assassin: 4, centre: 4 }),
      event("united_won", { seats: [0, 1, 2], count: 4 }),
    ];
    const three = beats(affair({ seats: affair().seats.slice(1) }), absent, affair());
    expect(three[0]?.aside).toBe("spades");
    expect(three[1]?.count).toMatchObject({ absent: true, police: 6, assassin: 4 });
  });

  test("the count of a deal that is over is the last that was staged", () => {
    expect(countOf(counted())).toEqual(staged.at(-1)?.count);
  });

  test("at the very end all roles lie open", () => {
    const seats = affair().seats.map((player, seat) => ({ ...player, king: counted().kings[seat] ?? null }));
    expect([...shown(affair({ step: "over", seats }))]).toEqual([
      [0, "hearts"],
      [1, "spades"],
      [2, "diamonds"],
      [3, "clubs"],
    ]);
    expect([...shown(affair({ deals: [counted()] }))]).toEqual([]);
  });
});
