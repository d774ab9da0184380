// The body every child of the street shares: coat or frock, legs, face and scarf; hats and things to carry come from children.tsx.

import type { ReactNode } from "react";

const COAT = "#1d1916";
const SKIN = "#e6bf93";
export const EDGE = "#c58a35"; // where the lamp touches them
export const HAIR = "#3a2414";

interface KidProps {
  colour: string; // of the scarf: the gang's
  frock?: boolean;
  barefoot?: boolean;
  tails?: boolean; // a long coat
  sooty?: boolean;
  left?: string; // the arms, from the shoulder; a path each
  right?: string;
  children?: ReactNode; // hat and belongings, over the rest
  behind?: ReactNode;
}

/** A child standing on 0,0 and 80 high without a hat. */
export function Kid({ colour, frock, barefoot, tails, sooty, left = "M-9-50C-17-44-18-36-16-29", right = "M9-50C17-44 18-36 16-29", children, behind }: KidProps) {
  const feet = barefoot ? SKIN : "#0e0c0b";
  return (
    <>
      <ellipse cx="0" cy="1" rx="20" ry="3" fill="#000" opacity="0.25" />
      {behind}
      <g stroke={barefoot ? "#4b3d31" : "#2b2521"} strokeWidth="7" fill="none">
        <path d="M-5.5-24V-5M5.5-24V-5" />
      </g>
      <path d="M-2-4h-8.500q-2 4 .5 4.500H-2zM2-4H9.500q5 2 4.5 4.500H2z" fill={feet} />
      <path
        d={
          frock
            ? "M-8-54C-12-44-16-28-19-17q4 3 7 0 3 4 7 1 5 4 10 0 4 3 7-1 3 3 7 0C16-28 12-44 8-54z"
            : tails
              ? "M-9-54C-15-48-15-34-18-10l9-3 5-9h8l5 9 9 3C15-34 15-48 9-54z"
              : "M-9-54C-15-48-14-34-15-21q15 4 30 0C14-34 15-48 9-54z"
        }
        fill={COAT}
      />
      <path d={frock ? "M-8-53C-12-43-15-29-18.5-18" : "M-9-53C-14-47-13.5-34-14.5-22"} stroke={EDGE} strokeWidth="1.3" fill="none" />
      <g fill="none" strokeLinecap="round">
        <g stroke={COAT} strokeWidth="7">
          <path d={left} />
          <path d={right} />
        </g>
      </g>
      <circle cx="0" cy="-64" r="12" fill={SKIN} />
      <path d="M0-76a12 12 0 0 1 0 24 14 14 0 0 0 0-24z" fill="#b98655" opacity="0.65" />
      {sooty && <path d="M-8-61l5 2M5-69l4 3M-4-56l6 1" stroke="#3a332d" strokeWidth="2.2" strokeLinecap="round" opacity="0.7" />}
      <path d="M-5.5-63.500v1.800M3.5-63.500v1.8" stroke={COAT} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-4-57q3 2.5 6 0" stroke={COAT} strokeWidth="1.3" fill="none" strokeLinecap="round" />
      <path d="M-10-55c6 5 14 5 20 0l1 6c-3 2-5 3-7 3l3 11-7-2-1-8c-5 0-8-1-10-4z" fill={colour} stroke={COAT} strokeWidth="1" strokeLinejoin="round" />
      {children}
    </>
  );
}

/** A hand at the end of an arm. */
export function Fist({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="3.6" fill={SKIN} stroke={COAT} strokeWidth="0.8" />;
}

/** The flat cap half of London wears. */
export function Cap({ tilt = 0 }: { tilt?: number }) {
  return (
    <g transform={`rotate(${tilt} 0 -70)`}>
      <path d="M-13-68C-16-83 12-86 13.5-71l4 3c-8 2-22 3-30.5 0z" fill="#2c2722" />
      <path d="M-12-72C-10-80-2-82 5-80" stroke={EDGE} strokeWidth="1.3" fill="none" strokeLinecap="round" />
    </g>
  );
}

/** Hair that no comb has seen. */
export function Mop() {
  return <path d="M-13-62c-3-16 6-19 13-18 8-1 16 4 13 17-3-4-3-7-5-9-2 3-4 3-6 1-2 3-5 3-7 1-2 3-5 3-8 8z" fill={HAIR} />;
}
