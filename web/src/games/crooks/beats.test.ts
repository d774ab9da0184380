// The beats of the others' turns, of a killing, and of the count.

import { describe, expect, test } from "vitest";
import { beats } from "./beats";
import { dives, down, event, up } from "./fixtures";
import { lootOf, totalsOf } from "./table";

describe("a turn", () => {
  const before = dives({}, { turn: 1 });

  test("what I do myself needs no beat; what others do has one, and money flies", () => {
    const told = [event("recruited", { seat: 1, place: "B", count: 2 })];
    expect(beats(1, before, told, before)).toEqual([]);
    const [one] = beats(0, before, told, before);
    expect(one?.hauls).toEqual([{ from: 1, to: "B", count: 2 }]);
    expect(one?.said).toEqual(told);
  });

  test("C11: whoever is killed is struck before he is gone, also when I kill him", () => {
    const lying = dives({ "1 5": [down(null)] }, { step: "kill", target: 5 });
    const [one] = beats(0, lying, [event("killed", { seat: 0, victim: 1, target: 5, count: 1 })], dives());
    expect(one?.struck).toEqual({ seat: 1, target: 5 });
    expect(one?.table.targets[3]?.rows[1]?.crooks).toHaveLength(1);
  });

  test("several turns at once are not staged", () => {
    const one = event("recruited", { seat: 1, place: "B", count: 2 });
    expect(beats(0, before, [one, one], before)).toEqual([]);
  });
});

describe("the count", () => {
  const before = dives({ "0 2": [down(2)], "1 2": [up(3)], "1 4": [down(null)] });
  const after = dives(
    { "0 2": [up(2)], "1 2": [up(3)], "1 4": [up(4)] },
    { step: "over", turn: null, winners: [1] },
  );
  const told = [
    event("passed", { seat: 0 }),
    event("revealed", { seat: 0, target: 2, card: 2 }),
    event("revealed", { seat: 1, target: 4, card: 4 }),
    event("robbed", { target: 2, seats: [1], count: 3 }),
    event("left_alone", { target: 3 }),
    event("robbed", { target: 4, seats: [1], count: 4 }),
    ...[5, 6, 7, 8, 9].map((target) => event("left_alone", { target })),
    event("led", { seat: 1, gang: "northside", count: 5 }),
    event("led", { seat: 1, gang: "westside", count: 5 }),
    event("led", { seat: 1, gang: "outfit", count: 5 }),
    event("won", { seats: [1], count: 1 }),
  ];
  const staged = beats(0, before, told, after);
  const hidden = (beat: (typeof staged)[number]): unknown => beat.table.targets[2]?.rows[1]?.crooks[0];

  test("C15: target by target, whoever lay face down turned over first", () => {
    expect(staged.map((beat) => [beat.now, beat.counted])).toEqual([
      [0, 0], [0, 1], [1, 2], [2, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9], [9, 10], [10, 11],
      [null, 11],
    ]); // prettier-ignore
    expect(hidden(staged[1]!)).toEqual(down(null));
    expect(hidden(staged[3]!)).toEqual(up(4));
  });

  test("nothing is given away: what others hid counts only once it is seen; mine I know", () => {
    expect(staged[0]?.table.gangs[1]?.leader).toBeNull();
    expect(staged[0]?.table.targets[0]?.rows[0]?.crooks).toEqual([up(2)]);
    expect(staged[1]?.table.winners).toEqual([]);
    expect(staged.at(-1)?.table.gangs[1]?.leader).toBe(1);
  });

  test("C16: the totals grow line by line to the result", () => {
    const totals = staged.map(({ table, counted }) => totalsOf(lootOf(table).slice(0, counted), 2)[1]);
    expect(totals).toEqual([0, 3, 3, 3, 7, 7, 7, 7, 7, 7, 12, 17, 22, 22]);
    expect(staged.reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThan(15_000);
  });

  test("it is staged also after a lost line", () => {
    const twice = [event("recruited", { seat: 1 }), event("recruited", { seat: 1 }), ...told];
    expect(beats(0, before, twice, after)).toHaveLength(staged.length);
  });
});
