// The connection over a line that breaks, repeats, and forgets.
import { beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../protocol";
import { ANSWER_WITHIN, backoff, Connection, FIRST_WAIT, type LineState, LONGEST_WAIT } from "./connection";
import { event, FakeLine, hello, update } from "./fixtures";

let lines: FakeLine[];
let heard: Reply[];
let states: LineState[];
let waits: { milliseconds: number; deed: () => void }[];
let connection: Connection;

const line = (): FakeLine => lines[lines.length - 1]!;
const wait = (): void => waits.pop()!.deed();
beforeEach(() => {
  [lines, heard, states, waits] = [[], [], [], []];
  connection = new Connection({
    token: "secret",
    open: () => lines[lines.push(new FakeLine()) - 1]!,
    hear: (reply) => heard.push(reply),
    changed: (state) => states.push(state),
    later: (milliseconds, deed) => {
      const one = { milliseconds, deed };
      waits.push(one);
      return () => {
        waits = waits.filter((other) => other !== one);
      };
    },
    random: () => 0.5,
  });
  connection.start();
});

function open(): void {
  line().onopen?.();
  line().say(hello);
}

describe("connection", () => {
  it("speaks first, with its token and what it has seen", () => {
    line().onopen?.();
    expect(line().sent).toMatchObject([{ type: "resume", token: "secret", since: 0 }]);
    expect(states).toEqual(["connecting"]);
    line().say(hello);
    expect(states).toEqual(["connecting", "open"]);
    expect(waits).toEqual([]);
  });

  it("hears every event once", () => {
    open();
    for (const [last, ...numbers] of [[2, 1, 2], [3, 3], [3], [4, 4]]) {
      line().say(update(last!, numbers.map((number) => event(number))));
    }
    const events = heard.flatMap((reply) => (reply.type === "update" ? (reply.events ?? []) : []));
    expect(events.map((one) => one.number)).toEqual([1, 2, 3, 4]);
    expect(states.at(-1)).toBe("open");
  });

  it("comes back by itself and resumes after the last event", () => {
    open();
    line().say(update(1));
    line().onclose?.();
    expect(states.at(-1)).toBe("down");
    wait();
    line().onopen?.();
    expect(lines).toHaveLength(2);
    expect(line().sent[0]).toMatchObject({ type: "resume", since: 1 });
    line().say(hello);
    expect(states.at(-1)).toBe("open");
  });

  it("resumes when an event is missing", () => {
    open();
    line().say(update(1));
    line().say(update(3));
    expect(connection.last).toBe(1);
    expect(states.at(-1)).toBe("down");
    expect(lines[0]!.closed).toBe(true);
  });

  it("sends what was not answered again, with the same id", () => {
    open();
    const id = connection.request({ type: "act", verb: "send", piece: 3 });
    connection.request({ type: "chat", text: "hm" });
    line().say({ type: "ack", id, number: 1 });
    line().onclose?.();
    wait();
    open();
    expect(lines[1]!.sent.slice(1)).toEqual([lines[0]!.sent[2]]);
  });

  it("keeps what is asked while the line is down", () => {
    const id = connection.request({ type: "chat", text: "hm" });
    expect(line().sent).toEqual([]);
    open();
    expect(line().sent[1]).toEqual({ type: "chat", text: "hm", id });
    line().say({ type: "refuse", id, reason: "no", rule: "", args: {} });
    line().onclose?.();
    wait();
    open();
    expect(line().sent).toHaveLength(1);
  });

  it("gives up a line on which a request is not answered in time", () => {
    open();
    connection.request({ type: "chat", text: "hm" });
    expect(waits.map((one) => one.milliseconds)).toEqual([ANSWER_WITHIN]);
    wait();
    expect(states.at(-1)).toBe("down");
    expect(lines[0]!.closed).toBe(true);
  });

  it("gives up a line that never says hello", () => {
    line().onopen?.();
    wait();
    expect(states.at(-1)).toBe("down");
  });

  it("waits longer each time, and not for ever", () => {
    expect(backoff(1, 1)).toBe(FIRST_WAIT);
    expect(backoff(3, 1)).toBe(4 * FIRST_WAIT);
    expect(backoff(30, 1)).toBe(LONGEST_WAIT);
    expect(backoff(1, 0)).toBe(FIRST_WAIT / 2);
  });

  it("tries at once when told to", () => {
    line().onclose?.();
    connection.retry();
    expect(lines).toHaveLength(2);
    connection.retry();
    expect(lines).toHaveLength(2);
  });

  it("stops where it is refused, but not for haste", () => {
    line().onopen?.();
    line().say({ type: "refuse", id: line().sent[0]!.id, reason: "too_fast", rule: "", args: {} });
    expect(states.at(-1)).toBe("down");
    wait();
    line().onopen?.();
    line().say({ type: "refuse", id: line().sent[0]!.id, reason: "bad_token", rule: "", args: {} });
    expect(states.at(-1)).toBe("refused");
    expect(waits).toEqual([]);
  });

  it("stays closed once stopped", () => {
    open();
    const first = line();
    connection.stop();
    first.onclose?.();
    expect(first.closed).toBe(true);
    expect(states.at(-1)).toBe("closed");
    expect(waits).toEqual([]);
  });
});
