// The words are told as engine/words.py tells them.
import { describe, expect, it } from "vitest";
import { placeholders, Words } from "./words";

const EN = new Words("en", [
  {
    seat: { "0": "Red", "1": "Blue", nobody: "The dummy" },
    tiles: { banker: "the banker" },
    event: {
      met: "{{gang, seat}} meets {{tile, tiles}}.",
      won: "{{gangs,seat}} win.",
      robbed_one: "{{count}} coin",
      robbed_other: "{{count}} coins",
    },
    verb: { send: "Send child {{piece}}" },
    refusal: { gone: "Child {{child}} is gone." },
  },
  { and: "and", seat: { "2": "Player 3" }, verb: { send: "below" } },
]);
const FR = new Words("fr", [{ and: "et", n_one: "{{count}} pièce", n_other: "{{count}} pièces" }]);

describe("words", () => {
  it("puts arguments in, by their group where they have one", () => {
    expect(EN.event("met", { gang: 1, tile: "banker" })).toBe("Blue meets the banker.");
    expect(EN.move("send", 7)).toBe("Send child 7");
  });

  it("chooses the plural, the French one too", () => {
    expect(EN.event("robbed", { count: 1 })).toBe("1 coin");
    expect(EN.event("robbed", { count: 0 })).toBe("0 coins");
    expect(EN.event("robbed", { count: -1 })).toBe("−1 coin");
    expect(FR.say("n", { count: 0 })).toBe("0 pièce");
    expect(FR.say("n", { count: 2 })).toBe("2 pièces");
  });

  it("tells what is wrong in a text, with its place", () => {
    const words = new Words("en", [
      {
        fault: { odd: "{{value}} is odd." },
        fault_at: { line: "line {{place}}: {{fault}}", place: "{{place}}: {{fault}}", whole: "{{fault}}" },
        refusal: { faults: "First: {{first}}" },
      },
    ]);
    const first = { place: 4, fault: "odd", args: { value: 3 } };
    expect(words.refusal("faults", "", { first })).toBe("First: line 4: 3 is odd.");
    expect(words.tell({ ...first, place: "cards[2]" })).toBe("cards[2]: 3 is odd.");
    expect(words.fault({ ...first, place: "" })).toBe("3 is odd.");
  });

  it("joins lists as people do", () => {
    expect(EN.event("won", { gangs: [0, 1, 2] })).toBe("Red, Blue and Player 3 win.");
    expect(EN.join(["a"])).toBe("a");
    expect(EN.join([])).toBe("");
    expect(FR.join(["a", "b"])).toBe("a et b");
  });

  it("tells an order as one", () => {
    const words = new Words("en", [{ line: "{{gangs, seat, ›}}." }, ...EN.trees]);
    expect(words.say("line", { gangs: [1, 0] })).toBe("Blue ›\u00a0Red.");
    expect(placeholders("{{gangs, seat, ›}}")).toEqual(["gangs"]);
  });

  it("writes a true minus, and ends no line before a sign of money", () => {
    expect(new Words("en", [{ line: "{{points}} points" }]).say("line", { points: -3 })).toBe("−3 points");
    expect(new Words("fr", [{ line: "pour {{pounds}} £ : oui" }]).say("line", { pounds: 4 })).toBe("pour 4\u00a0£\u00a0: oui");
  });

  it("calls players by their names, or by their seats, and the one beyond them nobody", () => {
    const seated = EN.seated(["Ann", ""]);
    expect(seated.event("won", { gangs: [0, 1, 2] })).toBe("Ann, Blue and The dummy win.");
    expect(seated.seat(0)).toBe("Ann");
    expect(EN.seat(0)).toBe("Red");
  });

  it("looks below for what is missing above, and tells a missing sentence by its key", () => {
    expect(new Words("en", [{ a: "above" }]).over(new Words("en", [{ a: "x", b: "below" }])).say("b")).toBe("below");
    expect(EN.say("event.unheard")).toBe("event.unheard");
    expect(EN.say("event")).toBe("event");
    expect(EN.say("toString.name")).toBe("toString.name");
  });

  it("leaves a missing argument as it stands, and never reads dollars as patterns", () => {
    expect(EN.event("met", { tile: "banker" })).toBe("seat.{{gang, seat}} meets the banker.");
    expect(EN.move("send", "$&")).toBe("Send child $&");
  });

  it("tells refusals with their rule", () => {
    expect(EN.refusal("gone", "K1", { child: 8 })).toBe("Child 8 is gone. [K1]");
    expect(EN.refusal("gone", "", { child: 8 })).toBe("Child 8 is gone.");
  });

  it("knows what a sentence asks for", () => {
    expect(placeholders("{{b, seat}} {{a}} {{b}}")).toEqual(["a", "b"]);
  });
});
