// The nine children of a gang, 0 to 8: smallest first, the chief last, in a top hat he found.

import type { ReactNode } from "react";
import { Cap, EDGE, Fist, HAIR, Kid, Mop } from "./Kid";

const INK = "#1d1916";
const STICK = { stroke: "#6b4423", strokeLinecap: "round", fill: "none" } as const;

/** How tall each child is, as a share of the common body. */
const HEIGHTS = [1, 0.8, 0.86, 0.92, 0.98, 1.04, 1.08, 1.12, 1.13];

/** A child standing on 0,0. */
export function ChildFigure({ child, colour }: { child: number; colour: string }) {
  const figure = FIGURES[child] ?? FIGURES[0];
  return <g transform={`scale(${HEIGHTS[child] ?? 1})`}>{figure?.(colour)}</g>;
}

const FIGURES: ((colour: string) => ReactNode)[] = [
  // 0: too small to walk, in a basket
  (colour) => (
    <>
      <ellipse cx="0" cy="1" rx="30" ry="4" fill="#000" opacity="0.25" />
      <path d="M-24-24C-20-62 20-62 24-24" stroke="#6b4423" strokeWidth="3" fill="none" />
      <path d="M-14-22c-4-14 4-22 14-22s18 8 14 22z" fill={colour} stroke={INK} strokeWidth="1.2" />
      <circle cx="0" cy="-37" r="11" fill="#e6bf93" />
      <path d="M0-48a11 11 0 0 1 0 22 13 13 0 0 0 0-22z" fill="#b98655" opacity="0.65" />
      <path d="M-12-38c-1-16 25-16 24 0-4-7-20-7-24 0z" fill="#efe3c8" stroke={INK} strokeWidth="1" />
      <path d="M-6-36q2 2 4 0M2-36q2 2 4 0M-2-30.500q2 1.5 4 0" stroke={INK} strokeWidth="1.3" fill="none" strokeLinecap="round" />
      <path d="M-30-24h60L24-1h-48z" fill="#8a6136" stroke={INK} strokeWidth="1.5" />
      <path d="M-28-16h56M-26-8h52M-18-24l3 22M-6-24l1 22M6-24l-1 22M18-24l-3 22" stroke={INK} strokeWidth="1.1" opacity="0.7" />
      <path d="M-30-24h60" stroke={EDGE} strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  // 1: with a rag doll
  (colour) => (
    <Kid colour={colour} frock barefoot right="M9-50C18-44 20-38 18-31">
      <path d="M-14-60c-3-24 31-24 28 0l-2 8c-1-21-23-21-24 0z" fill="#efe3c8" stroke={INK} strokeWidth="1" />
      <g transform="translate(19 -24)">
        <path d="M-4-6C-7 4-6 8-8 14h5l3-6 3 6h5C6 8 7 4 4-6z" fill="#a23d25" stroke={INK} strokeWidth="1" />
        <circle cy="-9" r="4.8" fill="#efe3c8" stroke={INK} strokeWidth="1" />
        <path d="M-2-10h.1M2-10h.1" stroke={INK} strokeWidth="1.6" strokeLinecap="round" />
      </g>
      <Fist x={18} y={-30} />
    </Kid>
  ),
  // 2: with a hoop
  (colour) => (
    <Kid colour={colour} barefoot right="M9-50C18-46 22-42 22-36" behind={<circle cx="27" cy="-19" r="18.5" fill="none" stroke="#6b4423" strokeWidth="3" />}>
      <Mop />
      <path d="M22-36l4 12" {...STICK} strokeWidth="2.5" />
      <Fist x={22} y={-36} />
    </Kid>
  ),
  // 3: sells flowers
  (colour) => (
    <Kid colour={colour} frock right="M9-50C18-44 19-38 14-32">
      <path d="M-13-58c-4-24 30-24 26 0l3 7c-6-2-7-14-8-17-6 3-14 3-16 0-2 4-3 14-8 17z" fill={HAIR} />
      <path d="M-13-68c4-14 22-14 26 0-8-4-18-4-26 0z" fill={colour} stroke={INK} strokeWidth="1" />
      <path d="M4-30c0-14 22-14 22 0" stroke="#6b4423" strokeWidth="2" fill="none" />
      <path d="M2-31h26l-4 13H6z" fill="#8a6136" stroke={INK} strokeWidth="1.2" />
      <g stroke={INK} strokeWidth="0.8">
        <circle cx="6" cy="-33" r="4" fill="#d9694e" />
        <circle cx="14" cy="-36" r="4.4" fill="#f2e7cf" />
        <circle cx="22" cy="-33" r="4" fill="#e6c04d" />
      </g>
      <Fist x={14} y={-29} />
    </Kid>
  ),
  // 4: cries the news
  (colour) => (
    <Kid colour={colour} left="M-9-50C-19-54-22-62-21-72" right="M9-50C17-44 18-38 13-33">
      <Cap tilt={-6} />
      <g transform="rotate(-10 -22 -82)">
        <path d="M-35-94h24v20h-24z" fill="#f2e7cf" stroke={INK} strokeWidth="1.2" />
        <path d="M-32-90h18" stroke={INK} strokeWidth="2.6" />
        <path d="M-32-85h8M-32-82h8M-32-79h8M-22-85h8M-22-82h8M-22-79h8" stroke={INK} strokeWidth="1" />
      </g>
      <Fist x={-21} y={-73} />
      <path d="M-8-52L14-26" stroke="#6b4423" strokeWidth="2.6" />
      <path d="M6-34h18v15H6z" fill="#f2e7cf" stroke={INK} strokeWidth="1.2" />
      <path d="M6-30h18M6-26h18" stroke={INK} strokeWidth="1" />
    </Kid>
  ),
  // 5: sweeps chimneys
  (colour) => (
    <Kid colour={colour} sooty barefoot right="M9-50C17-50 20-54 20-60" behind={<path d="M26-92L8-8" {...STICK} strokeWidth="3" />}>
      <Cap tilt={10} />
      <path d="M26-94l-14-6M26-94l-8-13M26-94l1-15M26-94l10-11M26-94l14-3M26-94l-12 4M26-94l12 6" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <Fist x={19.5} y={-61} />
    </Kid>
  ),
  // 6: draws handkerchiefs out of pockets
  (colour) => (
    <Kid colour={colour} left="M-9-50C-18-50-23-54-26-60" right="M9-50C16-44 15-38 8-34">
      <Mop />
      <path d="M-14-72h28c4 0 5 3 2 4-10 3-22 3-32 0-3-1-2-4 2-4zM-10-72c0-18 20-18 20 0z" fill="#2c2722" />
      <path d="M-9-74c2-8 6-10 11-10" stroke={EDGE} strokeWidth="1.3" fill="none" />
      <path d="M-28-62c-10 4-6 14-12 22 8 0 8 4 14 2-2-8 6-12 4-24z" fill={colour} stroke={INK} strokeWidth="1.2" />
      <circle cx="-30" cy="-48" r="1.6" fill={INK} />
      <circle cx="-33" cy="-42" r="1.6" fill={INK} />
      <Fist x={-26.5} y={-61} />
    </Kid>
  ),
  // 7: keeps watch with a lantern
  (colour) => (
    <Kid colour={colour} tails left="M-9-50C-18-48-22-52-25-60" right="M9-50C17-44 18-36 16-29" behind={<circle cx="-26" cy="-46" r="21" fill="#ffcd70" opacity="0.6" />}>
      <Cap />
      <path d="M-31-54h11l2 15h-15z" fill="#fff0c4" stroke={INK} strokeWidth="1.8" />
      <path d="M-25.5-50c3 4 3 8 0 9-3-1-3-5 0-9z" fill="#dc8a2a" />
      <path d="M-34-38h17M-31-54l5.5-5 5.5 5" stroke={INK} strokeWidth="2.2" fill="none" />
      <Fist x={-25.5} y={-61} />
      <Fist x={16} y={-28} />
    </Kid>
  ),
  // 8: the chief
  (colour) => (
    <Kid colour={colour} tails left="M-10-50C-21-46-24-40-15-35" right="M10-50C19-46 22-42 22-36" behind={<path d="M23-36L26 0" {...STICK} stroke={INK} strokeWidth="3.2" />}>
      <path d="M-4-42L0-24 6-42M0-38v0M0-33v0" stroke="#8a6136" strokeWidth="2" fill="none" strokeLinecap="round" />
      <path d="M-12-30q8 6 14-2" stroke={EDGE} strokeWidth="1.6" fill="none" />
      <path d="M-11-73l-3-27c8-4 20-4 27 0l-2 9 2 3-2 15c-8 3-16 3-22 0z" fill={INK} />
      <path d="M-17-72c8 4 26 4 34-1 2 3-1 5-4 6-8 2-18 2-26 0-4-1-6-3-4-5z" fill={INK} />
      <path d="M-12-81c8 3 16 3 23 0l-.5 6c-8 3-15 3-22 0z" fill={colour} />
      <path d="M-11.5-97l2 15" stroke={EDGE} strokeWidth="1.5" />
      <path d="M6-99l3 5-4 2" stroke="#8a6136" strokeWidth="1.3" fill="none" />
      <circle cx="23" cy="-38" r="4" fill="#dca744" stroke={INK} strokeWidth="1" />
      <Fist x={22.5} y={-33} />
    </Kid>
  ),
];
