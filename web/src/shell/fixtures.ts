// A line that is no line, and what is said on it, for tests.
import type { Happened, Hello, Reply, Request, Told, Update, View } from "../protocol";
import type { Line } from "./connection";

export class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Request[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.closed = true;
  }
  say(reply: Reply): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
}

/** A move of the first seat, as the latest of so many events that all are moves. */
export const event = (number: number, change: Partial<Happened> = {}): Happened => ({
  number, what: "move", seat: 0, move: number, at: 0, ...change,
});
/** Things told, by their kinds. */
export const tell = (...kinds: string[]): Told[] => kinds.map((kind) => ({ kind, rule: "", args: {} }));
/** What is said after some events. */
export const update = (number: number, events: Happened[] = [event(number)], more: Partial<Update> = {}): Update => ({
  type: "update", number, move: number, events, ...more,
});
export const shown = (change: Partial<View> = {}): View => ({
  game: "g", seat: 0, players: 2, waiting: [0], moves: [], table: {}, ending: null, returns: null, scores: null, goal: null,
  ...change,
});
export const hello: Hello = {
  type: "hello", table: "t", game: "g", rules: 1, players: 2, options: {}, seat: 0, maker: true, purpose: "game", night: "", values: "printed",
  facts: {},
  clock: null,
  commitment: "c", number: 0,
};
