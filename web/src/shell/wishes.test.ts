// What the client answers for its player, and what it never does.
import { describe, expect, it } from "vitest";
import type { Happened, Move, View } from "../protocol";
import { event as happened, shown, tell } from "./fixtures";
import { answered, drawnDelay, holds, lastMove, moveOf, nameOf, offered, onlyMove, wished } from "./wishes";

const PASS: Move = { verb: "pass", piece: null };
const USE: Move = { verb: "use", piece: "clubs" };
const LAY: Move = { verb: "lay", piece: 7 };
const STANDING = { pass: "dealt" };
const WISH = { move: "pass", since: 3 };

const view = (moves: Move[], seat: number | null = 0): View =>
  shown({ seat, players: 3, moves, waiting: moves.length ? [0, 1, 2] : [1, 2] });
const event = (number: number, change: Partial<Happened> = {}, ...kinds: string[]): Happened =>
  happened(number, { seat: 1, told: tell(...kinds), ...change });

describe("a move that is made for the player", () => {
  it("is one that they wished for, whether there is a choice or not", () => {
    expect(wished(view([USE, PASS]), [WISH])).toEqual(PASS);
    expect(wished(view([PASS]), [WISH])).toEqual(PASS);
    expect(wished(view([LAY]), [WISH])).toBeNull();
  });

  it("is never made unasked, even where there is no other", () => {
    expect(wished(view([PASS]), [])).toBeNull();
    expect(wished(view([USE, PASS]), [])).toBeNull();
  });

  it("is never made for a spectator", () => {
    expect(wished(view([PASS], null), [WISH])).toBeNull();
  });

  it("comes at a drawn moment", () => {
    expect([0, 0.5, 1].map(drawnDelay)).toEqual([400, 800, 1200]);
  });
});

describe("a wish", () => {
  it("holds until its event, or until something is taken back", () => {
    const before = [event(1, {}, "dealt"), event(3), event(4, {}, "laid")];
    expect(holds(WISH, before, STANDING)).toBe(true);
    expect(holds(WISH, [...before, event(5, {}, "counted", "dealt")], STANDING)).toBe(false);
    expect(holds(WISH, [...before, event(5, { what: "undo" })], STANDING)).toBe(false);
  });

  it("is nothing in a game without such a move", () => {
    expect(holds(WISH, [], {})).toBe(false);
  });

  it("is offered wherever the move is legal, also as the only one", () => {
    expect(offered(view([USE, PASS]), STANDING)).toEqual(["pass"]);
    expect(offered(view([PASS]), STANDING)).toEqual(["pass"]);
    expect(offered(view([LAY, USE]), STANDING)).toEqual([]);
  });
});

it("knows when I have answered unseen", () => {
  const mine = [event(1, {}, "dealt"), event(2, { seat: 0 })];
  expect(answered(view([]), mine)).toBe(true);
  expect(answered(view([]), [...mine, event(3, { seat: null })])).toBe(true);
  expect(answered(view([]), [...mine, event(3, {}, "opened")])).toBe(false);
  expect(answered(view([PASS]), mine)).toBe(false);
  expect(answered(view([]), [event(1, {}, "dealt"), event(2, { seat: 0 }, "sent")])).toBe(false);
});

it("knows my last move", () => {
  const events = [event(1, { seat: 0 }), event(2, { seat: null }), event(3, { what: "chat", seat: 0 })];
  expect([0, 1, null].map((seat) => lastMove(events, seat))).toEqual([1, 0, 0]);
});

it("names moves as files do", () => {
  for (const move of [PASS, USE, LAY]) expect(moveOf(nameOf(move))).toEqual(move);
  expect(nameOf(LAY)).toBe("lay 7");
});

describe("the only move", () => {
  const alone = (moves: Move[], change: Partial<View> = {}): View => shown({ seat: 0, players: 3, moves, waiting: [0], ...change });

  it("is made where there is no other, and nobody else is asked", () => {
    expect(onlyMove(alone([LAY]), [event(1)])).toEqual(LAY);
    expect(onlyMove(alone([LAY, PASS]), [])).toBeNull();
    expect(onlyMove(alone([LAY], { waiting: [0, 1] }), [])).toBeNull();
    expect(onlyMove(alone([LAY], { seat: null }), [])).toBeNull();
  });

  it("is left to the player once something was undone, until somebody moves again", () => {
    const undone = [event(1), event(2, { what: "undo" }), event(3, { what: "chat" })];
    expect(onlyMove(alone([LAY]), undone)).toBeNull();
    expect(onlyMove(alone([LAY]), [...undone, event(4)])).toEqual(LAY);
  });
});
