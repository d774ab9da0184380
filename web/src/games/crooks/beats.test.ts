// The beats of the others' turns, of a killing, and of the count.

import { describe, expect, test } from "vitest";
import { beats } from "./beats";
import { dives, down, event, targets, up } from "./fixtures";
import { totalsOf } from "./table";

describe("a turn", () => {
  const before = dives({}, { turn: 1 });

  test("what I do myself needs no beat; what others do has one, and money flies", () => {
    const told = [event("recruited", { seat: 1, place: "B", count: 2 })];
    expect(beats(1, before, told, before)).toEqual([]);
    const [one] = beats(0, before, told, before);
    expect(one?.hauls).toEqual([{ from: 1, to: "B", count: 2 }]);
    expect(one?.said).toEqual(told);
  });

  test("C11: whoever is killed is struck before they are gone, also when I kill them", () => {
    const lying = dives({ 5: [down(1, null)] }, { step: "kill", target: 5 });
    const [one] = beats(0, lying, [event("killed", { seat: 0, victim: 1, target: 5, count: 1 })], dives());
    expect(one?.struck).toEqual({ seat: 1, target: 5 });
    expect(one?.table.targets[3]?.stacks).toEqual([down(1, null)]);
  });

  test("C7: who has passed for good is shown only what a killer does to them", () => {
    const players = before.players.map((player, seat) => ({ ...player, passed: seat === 0 }));
    const out = dives({ 5: [up(0, 2)] }, { turn: 1, players });
    const told = [
      event("sent", { seat: 1, card: 5, target: 5 }),
      event("killed", { seat: 1, victim: 0, target: 5, count: 1 }),
      event("killed", { seat: 1, victim: 1, target: 5, count: 1 }),
    ];
    expect(beats(0, out, told, out).map(({ said }) => said)).toEqual([[told[1]]]);
    expect(beats(null, out, told, out)).toHaveLength(3);
  });

  test("the turns of all are staged, nobody's crook comes before they are sent, and more than that is not", () => {
    const turn = (seat: number, card: number) => [
      event("recruited", { seat, place: "B", count: 2 }),
      event("sent", { seat, card, target: 5 }),
    ];
    const told = [...turn(0, 2), ...turn(1, 3)];
    const staged = beats(null, before, told, dives({ 5: [up(0, 2), up(1, 3)] }));
    expect(staged.map(({ said }) => said)).toEqual(told.map((one) => [one]));
    expect(staged.map(({ table }) => table.targets[3]?.stacks)).toEqual([[], [up(0, 2)], [up(0, 2)], [up(0, 2), up(1, 3)]]);
    expect(beats(null, before, [...told, ...turn(0, 4)], before)).toEqual([]);
  });
});

describe("the count", () => {
  const lying = { 2: [down(0, 2), up(1, 3)], 4: [down(1, null)] };
  const before = dives(lying);
  const nobody = [5, 6, 7, 8, 9].map(() => ({ seats: [], points: 0 }));
  const after = dives(
    { 2: [up(0, 2), up(1, 3)], 4: [up(1, 4)] },
    {
      step: "over",
      turn: null,
      winners: [1],
      gangs: [1, 1, 1].map((leader) => ({ counts: [0, 1], leader })),
      loot: [
        { seats: [1], points: 3 },
        { seats: [], points: 0 },
        { seats: [1], points: 4 },
        ...nobody,
        ...[5, 5, 5].map((points) => ({ seats: [1], points })),
      ],
      covered: { targets: targets(lying), gangs: before.gangs },
    },
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
  const hidden = (beat: (typeof staged)[number]): unknown => beat.table.targets[2]?.stacks[0];

  test("C15: target by target, whoever lay face down turned over first", () => {
    expect(staged.map((beat) => [beat.now, beat.counted])).toEqual([
      [0, 0], [0, 1], [1, 2], [2, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9], [9, 10], [10, 11],
      [null, 11],
    ]); // prettier-ignore
    expect(hidden(staged[1]!)).toEqual(down(1, null));
    expect(hidden(staged[3]!)).toEqual(up(1, 4));
  });

  test("nothing is given away: what others hid counts only once it is seen; mine I know", () => {
    expect(staged[0]?.table.gangs[1]?.leader).toBeNull();
    expect(staged[0]?.table.targets[0]?.stacks[0]).toEqual(up(0, 2));
    expect(staged[1]?.table.winners).toEqual([]);
    expect(staged.at(-1)?.table.gangs[1]?.leader).toBe(1);
  });

  test("C16: the totals grow line by line to the result", () => {
    const totals = staged.map(({ table, counted }) => totalsOf(table.loot.slice(0, counted), 2)[1]);
    expect(totals).toEqual([0, 3, 3, 3, 7, 7, 7, 7, 7, 7, 12, 17, 22, 22]);
    expect(staged.reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThan(15_000);
  });

  test("it is staged also after a lost line", () => {
    const thrice = [...Array.from({ length: 3 }, () => event("recruited", { seat: 1 })), ...told];
    expect(beats(0, before, thrice, after)).toHaveLength(staged.length);
  });
});
