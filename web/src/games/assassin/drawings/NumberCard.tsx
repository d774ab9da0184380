// A number card, 100 by 140: its rank large in the corner, and as many pips.

import { parts } from "../table";
import { inkOf, Pip } from "./Pip";

const L = -1;
const M = 0;
const R = 1;
const THIRD = 1 / 3;

// Where the pips of each rank lie, in a field from -1 to 1.
const CORNERS: [number, number][] = [[L, -1], [R, -1], [L, 1], [R, 1]];
const SIX: [number, number][] = [...CORNERS, [L, 0], [R, 0]];
const EIGHT: [number, number][] = [...CORNERS, [L, -THIRD], [R, -THIRD], [L, THIRD], [R, THIRD]];
const FIELDS: [number, number][][] = [
  [],
  [[M, 0]],
  [[M, -1], [M, 1]],
  [[M, -1], [M, 0], [M, 1]],
  CORNERS,
  [...CORNERS, [M, 0]],
  SIX,
  [...SIX, [M, -0.5]],
  [...SIX, [M, -0.5], [M, 0.5]],
  [...EIGHT, [M, 0]],
  [...EIGHT, [M, -2 * THIRD], [M, 2 * THIRD]],
];

export function NumberCard({ card, ace }: { card: string; ace: string }) {
  const { suit, rank } = parts(card);
  const ink = inkOf(suit);
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <text
        x={rank === 10 ? 4 : 8}
        y="39"
        fontSize={rank === 10 ? 35 : 40}
        fontWeight="700"
        letterSpacing={rank === 10 ? -4 : 0}
        fill={ink}
      >
        {rank === 1 ? ace : rank}
      </text>
      <Pip suit={suit} x={20} y={56} size={21} />
      {rank === 1 ? (
        <Pip suit={suit} x={60} y={90} size={56} />
      ) : (
        FIELDS[rank]?.map(([x, y], place) => (
          <Pip key={place} suit={suit} x={69 + x * 18} y={86 + y * 39} size={17} turned={y > 0} />
        ))
      )}
    </svg>
  );
}
