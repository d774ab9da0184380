// What the client answers by itself, and what it never does.
import { describe, expect, it } from "vitest";
import type { GameView, Move } from "../games/table";
import type { Event } from "../protocol";
import { answered, byItself, holds, moveOf, nameOf, offered, type Situation } from "./wishes";

const PASS: Move = { verb: "pass", piece: null };
const USE: Move = { verb: "use", piece: "clubs" };
const LAY: Move = { verb: "lay", piece: 7 };
const STANDING = { pass: "dealt" };

function view(moves: Move[], seat: number | null = 0): GameView<unknown> {
  const waiting = moves.length ? [0, 1, 2] : [1, 2];
  return { game: "new", seat, players: 3, waiting, moves, table: {}, ending: null, returns: null, scores: null };
}

function event(number: number, change: Partial<Event> = {}, ...kinds: string[]): Event {
  const told = kinds.map((kind) => ({ kind, rule: "", args: {} }));
  return { type: "event", number, move: number, what: "move", seat: 1, told, text: "", change: "", ...change } as Event;
}

function situation(change: Partial<Situation>): Situation {
  const events = change.events ?? [event(1, {}, "dealt")];
  return { view: view([USE, PASS]), viewed: events.length, standing: STANDING, wishes: [], ...change, events };
}

describe("a move that is made by itself", () => {
  it("is the only legal one, where the game says so", () => {
    expect(byItself(situation({ view: view([PASS]) }))).toEqual(PASS);
    expect(byItself(situation({ view: view([LAY]) }))).toBeNull();
    expect(byItself(situation({ view: view([PASS]), standing: {} }))).toBeNull();
  });

  it("is not made where there is a choice, unless it is wished for", () => {
    expect(byItself(situation({}))).toBeNull();
    expect(byItself(situation({ wishes: [{ move: "pass", since: 1 }] }))).toEqual(PASS);
    expect(byItself(situation({ wishes: [{ move: "pass", since: 1 }], view: view([LAY]) }))).toBeNull();
  });

  it("is never made for a spectator, nor before the view has caught up with what happened", () => {
    expect(byItself(situation({ view: view([PASS], null) }))).toBeNull();
    expect(byItself(situation({ view: view([PASS]), viewed: 0 }))).toBeNull();
  });

  it("waits for the player after something was taken back", () => {
    const undone = [event(1, {}, "dealt"), event(2, { seat: 0 }), event(3, { what: "undo", seat: 0 })];
    expect(byItself(situation({ view: view([PASS]), events: undone }))).toBeNull();
    expect(byItself(situation({ view: view([PASS]), events: [...undone, event(4, { seat: 0 })] }))).toEqual(PASS);
  });
});

describe("a wish", () => {
  const wish = { move: "pass", since: 3 };

  it("holds until its event, or until something is taken back", () => {
    const before = [event(1, {}, "dealt"), event(3), event(4, {}, "laid")];
    expect(holds(wish, before, STANDING)).toBe(true);
    expect(holds(wish, [...before, event(5, {}, "counted", "dealt")], STANDING)).toBe(false);
    expect(holds(wish, [...before, event(5, { what: "undo" })], STANDING)).toBe(false);
  });

  it("is nothing in a game without such a move", () => {
    expect(holds(wish, [], {})).toBe(false);
  });

  it("is offered where the move is a choice", () => {
    expect(offered(view([USE, PASS]), STANDING)).toEqual(["pass"]);
    expect(offered(view([PASS]), STANDING)).toEqual([]);
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

it("names moves as files do", () => {
  for (const move of [PASS, USE, LAY]) expect(moveOf(nameOf(move))).toEqual(move);
  expect(nameOf(LAY)).toBe("lay 7");
});
