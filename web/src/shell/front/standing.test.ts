// Tables of mine in a few words.
import { expect, it } from "vitest";
import type { MyTable } from "../../protocol";
import { withNews } from "../mine";
import { Words } from "../words";
import en from "../words/en.json";
import { rivalsAt, standingAt, timesAt } from "./standing";

const ui = new Words("en", [en]);
const AT: MyTable = {
  table: "t", seat: 0, at: 0, game: "g", names: ["Ann", "Bob", "", ""], bots: ["", "", "easy", "easy"], begun: true, over: false,
  closed: "", moves: 3, since: 1000, mine: false, waiting: [], ends: null, returns: [], scores: [],
};

it("says against whom", () => {
  expect(rivalsAt(AT, ui)).toBe("with Bob and 2 bots (easy)");
  expect(rivalsAt({ ...AT, bots: ["", "easy", "easy", "easy"] }, ui)).toBe("with Bob and 2 bots (easy)"); // one stands in
  expect(rivalsAt({ ...AT, names: ["Ann", ""], bots: ["", ""] }, ui)).toBe("");
});

it("says whose turn it is", () => {
  expect(standingAt({ ...AT, mine: true, waiting: [0, 1] }, ui)).toBe("Your turn");
  expect(standingAt({ ...AT, waiting: [1, 2, 3] }, ui)).toBe("Waiting for Bob and a bot");
  expect(standingAt({ ...AT, begun: false }, ui)).toBe("waiting for players");
});

it("says who has won", () => {
  const over = (...returns: number[]): string => standingAt({ ...AT, over: true, returns }, ui);
  expect(over(1, 0, 0, 0)).toBe("You won");
  expect(over(0.5, 0.5, 0, 0)).toBe("You shared the win");
  expect(over(0, 1, 0, 0)).toBe("Won by Bob");
  expect(over(0, 0, 0, 0)).toBe("Over, without a winner");
});

it("says since when, and how long still", () => {
  expect(timesAt({ ...AT, mine: true, ends: 1000 + 2 * 86400 }, 1000 + 7260, ui)).toBe("for 2\u00a0hr\u00a01\u00a0min · 1\u00a0day\u00a021\u00a0hr left");
  expect(timesAt({ ...AT, mine: true, ends: 1090 }, 1030, ui)).toBe("1:00 left");
  expect(timesAt({ ...AT, ends: 1090 }, 1030, ui)).toBe(""); // it is somebody else's turn
  expect(timesAt({ ...AT, over: true }, 9000, ui)).toBe("");
});

it("keeps the list in order as news come", () => {
  const one = (table: string, at: number, more: Partial<MyTable> = {}): MyTable => ({ ...AT, table, at, ...more });
  const tables = withNews([], { tables: [one("a", 1), one("b", 2, { over: true }), one("c", 3)], gone: [] });
  expect(tables.map(({ table }) => table)).toEqual(["c", "a", "b"]);
  const after = withNews(tables, { tables: [one("a", 1, { mine: true })], gone: ["c"] });
  expect(after.map(({ table }) => table)).toEqual(["a", "b"]);
});
