// Small signs: money, points, poverty, loans, cards, boroughs, the Underground; and the glyphs of the four colours.

import type { ReactNode } from "react";
import { Coin } from "../../../look";
import type { Card } from "../view";

export type Sign =
  | "money" | "points" | "poverty" | "loan" | "card" | "borough" | "tube" | "flip" | "text" | "power" | "worth" | "bring" | "pile";

const SIGNS: Record<Exclude<Sign, "money">, ReactNode> = {
  points: (
    <>
      <path d="M12 1.5 15 8.300l7.4.8-5.5 5 1.6 7.300L12 17.700l-6.5 3.7 1.6-7.3-5.5-5L9 8.300z" fill="#ffd35c" stroke="#5d3f0a" strokeWidth="1.6" strokeLinejoin="round" />
    </>
  ),
  worth: (
    <>
      <path d="M12 1.5 21 5v7c0 5-4 8.5-9 10.500C7 20.5 3 17 3 12V5z" fill="#f2e7cf" stroke="#5d3f0a" strokeWidth="1.8" />
      <path d="m12 6 1.7 3.7 4 .5-3 2.7.8 4-3.5-2-3.5 2 .8-4-3-2.7 4-.5z" fill="#8a5a10" />
    </>
  ),
  poverty: (
    <>
      <path d="M2.5 11h19a9.5 9.5 0 0 1-6 9v2h-7v-2a9.5 9.5 0 0 1-6-9z" fill="#4d4a4a" stroke="#0a0806" strokeWidth="1.4" />
      <ellipse cx="12" cy="11" rx="9.5" ry="2.8" fill="#171414" stroke="#a39a92" strokeWidth="1.2" />
      <path d="m8 14 2.5 2.500L9 19" fill="none" stroke="#a39a92" strokeWidth="1.2" />
    </>
  ),
  loan: (
    <>
      <path d="M5 2h14v15l-2.3 3-2.3-2-2.4 2-2.4-2-2.3 2L5 17z" fill="#f2e7cf" stroke="#3a2a14" strokeWidth="1.4" />
      <path d="M8 6h8M8 9h8M8 12h5" stroke="#3a2a14" strokeWidth="1.4" />
      <circle cx="16" cy="15.5" r="3.6" fill="#a23d25" stroke="#3a140c" />
    </>
  ),
  card: (
    <>
      <rect x="5" y="2.5" width="14" height="19" rx="2.5" fill="#f2e7cf" stroke="#1a1613" strokeWidth="1.6" />
      <path d="M8 17h8M8 14h8" stroke="#1a1613" strokeWidth="1.6" />
      <path d="m12 5 3.5 3.500L12 12 8.5 8.500z" fill="#7d5510" />
    </>
  ),
  borough: (
    <path d="M3 22V11l5-5 4 3.500V3l4-1.500L20 3v19h-5v-5h-4v5z" fill="#c9b48a" stroke="#1a1613" strokeWidth="1.4" strokeLinejoin="round" />
  ),
  tube: (
    <>
      <path d="M2 22V13a10 10 0 0 1 20 0v9z" fill="#8f3b5d" stroke="#1a1613" strokeWidth="1.2" />
      <path d="M6 22v-8.500a6 6 0 0 1 12 0V22z" fill="#171219" />
      <path d="M9.5 22 11 14h2l1.5 8M9.5 19h5" fill="none" stroke="#f2e7cf" strokeWidth="1.3" />
    </>
  ),
  flip: (
    <path d="M4 12a8 8 0 0 1 14-5.300l2-2V11h-6.300l2.3-2.300A5.3 5.3 0 0 0 6.7 12zM20 12a8 8 0 0 1-14 5.300l-2 2V13h6.300L8 15.300A5.3 5.3 0 0 0 17.3 12z" fill="currentColor" />
  ),
  text: (
    <path d="M4 20c1-9 6-15 16-17-1 4-2 5-4 6l2 .5c-2 3-6 5-10 5.500L6 20zM4 22h14v-1.500H4z" fill="currentColor" />
  ),
  power: (
    <>
      <path d="M12 1.500c4 0 6.5 3 6.5 6.5 0 3-2 4.5-3 7h-7c-1-2.5-3-4-3-7 0-3.5 2.5-6.5 6.5-6.500z" fill="#ffd98a" stroke="#5d3f0a" strokeWidth="1.4" />
      <path d="M9 17h6M9.5 20h5" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  bring: <path d="M4 10h9V5l8 7-8 7v-5H4z" fill="currentColor" />,
  pile: (
    <path d="m12 3 9 4.5-9 4.5-9-4.500zM3 12l9 4.5 9-4.500v2.300L12 19l-9-4.700zM3 16.5 12 21l9-4.500v1.500L12 23l-9-5z" fill="currentColor" />
  ),
};

const LOW = { verticalAlign: "-0.22em" };

/** A sign; what it means is said beside it. */
export function Icon({ sign }: { sign: Sign }) {
  if (sign === "money") return <Coin />;
  return (
    <svg viewBox="0 0 24 24" width="1.15em" height="1.15em" style={LOW} aria-hidden="true">
      {SIGNS[sign]}
    </svg>
  );
}

// A barrel, a dome, a crown and a patch.
const GLYPHS: Record<Card["colour"], string> = {
  brown: "M7 3h10c2.5 5 2.5 13 0 18H7C4.5 16 4.5 8 7 3zM5.6 8h12.800v2H5.600zM5.6 14h12.800v2H5.600z",
  blue: "M3 21v-3h18v3zM4 16c0-5 3-8.5 7-9V3h2v4c4 .5 7 4 7 9z",
  pink: "M3 20h18v-3H3zM3 15.5 2 6l5.5 4L12 3l4.5 7L22 6l-1 9.500z",
  grey: "M5 6 19 4l1 14-15 2zM3 9h4M3 14h4M17 8h5M17 14h5",
};

/** The glyph of a colour. */
export function Glyph({ colour }: { colour: Card["colour"] }) {
  return (
    <svg viewBox="0 0 24 24" width="1.15em" height="1.15em" style={LOW} aria-hidden="true">
      <path d={GLYPHS[colour]} fill="currentColor" fillRule="evenodd" stroke="currentColor" strokeWidth={colour === "grey" ? 1.5 : 0} />
    </svg>
  );
}
