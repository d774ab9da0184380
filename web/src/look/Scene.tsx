// A picture for the front page, 400 by 260, of which the upper edge is cut off: a place by lamplight.

import { type ReactNode, useId } from "react";

export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 34 400 226" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The light of a lamp on all that is drawn before it. */
export function Lamplight({ x, y, reach, strength = 0.85 }: { x: number; y: number; reach: number; strength?: number }) {
  const light = useId();
  return (
    <>
      <radialGradient id={light} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={reach}>
        <stop offset="0" stopColor="#ffe6b0" />
        <stop offset="0.2" stopColor="#e9b65f" stopOpacity="0.85" />
        <stop offset="0.6" stopColor="#8d7142" stopOpacity="0.34" />
        <stop offset="1" stopColor="#27323d" stopOpacity="0" />
      </radialGradient>
      <rect width="400" height="260" fill={`url(#${light})`} opacity={strength} />
    </>
  );
}

/** A cobbled street along the lower edge. */
export function Street() {
  return (
    <>
      <path d="M0 226c120-10 280-10 400 0v34H0z" fill="#14181d" />
      <path
        d="M20 238h40M90 234h50M170 240h60M260 235h44M330 241h50M50 249h60M150 251h54M240 249h70"
        stroke="#4a4436"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}
