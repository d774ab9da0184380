// Addresses and what they mean.
import { expect, it } from "vitest";
import { linkIn, passIn, placeOf, resultsPath, tablePath } from "./route";

it("finds the table in a path, and the front page everywhere else", () => {
  expect(placeOf(tablePath("abc-1"))).toEqual({ page: "table", table: "abc-1" });
  expect(placeOf("/me")).toEqual({ page: "me" });
  expect(placeOf(resultsPath("kids"))).toEqual({ page: "results", game: "kids" });
  expect(placeOf("/games/kids")).toEqual({ page: "front" });
  expect(placeOf("/host")).toEqual({ page: "host" });
  expect(placeOf("/parts")).toEqual({ page: "parts" });
  expect(placeOf("/")).toEqual({ page: "front" });
  expect(placeOf("/t/")).toEqual({ page: "front" });
  expect(placeOf("/t/a/b")).toEqual({ page: "front" });
});

it("finds the secret of a seat link", () => {
  expect(linkIn("#link=aB_-9")).toBe("aB_-9");
  expect(linkIn("#link=")).toBe("");
  expect(linkIn("#invite")).toBe("");
  expect([passIn("#pass=aB_-9"), passIn("#link=aB_-9")]).toEqual(["aB_-9", ""]);
});
