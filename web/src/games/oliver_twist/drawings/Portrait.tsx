// The characters, from the shoulders up, made of few parts: who wears which hat, hair and coat.

import type { ReactNode } from "react";
import styles from "./Portrait.module.css";

interface Look {
  wall: string;
  coat: string;
  hair: string;
  head: ReactNode; // what is worn or grows on the head
  more?: ReactNode; // beard, spectacles, scarf
}

const INK = "#1a1613";
const edge = { stroke: INK, strokeWidth: 1.2, strokeLinejoin: "round" } as const;
const topHat = (band: string, lean = 0): ReactNode => (
  <g transform={`rotate(${lean} 30 20)`}>
    <path d="M14 22h32v-3.5h-6.5L38.5 3h-17l-1 15.5H14z" fill="#1d1a18" {...edge} />
    <path d="M20.7 14h18.6l.3 4.5H20.4z" fill={band} />
  </g>
);
const bonnet = (colour: string): ReactNode => (
  <>
    <path d="M15 32C10 8 50 8 45 32c-3-9-6-13-15-13s-12 4-15 13z" fill={colour} {...edge} />
    <path d="M16 33c2 9 5 13 8 15M44 33c-2 9-5 13-8 15" fill="none" stroke={colour} strokeWidth="2.5" />
  </>
);
const curls = (colour: string): ReactNode => (
  <path d="M18 33c-5 2-5-5-2-6-3-4 1-9 4-8 1-6 8-7 10-4 3-3 10-1 10 4 4 0 6 5 4 8 3 2 2 8-2 6 0-6-3-9-12-9s-12 3-12 9z" fill={colour} {...edge} />
);
const cap = (colour: string): ReactNode => (
  <path d="M16 25c-1-12 29-14 29-1l5 2.5c-9 2-26 2-34-1.5z" fill={colour} {...edge} />
);
const beard = (colour: string): ReactNode => (
  <path d="M19 32c1 3 4 4 11 4s10-1 11-4c1 9-4 16-11 16s-12-7-11-16z" fill={colour} {...edge} />
);
const bun = (colour: string): ReactNode => (
  <>
    <circle cx="30" cy="11" r="6" fill={colour} {...edge} />
    <path d="M17 33c-3-24 29-24 26 0-1-9-5-12-13-12s-12 3-13 12z" fill={colour} {...edge} />
  </>
);

const LOOKS: Record<string, Look> = {
  "artful-dodger": { wall: "#d9c08a", coat: "#27405f", hair: "#3a2616", head: topHat("#a23d25", -8) },
  "charley-bates": { wall: "#b7c7a2", coat: "#6b3a22", hair: "#a0522d", head: cap("#4b5a66"), more: <path d="M25 38c3 4 8 4 10 0z" fill="#fff" {...edge} /> },
  nancy: { wall: "#d6a38c", coat: "#8c2f3e", hair: "#7a3b1d", head: curls("#7a3b1d"), more: <path d="M17 52c5-5 21-5 26 0l-4 4H21z" fill="#dca744" {...edge} /> },
  "rose-maylie": { wall: "#e3c3c8", coat: "#f0e4e8", hair: "#c99a3e", head: bun("#c99a3e"), more: <circle cx="40" cy="20" r="4" fill="#c23a5a" {...edge} /> },
  "bill-sikes": { wall: "#8a8f93", coat: "#2b2b2b", hair: "#22201e", head: topHat("#4a4a4a"), more: <>{beard("#3a332d")}<path d="M18 50h24l-3 6H21z" fill="#a23d25" {...edge} /></> },
  monks: { wall: "#6f6a86", coat: "#1c1730", hair: "#111", head: <path d="M12 46C8 12 52 12 48 46c-2-14-6-25-18-25S14 32 12 46z" fill="#2c2447" {...edge} />, more: <path d="M35 29l4 6" stroke="#a23d25" strokeWidth="1.8" /> },
  "mr-bumble": { wall: "#c8b070", coat: "#7a1f2b", hair: "#555", head: <path d="M8 22c8 3 36 3 44 0-4-4-9-3-10-8-4-9-20-9-24 0-1 5-6 4-10 8z" fill="#1d2c47" stroke="#dca744" strokeWidth="1.6" />, more: <path d="M23 37c2-2 5-2 7 0 2-2 5-2 7 0-2 3-5 3-7 1-2 2-5 2-7-1z" fill="#666" /> },
  "mrs-corney": { wall: "#b9b3c8", coat: "#3d3550", hair: "#6a6a72", head: bonnet("#e8e2f0") },
  "mr-brownlow": { wall: "#cfd8c0", coat: "#3f5a3a", hair: "#e4e4e4", head: <path d="M17 31c-3-18 7-17 13-17s16-1 13 17c-2-2-2-8-5-9-5-1-11-1-16 0-3 1-3 7-5 9z" fill="#ececec" {...edge} />, more: <g fill="none" stroke={INK} strokeWidth="1.3"><circle cx="25" cy="30.5" r="4" /><circle cx="35" cy="30.5" r="4" /><path d="M29 30.5h2" /></g> },
  "toby-crackit": { wall: "#c9a35e", coat: "#a8703a", hair: "#b8481f", head: curls("#c8541f"), more: <path d="M20 34c2 6 0 10 4 13M40 34c-2 6 0 10-4 13" stroke="#c8541f" strokeWidth="3.5" fill="none" /> },
  "noah-claypole": { wall: "#a9b8c4", coat: "#d9cfa8", hair: "#a88a4a", head: <path d="M16 30c0-24 28-24 28 0-2-4-3-6-5-6-8 2-14 2-18 0-2 0-3 2-5 6z" fill="#b89a55" {...edge} />, more: <circle cx="30" cy="34.5" r="2.6" fill="#d0664f" /> },
  "mrs-bedwin": { wall: "#dcd2bd", coat: "#5d7183", hair: "#bbb", head: bonnet("#fbf7ee"), more: <path d="M20 51c4-4 16-4 20 0l-10 6z" fill="#fbf7ee" {...edge} /> },
  oliver: { wall: "#f0d99a", coat: "#6b7a55", hair: "#d9a441", head: <path d="M17 31c-4-22 30-22 26 0-2-3-3-6-6-7-4 3-10 3-14 0-3 1-4 4-6 7z" fill="#d9a441" {...edge} />, more: <path d="M23 51l7 5 7-5-3-3h-8z" fill="#fff" {...edge} /> },
};

