// Who came where, and how it is said.
import { describe, expect, it } from "vitest";
import type { View } from "../../protocol";
import { shown } from "../fixtures";
import { Words } from "../words";
import en from "../words/en.json";
import fr from "../words/fr.json";
import { matrix, placed } from "./places";

const NAMES = ["Ann", "Bob", "Cy", "Di"];
const EN = new Words("en", [en], NAMES);
const FR = new Words("fr", [fr], NAMES);

const view = (seat: number | null, totals: number[], returns: number[]): View =>
  shown({ seat, players: totals.length, ending: "win", returns, scores: totals.map((total) => ({ total, lines: [], last: false })) });
const said = (one: View, words = EN): string => placed(one, words, words);

describe("my place", () => {
  it("is said in numbers", () => {
    const end = (seat: number): View => view(seat, [5, 9, 7, 1], [0, 1, 0, 0]);
    expect([0, 1, 2, 3].map((seat) => said(end(seat)))).toEqual([
      "You came 3rd of 4.", "You win!", "You came 2nd of 4.", "You came 4th of 4.",
    ]);
    expect(said(end(0), FR)).toBe("Vous terminez 3e sur 4.");
  });

  it("is shared with those who have as much", () => {
    const end = (seat: number): View => view(seat, [5, 9, 5, 9], [0, 0.5, 0, 0.5]);
    expect(said(end(1))).toBe("You share the win with Di.");
    expect(said(end(2))).toBe("You share 3rd place of 4 with Ann.");
    expect(said(end(2), FR)).toBe("Vous partagez la 3e place sur 4 avec Ann.");
  });

  it("goes by the win, not by points alone", () => {
    expect(said(view(0, [9, 9], [0, 1]))).toBe("You came 2nd of 2.");
  });

  it("is behind everybody for who comes last by the rules", () => {
    const end = (seat: number): View => {
      const { scores, ...one } = view(seat, [0, 7, 0, 3], [0, 1, 0, 0]);
      return { ...one, scores: (scores ?? []).map((score, at) => ({ ...score, last: at === 2 })) };
    };
    expect(said(end(0))).toBe("You came 3rd of 4.");
    expect(said(end(2))).toBe("You came 4th of 4.");
  });

  it("is none where nobody wins, or for who watches", () => {
    expect(said(view(0, [0, 0], [0, 0]))).toBe("Nobody wins.");
    expect(said(view(null, [1, 0], [1, 0]))).toBe("");
  });
});

describe("the matrix", () => {
  it("has each kind once, with everybody's points", () => {
    const line = (kind: string, points: number) => ({ kind, points, rule: "K1" });
    const scores = [
      { total: 3, lines: [line("coins", 3)], last: false },
      { total: 0, lines: [line("coins", 5), line("stripped", -5)], last: true },
    ];
    expect(matrix(scores)).toEqual([
      { kind: "coins", rule: "K1", points: [3, 5] },
      { kind: "stripped", rule: "K1", points: [0, -5] },
    ]);
  });
});
