// The street of a target, where nobody stands yet: a house front of its own, a pavement and a lamp, in ink and fog.

import type { ReactNode } from "react";

const WALL = "#1a222b";
const INK = "#0f141a";
const EDGE = "#323e4a";
const STONE = "#252f39";
const DARK = "#212b35"; // a window behind which nobody is
const LIT = "#6d5b36"; // and one behind which somebody is
const DOOR = "M43 60V37h14v23z";

/** What is on the ground floor, from target 2 to target 9: the more there is to take, the grander. */
const FRONTS: readonly ReactNode[] = [
  // a pawnbroker's
  <>
    <path d={DOOR} fill={INK} />
    <path d="M18 38h20v16H18zM62 38h20v16H62z" fill={DARK} />
    <path d="M50 26v3" />
    <g fill={LIT}>
      <circle cx="45" cy="29" r="2.5" />
      <circle cx="55" cy="29" r="2.5" />
      <circle cx="50" cy="33" r="2.5" />
    </g>
  </>,
  // a barber's
  <>
    <path d={DOOR} fill={INK} />
    <path d="M62 36h22v20H62z" fill={DARK} />
    <path d="M31 34h6v22h-6z" fill="#38434e" />
    <path d="m31 40 6-4M31 47l6-4M31 54l6-4" stroke="#7a4a40" strokeWidth="2" />
  </>,
  // a diner
  <>
    <path d={DOOR} fill={INK} />
    <path d="M16 40h22v14H16zM62 40h22v14H62z" fill={LIT} />
    <path d="M12 32h76l4 6H8z" fill="#3b302e" />
    <path d="M20 32l-2 6M32 32l-1 6M44 32v6M56 32v6M68 32l1 6M80 32l2 6" stroke="#55433d" strokeWidth="3" />
  </>,
  // a theatre
  <>
    <path d="M36 60V42h28v18z" fill={INK} />
    <path d="M50 42v18M43 42v18M57 42v18" />
    <path d="M22 28h56l4 11H18z" fill={STONE} />
    <path d="M24 33.500h52" stroke={LIT} strokeWidth="2.4" strokeDasharray="0.1 4" strokeLinecap="round" />
  </>,
  // a jeweller's
  <>
    <path d="M18 36h26v19H18zM56 36h26v19H56z" fill={DARK} />
    <path d="M45 60V36h10v24z" fill={INK} />
    <path d="m31 42 5 4-5 6-5-6z" fill="#51616d" />
    <path d="m69 42 5 4-5 6-5-6z" fill="#51616d" />
    <path d="M16 33h68" strokeWidth="2" />
  </>,
  // a hotel
  <>
    <path d="M40 60V39a10 10 0 0 1 20 0v21z" fill={LIT} />
    <path d="M50 30v30M40 45h20" stroke={INK} strokeWidth="2" />
    <path d="M30 34h40l6 5H24z" fill="#3b302e" />
    <path d="M28 39v21M72 39v21" stroke="#4b5761" strokeWidth="1.5" />
    <path d="M14 42h9v12h-9zM77 42h9v12h-9z" fill={DARK} />
  </>,
  // a museum
  <>
    <path d="M16 34 50 20l34 14z" fill={STONE} />
    <path d="M20 34h60v3H20z" fill={STONE} />
    <path d="M44 60V42h12v18z" fill={INK} />
    <path d="M24 37h5v23h-5zM34 37h5v23h-5zM61 37h5v23h-5zM71 37h5v23h-5z" fill="#2c3843" />
  </>,
  // a bank
  <>
    <path d="M10 33 50 16l40 17z" fill={STONE} />
    <path d="M14 33h72v4H14z" fill="#2c3843" />
    <circle cx="50" cy="48" r="11" fill={INK} />
    <circle cx="50" cy="48" r="8" fill="#2c3843" />
    <path d="M50 42v12M44 48h12" stroke={INK} strokeWidth="1.5" />
    <path d="M18 37h6v23h-6zM29 37h6v23h-6zM65 37h6v23h-6zM76 37h6v23h-6z" fill="#2c3843" />
    <circle cx="50" cy="27" r="3" fill={LIT} />
  </>,
];

export function Facade({ number, row }: { number: number; row: number }) {
  const lit = (window: number): string => ((number * 5 + row * 7 + window * 3) % 5 < 2 ? LIT : DARK);
  return (
    <svg width="100%" height="100%" viewBox="0 0 100 72" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0-60h100V62H0z" fill={WALL} />
      <path d="M0 22h100M6 14h8M30 17h7M58 15h8M86 12h7M4 42h7M90 46h7M8 52h5" stroke={EDGE} opacity="0.5" />
      {number < 8 && [20, 44, 68].map((x, window) => <path key={x} d={`M${x} 4h12v13h-12z`} fill={lit(window)} stroke={INK} />)}
      <g fill="none" stroke={EDGE}>
        {FRONTS[Math.max(0, Math.min(FRONTS.length - 1, number - 2))]}
      </g>
      <path d="M0 60h100v12H0z" fill="#2a333c" />
      <path d="M0 60.500h100M0 68h100M12 61l-4 7M38 61l-2 7M64 61l2 7M90 61l4 7" stroke="#414d58" />
      <circle cx="92" cy="31" r="15" fill="#ffcd70" opacity="0.07" />
      <path d="M92 64V35M89 35h6l1-8h-8zM89 27h6l-3-3z" fill={LIT} stroke={INK} />
      <path d="M-4 66c20-8 40 2 58-2s30-4 50 0v10H-4z" fill="#b4bec3" opacity="0.1" />
    </svg>
  );
}