/** 60 by 60; says nothing by itself. */
export function Portrait({ character }: { character: string }) {
  const look = LOOKS[character];
  if (!look) return null;
  return (
    <svg className={styles.portrait} viewBox="0 0 60 60" aria-hidden="true">
      <rect width="60" height="60" fill={look.wall} />
      <circle cx="46" cy="12" r="26" fill="#fff3cf" opacity="0.35" />
      <path d="M4 62c1-12 9-16 26-16s25 4 26 16z" fill={look.coat} {...edge} />
      <path d="M25 40h10v8c-2 4-8 4-10 0z" fill="#e2b58a" {...edge} />
      <ellipse cx="30" cy="31" rx="11.5" ry="12.5" fill="#f3d2a8" {...edge} />
      <path d="M24 30.5h2.4M33.6 30.5H36" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M30 31.5l-1.5 4h2.5M27 39c2 1.3 4 1.3 6 0" fill="none" stroke={INK} strokeWidth="1.1" strokeLinecap="round" />
      {look.head}
      {look.more}
    </svg>
  );
}

/** Fagin himself: long red beard, a battered hat, rings of light in his eyes. */
export function Fagin() {
  return (
    <svg className={styles.portrait} viewBox="0 0 60 60" aria-hidden="true">
      <rect width="60" height="60" fill="#5b4a2a" />
      <circle cx="12" cy="14" r="26" fill="#ffcd70" opacity="0.45" />
      <path d="M2 62c1-14 9-19 28-19s27 5 28 19z" fill="#3a2d3f" {...edge} />
      <ellipse cx="30" cy="28" rx="11" ry="12.5" fill="#e6bd8e" {...edge} />
      <path d="M18 28c-2 16 4 29 12 31 8-2 14-15 12-31-1 6-4 9-7 9-3-2-7-2-10 0-3 0-6-3-7-9z" fill="#a8481f" {...edge} />
      <path d="M23.5 26.5h3.5M33 26.5h3.5" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M22 23l5 1.5M38 23l-5 1.5" stroke={INK} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M30 27l-2.5 6.5h4" fill="none" stroke={INK} strokeWidth="1.2" />
      <path d="M9 19c12-4 30-4 42 0 1-3-2-4-8-5C42 3 19 1 17 14c-6 1-9 2-8 5z" fill="#2a2420" {...edge} />
    </svg>
  );
}
