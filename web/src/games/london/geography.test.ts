// The map is true: boroughs that touch are neighbours, and the bridges join what they join.

import { expect, test } from "vitest";
import rows from "../../../../src/rookery/games/london/data/boroughs.csv?raw";
import { BRIDGES, OUTLINES, PLATES, type Point } from "./geography";

const [head = "", ...lines] = rows.trim().split(/\r?\n/);
const columns = head.split(",");
const data = lines.map((line) => {
  const cells = line.split(",");
  const cell = (name: string): string => cells[columns.indexOf(name)] ?? "";
  return { name: cell("borough"), neighbours: cell("neighbours").split(" "), bridges: cell("bridges").split(" ") };
});
const SLIM = 8; // a border this long is seen

function sides(points: readonly Point[]): [Point, Point][] {
  return points.map((point, place) => [point, points[(place + 1) % points.length] ?? point]);
}

/** How much of a side lies on another one. */
function shared([a, b]: [Point, Point], [c, d]: [Point, Point]): number {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along = (p: Point): number => ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / long;
  const off = (p: Point): number => Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / long;
  if (off(c) > 1 || off(d) > 1) return 0;
  return Math.min(long, Math.max(along(c), along(d))) - Math.max(0, Math.min(along(c), along(d)));
}

function border(one: string, other: string): number {
  const lengths = sides(OUTLINES[one] ?? []).flatMap((side) =>
    sides(OUTLINES[other] ?? []).map((across) => Math.max(0, shared(side, across))),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

function inside([x, y]: Point, points: readonly Point[]): boolean {
  return sides(points).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)).length % 2 === 1;
}

test("every borough has an outline and a place to press", () => {
  const names = data.map(({ name }) => name).sort();
  expect(Object.keys(OUTLINES).sort()).toEqual(names);
  expect(Object.keys(PLATES).sort()).toEqual(names);
});

test.each(data)("$name touches its neighbours and nobody else", ({ name, neighbours }) => {
  const touched = data.map((other) => other.name).filter((other) => other !== name && border(name, other) > SLIM);
  expect(touched.sort()).toEqual([...neighbours].sort());
});

test.each(data)("the middle of $name's plate is in it", ({ name }) => {
  const [x = 0, y = 0, wide = 0, high = 0] = PLATES[name] ?? [];
  expect(inside([x + wide / 2, y + high / 2], OUTLINES[name] ?? [])).toBe(true);
});

test("the bridges are those of the data, and end on land", () => {
  const drawn = BRIDGES.flatMap(({ between: [north, south] }) => [`${north} ${south}`, `${south} ${north}`]).sort();
  const known = data.flatMap(({ name, bridges }) => bridges.filter(Boolean).map((other) => `${name} ${other}`)).sort();
  expect(drawn).toEqual(known);
  for (const { between, at, from, to } of BRIDGES) {
    expect(inside([at, from], OUTLINES[between[0]] ?? [])).toBe(true);
    expect(inside([at, to], OUTLINES[between[1]] ?? [])).toBe(true);
  }
});
