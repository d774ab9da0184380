// Messages fold into what is known: told once, taken back when undone.
import { describe, expect, it } from "vitest";
import type { Happened, Reply } from "../protocol";
import { event, shown, tell, update } from "./fixtures";
import { type Known, learn, NOTHING } from "./known";

const move = (number: number): Happened => event(number, { told: tell(`k${number}`) });
const after = (...replies: Reply[]): Known => replies.reduce((known, reply) => learn(known, reply), NOTHING);
const kinds = (known: Known): string[] => known.told.map((told) => told.kind);
const FIRST = update(1, [move(1)], { view: shown({ table: { hour: 1, rest: {} } }) });

describe("an update", () => {
  it("has the view whole at first, then what has changed in it", () => {
    const first = after(FIRST);
    const second = learn(first, update(2, [move(2)], { patch: { table: { hour: [2] }, waiting: [[1]] } }));
    expect(second.view).toEqual(shown({ table: { hour: 2, rest: {} }, waiting: [1] }));
    expect(second.view?.moves).toBe(first.view?.moves);
    expect(first.view?.waiting).toEqual([0]);
    expect(learn(second, update(3, [event(3, { what: "chat" })])).view).toBe(second.view);
  });

  it("tells nothing with the first view, then all that it brings", () => {
    expect(kinds(after(FIRST))).toEqual([]);
    expect(kinds(after(FIRST, update(2, [move(2)])))).toEqual(["k2"]);
    expect(kinds(after(FIRST, update(3, [move(2), event(3, { what: "end" })])))).toEqual(["k2"]);
    expect(kinds(after(FIRST, update(3, [move(2), move(3)], { view: shown() })))).toEqual(["k2", "k3"]);
  });

  it("tells nothing again: neither a word nor a view that comes anew", () => {
    const told = after(FIRST, update(2, [move(2)]));
    expect(learn(told, update(3, [event(3, { what: "chat", text: "hm" })])).told).toBe(told.told);
    expect(kinds(learn(told, update(2, [], { view: shown() })))).toEqual([]);
  });

  it("knows no view before the game has begun", () => {
    const waiting = after(update(2, [event(1, { what: "open" }), event(2, { what: "seat", change: "sat_down" })]));
    expect(waiting).toMatchObject({ number: 2, view: null, told: [] });
    const begun = update(4, [event(3, { what: "seat" }), event(4, { what: "start", told: tell("dealt") })]);
    expect(learn(waiting, { ...begun, view: shown() })).toMatchObject({ view: shown(), told: [] });
  });

  it("forgets what was told after the moves that are left", () => {
    const chat = event(3, { what: "chat", move: 2 });
    const undo = event(4, { what: "undo", move: 1 });
    const known = after(update(3, [move(1), move(2), chat]), update(4, [undo], { move: 1 }));
    expect(known.events.map((one) => one.number)).toEqual([1, 3, 4]);
    expect(known).toMatchObject({ move: 1, undone: 1, told: [] });
  });

  it("says whether a move can be taken back, or that this is as before", () => {
    expect(after(update(1, [], { undo: true }), update(2)).undo).toBe(true);
    expect(after(update(1, [], { undo: true }), update(2, [], { undo: false })).undo).toBe(false);
  });

  it("says who asks to take back, and when nobody does any more", () => {
    const asked = { seat: 1, waiting: [0] };
    expect(after(update(1, [], { asked })).asked).toEqual(asked);
    expect(after(update(1, [], { asked }), update(2)).asked).toBeNull();
  });

  it("says why the table was closed", () => {
    const closed = after(update(1, [event(1, { what: "close", text: "abandoned" })]));
    expect(learn(closed, update(2)).closed).toBe("abandoned");
  });

  it("says how far a game had come that was stopped", () => {
    const stopped = after(update(1, [], { sheet: { moves: 7, scores: [3, 4] } }));
    expect(learn(stopped, update(2)).sheet).toEqual({ moves: 7, scores: [3, 4] });
  });
});

it("knows what was refused, until the next thing is done", () => {
  const refused = after({ type: "refuse", id: "1", reason: "over", rule: "", args: {} });
  expect(refused.refused?.reason).toBe("over");
  expect(learn(refused, { type: "ack", id: "2", number: 1 }).refused).toBeNull();
});
