// The log in words, and whose turn it is.
import { describe, expect, it } from "vitest";
import type { Happened, View } from "../../protocol";
import { event as happened, shown } from "../fixtures";
import { Words } from "../words";
import ui from "../words/en.json";
import { logged } from "./lines";
import { matching } from "./RulesDrawer";
import { result, turn } from "./TurnLine";

const UI = new Words("en", [ui]);
const ENGINE = { refusal: { table_closed: "Closed: {{why, closed}}." }, closed: { host: "the host did it" } };
const GAME = { ...ENGINE, and: "and", event: { sent: "{{who, seat}} sends." }, ending: { win: "One wins." } };
const WORDS = new Words("en", [GAME], ["Ann", "Bob", "Cy"]);
const event = (number: number, what: Happened["what"], seat: number | null, more: Partial<Happened> = {}): Happened =>
  happened(number, { what, seat, ...more });
const view = (seat: number | null, waiting: number[], returns: number[] | null = null): View =>
  shown({ seat, players: 3, waiting, ending: returns ? "win" : null, returns });

describe("the log", () => {
  const told = [{ kind: "sent", rule: "K1", args: { who: 1 } }];
  const events = [event(1, "start", null), event(2, "move", 1, { told }), event(3, "chat", 0), event(4, "undo", 1)];

  it("tells moves with their rules, and what was taken back, but not the chat", () => {
    expect(logged(events, WORDS, UI).map((line) => [line.number, line.text, line.rule])).toEqual([
      [2, "Bob sends.", "K1"],
      [4, "Bob undoes a move.", ""],
    ]);
  });

  it("tells who asks to take back and who agrees, who changes seats, and the end of the table", () => {
    const others = [
      event(1, "open", null),
      event(2, "seat", 1, { change: "sat_down", text: "Bob" }),
      event(3, "ask", 0),
      event(4, "answer", 1, { yes: true }),
      event(5, "answer", 2),
      event(6, "undo", null),
      event(7, "lobby", null),
      event(8, "lobby", null, { yes: true }),
      event(9, "close", null, { text: "host", word: "Good night" }),
    ];
    expect(logged(others, WORDS, UI).map((line) => line.text)).toEqual([
      "Bob sits down.",
      "Ann asks to undo a move.",
      "Bob agrees.",
      "Cy does not agree.",
      "A move is undone.",
      "The table is off the front page.",
      "The table is on the front page again.",
      "Closed: the host did it.",
      "The host says: “Good night”",
    ]);
  });
});

it("says whose turn it is", () => {
  expect(turn(view(0, [0]), WORDS, UI)).toBe("Your turn.");
  expect(turn(view(0, [0, 1, 2]), WORDS, UI)).toBe("Everyone's turn.");
  expect(turn(view(0, [1]), WORDS, UI)).toBe("Waiting for Bob.");
  expect(turn(view(null, [0, 1]), WORDS, UI)).toBe("Waiting for Ann and Bob.");
});

it("says how it ended and who won", () => {
  expect(result(view(0, [], [0, 1, 0]), WORDS, UI)).toBe("One wins. Winner: Bob.");
  expect(result(view(0, [], [0, 0, 0]), WORDS, UI)).toBe("One wins.");
});

it("finds rules by number first, then by words", () => {
  const rules = ["K1", "K10", "K2"].map((number) => ({ number, section: "Day", text: `About ${number} and tiles` }));
  expect(matching(rules, "k1").map((rule) => rule.number)).toEqual(["K1"]);
  expect(matching(rules, "tiles day")).toHaveLength(3);
  expect(matching(rules, "")).toHaveLength(3);
  expect(matching(rules, "queen")).toEqual([]);
});
