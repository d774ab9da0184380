// Messages fold into what is known: told once, taken back when undone.
import { expect, it } from "vitest";
import type { Event, Reply } from "../protocol";
import { learn, NOTHING } from "./known";

const move = (number: number, moves: number): Event => ({
  type: "event", number, what: "move", seat: 0, move: moves, text: "", change: "",
  told: [{ kind: `k${number}`, rule: "K1", args: {} }],
});
const view = (number: number, moves: number): Reply => ({
  type: "view", number, move: moves, view: { waiting: [0] }, undo: true, proof: null,
});
const after = (...replies: Reply[]) => replies.reduce(learn, NOTHING);
const kinds = (known: typeof NOTHING) => known.told.map((told) => told.kind);

it("tells nothing with the first view, then what lies between two views", () => {
  expect(kinds(after(move(1, 1), view(1, 1)))).toEqual([]);
  expect(kinds(after(move(1, 1), view(1, 1), move(2, 2), view(2, 2)))).toEqual(["k2"]);
  expect(kinds(after(move(1, 1), view(1, 1), move(2, 2), move(3, 3), view(3, 3)))).toEqual(["k2", "k3"]);
});

it("forgets what was told after the moves that are left", () => {
  const undo: Event = { type: "event", number: 4, what: "undo", seat: 0, move: 1, told: [], text: "", change: "" };
  const chat: Event = { type: "event", number: 3, what: "chat", seat: 0, move: 2, told: [], text: "hm", change: "" };
  const known = after(move(1, 1), move(2, 2), chat, view(3, 2), undo, view(4, 1));
  expect(known.events.map((event) => event.number)).toEqual([1, 3, 4]);
  expect(known).toMatchObject({ move: 1, undone: 1, told: [] });
});

it("knows what is asked, and what was refused until the next thing is done", () => {
  const asked: Reply = { type: "request", seat: 1, waiting: [0] };
  expect(after(asked).asked).toEqual(asked);
  expect(after(asked, { type: "request", seat: null, waiting: [] }).asked).toBeNull();
  const refused = after({ type: "refuse", id: "1", reason: "over", rule: "", args: {} });
  expect(refused.refused?.reason).toBe("over");
  expect(learn(refused, { type: "ack", id: "2", number: 1 }).refused).toBeNull();
});
