// Who came where at the end, and the score sheet as a matrix.
import type { Score, View } from "../../protocol";
import type { Words } from "../words";

/** A seat at the end: its share of the win, its points, and its place, the same for all who are equal. */
export interface Placed {
  seat: number;
  share: number;
  total: number;
  place: number;
}

/** Everybody, the winners first, then by points; behind them who comes last by the rules. */
export function standing(view: View): Placed[] {
  const all = (view.scores ?? []).map(({ total, last }, seat) => ({ seat, share: view.returns?.[seat] ?? 0, total, last }));
  const ahead = (one: (typeof all)[number], other: (typeof all)[number]): number =>
    one.share - other.share || Number(other.last) - Number(one.last) || one.total - other.total;
  return all
    .map((one) => ({ ...one, place: 1 + all.filter((other) => ahead(other, one) > 0).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** My place in words; empty for who only watched. */
export function placed(view: View, words: Words, ui: Words): string {
  const all = standing(view);
  const mine = all.find(({ seat }) => seat === view.seat);
  if (!mine) return "";
  if (all.every(({ share }) => share <= 0)) return ui.say("end.nobody");
  const beside = all.filter(({ seat, place }) => place === mine.place && seat !== mine.seat);
  const names = words.join(beside.map(({ seat }) => words.seat(seat)));
  const [alone, together] = mine.share > 0 ? ["end.won", "end.won_shared"] : ["end.place", "end.place_shared"];
  return ui.say(beside.length ? together : alone, { place: mine.place, players: all.length, names });
}

/** A line of the matrix: its points by seat. */
export interface Row {
  kind: string;
  rule: string;
  points: number[];
}

/** The lines of all score sheets, each once. */
export function matrix(scores: readonly Score[]): Row[] {
  const rows = new Map<string, Row>();
  scores.forEach(({ lines }, seat) => {
    for (const { kind, rule, points } of lines) {
      const row = rows.get(kind) ?? { kind, rule, points: scores.map(() => 0) };
      row.points[seat] = (row.points[seat] ?? 0) + points;
      rows.set(kind, row);
    }
  });
  return [...rows.values()];
}
