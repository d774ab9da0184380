// A line that is no line, and what is said on it, for tests.
import type { Event, Hello, Reply, Request } from "../protocol";
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

export const event = (number: number): Event => ({
  type: "event", number, what: "move", seat: 0, move: number, told: [], text: "", change: "",
});
export const hello: Hello = {
  type: "hello", table: "t", game: "g", rules: 1, players: 2, options: {}, seat: 0, commitment: "c", number: 0,
};
