// Patches: what the server says has changed, and nothing else.
import { describe, expect, it } from "vitest";
import { patched } from "./patch";

const before = { waiting: [0, 1], table: { hour: 3, gangs: [{ out: false }, { out: true }], rest: { deep: [1] } } };

describe("a patch", () => {
  it("replaces a value, wherever it is", () => {
    expect(patched(1, [2])).toBe(2);
    expect(patched(before, [null])).toBeNull();
    expect(patched(before, { waiting: [[1]] })).toEqual({ ...before, waiting: [1] });
    expect(patched<unknown>({ at: null }, { at: [[]] })).toEqual({ at: [] });
  });

  it("goes into objects by name and into lists by place", () => {
    const after = patched(before, { table: { hour: [4], gangs: { 0: { out: [true] } } } });
    expect(after.table).toEqual({ hour: 4, gangs: [{ out: true }, { out: true }], rest: { deep: [1] } });
  });

  it("leaves the value as it was, and all that it does not touch the same", () => {
    const kept = structuredClone(before);
    const after = patched(before, { table: { gangs: { 0: { out: [true] } } } });
    expect(before).toEqual(kept);
    expect(after.waiting).toBe(before.waiting);
    expect(after.table.rest).toBe(before.table.rest);
    expect(after.table.gangs[1]).toBe(before.table.gangs[1]);
    expect(after.table).not.toBe(before.table);
  });

  it("does not take an inherited name for one of its own", () => {
    expect(patched<unknown>({ constructor: 1, at: 2 }, { at: [3] })).toEqual({ constructor: 1, at: 3 });
  });
});
