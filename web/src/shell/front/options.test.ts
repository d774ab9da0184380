import { expect, it } from "vitest";
import { textOf } from "./Options";

it("takes no file for the edition in the box, and a blank one for what it is", async () => {
  expect(await textOf(undefined)).toBe("");
  expect(await textOf(new Blob([]))).toBe("\n"); // the server refuses it
  expect(await textOf(new Blob(["a,b\n1,2\n"]))).toBe("a,b\n1,2\n");
});

it("reads of a long file only as much as it takes to refuse it", async () => {
  expect(await textOf(new Blob(["x".repeat(1_000_000)]))).toHaveLength(65539);
});
