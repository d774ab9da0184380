// Times as people read them.
import { expect, it } from "vitest";
import { clockFace, span as unbroken } from "./times";

const span = (...so: Parameters<typeof unbroken>): string => unbroken(...so).replaceAll(/\s/g, " ");

it("shows a clock's face", () => {
  expect([600, 65.2, 9, 0.4, 0, -3, 3723].map(clockFace)).toEqual(["10:00", "1:06", "0:09", "0:01", "0:00", "0:00", "1:02:03"]);
});

it("tells a span in its two largest units, in both languages", () => {
  expect(span(2 * 86400 + 5 * 3600 + 59, "en")).toBe("2d 5h");
  expect(span(86400, "en", "long")).toBe("1 day");
  expect(span(3 * 3600 + 60, "fr", "long")).toBe("3 heures 1 minute");
  expect(span(40.9, "en", "long")).toBe("40 seconds");
  expect(span(0, "en", "long")).toBe("0 seconds");
});
