// Addresses and what they mean.
import { expect, it } from "vitest";
import { linkIn, placeOf, tablePath } from "./route";

it("finds the table in a path, and the front page everywhere else", () => {
  expect(placeOf(tablePath("abc-1"))).toEqual({ page: "table", table: "abc-1" });
  expect(placeOf("/parts")).toEqual({ page: "parts" });
  expect(placeOf("/")).toEqual({ page: "front" });
  expect(placeOf("/t/")).toEqual({ page: "front" });
  expect(placeOf("/t/a/b")).toEqual({ page: "front" });
});

it("finds the secret of a seat link", () => {
  expect(linkIn("#link=aB_-9")).toBe("aB_-9");
  expect(linkIn("#link=")).toBe("");
  expect(linkIn("#invite")).toBe("");
});
