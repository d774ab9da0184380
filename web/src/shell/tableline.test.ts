// Clicks at a table: each makes one move, and none is lost.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { event, FakeLine, hello, shown, update } from "./fixtures";
import { TableLine } from "./tableline";

let socket: FakeLine;
let table: TableLine;

const move = { verb: "take", piece: 3 };
const acts = (): string[] => socket.sent.flatMap((request) => (request.type === "act" ? [request.id] : []));

beforeEach(() => {
  socket = new FakeLine();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
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
