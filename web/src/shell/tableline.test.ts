// Clicks at a table: each makes one move, and none is lost.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { event, FakeLine, hello, shown, update } from "./fixtures";
import { TableLine } from "./tableline";

let socket: FakeLine;
let table: TableLine;
let draw: () => void; // the next picture

const move = { verb: "take", piece: 3 };
const acts = (): string[] => socket.sent.flatMap((request) => (request.type === "act" ? [request.id] : []));

beforeEach(() => {
  socket = new FakeLine();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  draw = () => undefined;
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => ((draw = next), 1));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal(
    "WebSocket",
    vi.fn(function open() {
      return socket;
    }),
  );
  table = new TableLine("t", "secret");
  table.start();
  socket.onopen?.();
  for (const reply of [hello, update(1, [event(1)], { view: shown() })]) socket.say(reply);
});

describe("a click", () => {
  it("makes one move, however often it is repeated", () => {
    table.act(move);
    socket.say(update(2, [event(2, { what: "chat" })]));
    table.act(move); // the table still looks as it did
    expect(acts()).toHaveLength(1);
  });

  it("is not lost between what is shown and the answer", () => {
    table.act(move);
    socket.say(update(2));
    table.act(move);
    expect(acts()).toHaveLength(2);
    socket.say({ type: "ack", id: acts()[0]!, number: 2 });
    table.act(move);
    expect(acts()).toHaveLength(2);
  });

  it("waits for its own answer, not for what others do", () => {
    table.act(move);
    socket.say(update(2, [event(2, { seat: 1 })]));
    table.act(move);
    expect(acts()).toHaveLength(1);
  });

  it("can be made again when it was refused", () => {
    table.act(move);
    socket.say({ type: "refuse", id: acts()[0]!, reason: "no", rule: "", args: {} });
    table.act(move);
    expect(acts()).toHaveLength(2);
  });
});

describe("messages that come faster than pictures", () => {
  const told = (number: number) => ({ kind: `deed ${number}`, args: {}, rule: "" });
  const say = (number: number): void => socket.say(update(number, [event(number, { told: [told(number)] })], { view: shown() }));
  const kinds = (): string[] => table.shown.told.map(({ kind }) => kind);

  it("are shown together, and all of them are told, once", () => {
    draw(); // what was heard of the table
    draw(); // and nothing since
    let pictures = 0;
    table.watch(() => (pictures += 1));
    for (let number = 2; number < 102; number++) say(number);
    expect([pictures, table.shown.number, kinds()]).toEqual([1, 2, ["deed 2"]]); // the first at once
    draw();
    expect([pictures, table.shown.number]).toEqual([2, 101]);
    expect(kinds()).toEqual(Array.from({ length: 99 }, (_, place) => `deed ${place + 3}`));
    const last = table.shown.told;
    socket.say(update(102, [event(102, { what: "chat" })]));
    draw();
    draw();
    expect([pictures, table.shown.told === last]).toEqual([3, true]); // what was told is not told again
  });

  it("are shown on a page that is not drawn", () => {
    vi.useFakeTimers();
    draw();
    draw();
    say(2);
    say(3);
    vi.advanceTimersByTime(100);
    expect(table.shown.number).toBe(3);
    vi.useRealTimers();
  });
});
