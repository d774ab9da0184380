// The street at night in which every character is met: dusk, roofs, the halo of a lamp, and fog.

import { useId, type ReactNode } from "react";

export const INK = "#0c0d10";
export const RIM = "#efc069";
export const LINEN = "#e9dcbd";
export const SKIN = "#d9a878";

/** A scene of 200 by 220 with the lamp's halo behind the figure, whole in any frame: the street goes on at its sides. */
export function Street({ children, x = 104, y = 92 }: { children: ReactNode; x?: number; y?: number }) {
  const halo = useId();
  const roofs = useId();
  return (
    <svg viewBox="0 0 200 220" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <rect x="-300" y="-300" width="800" height="600" fill="#27323d" />
      <radialGradient id={halo} gradientUnits="userSpaceOnUse" cx={x} cy={y} r="135">
        <stop offset="0" stopColor="#ffe0a0" />
        <stop offset="0.3" stopColor="#e9b65f" stopOpacity="0.9" />
        <stop offset="0.65" stopColor="#a5803f" stopOpacity="0.4" />
        <stop offset="1" stopColor="#ffcd70" stopOpacity="0" />
      </radialGradient>
      <rect x="-300" y="-300" width="800" height="600" fill={`url(#${halo})`} />
      <path
        id={roofs}
        d="M0 150V96l10-8 10 8v-14h6v14l12-10V60h5v-8h6v8h4v22l11 9v50zM200 158v-72l-9-8-9 8V68h-5v-9h-6v9h-4v26l-12-9-12 9v14l-8 6v50z"
        fill="#1a222b"
        opacity="0.6"
      />
      <use href={`#${roofs}`} x="-200" />
      <use href={`#${roofs}`} x="200" />
      <g fill="#ffcd70" opacity="0.75">
        <path d="M44 92h5v7h-5zM171 104h5v7h-5zM187 120h5v7h-5zM12 116h5v7h-5z" />
      </g>
      {children}
      <path
        d="M-300 196c120-12 200 12 290 0 30-12 50 6 84-2s56-10 82 0 40-4 54-2c90 10 180-10 290 0v104h-800z"
        fill="#c3ccd0"
        opacity="0.16"
      />
      <path d="M-300 208c120 10 200-10 290 0 40-10 70 4 110-2s80-6 110 0c90-10 190 8 290 0v92h-800z" fill="#c3ccd0" opacity="0.2" />
    </svg>
  );
}

/** A coin within a drawing. */
export function Penny({ x, y, r = 6 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#dca744" stroke="#5d3f0a" strokeWidth="1.2" />
      <circle cx={x} cy={y} r={r * 0.55} fill="none" stroke="#8a6114" strokeWidth="1" />
    </>
  );
}
