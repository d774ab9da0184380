// The things on tokens, each in a box of 40 by 40: told apart by outline first, then by colour.

import type { ReactNode } from "react";

export interface Thing {
  disc: string; // the colour of its token
  art: ReactNode;
}

const INK = "#1a1613";
const line = { fill: "none", stroke: INK, strokeWidth: 1.3, strokeLinecap: "round", strokeLinejoin: "round" } as const;
const steel = { fill: "#9fb0ba", stroke: INK, strokeWidth: 1.1, strokeLinejoin: "round" } as const;
const wood = { fill: "#a8703a", stroke: INK, strokeWidth: 1.1, strokeLinejoin: "round" } as const;

export const THINGS: Record<string, Thing> = {
  apple: {
    disc: "#dfe9c4",
    art: (
      <>
        <path
          d="M20 14c-3-2.6-10-2-10 5.5C10 26 14.5 32 17.5 32c1.2 0 1.6-.7 2.5-.7s1.3.7 2.5.7c3 0 7.5-6 7.5-12.5C30 12 23 11.4 20 14z"
          fill="#c23a2b"
          stroke={INK}
          strokeWidth="1.2"
        />
        <path d="M13.5 18.5c.3-2 1.6-3 3.2-3" stroke="#ffd8c8" strokeWidth="1.6" fill="none" strokeLinecap="round" />
        <path d="M20 14c0-2.5.6-4.5 2-6" {...line} strokeWidth="1.8" />
        <path d="M21 10.5c2.5-3 6-3 8-1.5-2 2.6-5.5 3-8 1.5z" fill="#5d8a3a" stroke={INK} strokeWidth="1" />
      </>
    ),
  },
  handkerchief: {
    disc: "#d3e0ee",
    art: (
      <>
        <path
          d="M9 12c4 1.5 7-1.5 11 0s7 1.5 11 0c-1.2 5 1 8 0 12-2 3-6 3.5-8 8-2.5-4-10-3.5-13-7 .8-4.5-1.5-8-1-13z"
          fill="#3f6fb0"
          stroke={INK}
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
        <g fill="#f2e7cf">
          <circle cx="14" cy="17" r="1.4" />
          <circle cx="20" cy="16" r="1.4" />
          <circle cx="26" cy="17" r="1.4" />
          <circle cx="17" cy="21.5" r="1.4" />
          <circle cx="23.5" cy="21.5" r="1.4" />
          <circle cx="14" cy="25" r="1.3" />
          <circle cx="21" cy="26.5" r="1.3" />
          <circle cx="27.5" cy="23.5" r="1.3" />
        </g>
      </>
    ),
  },
  brooch: {
    disc: "#e6d7ee",
    art: (
      <>
        <g fill="#dca744" stroke={INK} strokeWidth="0.9">
          {Array.from({ length: 8 }, (_, leaf) => (
            <circle key={leaf} cx="20" cy="10.5" r="3.3" transform={`rotate(${leaf * 45} 20 20)`} />
          ))}
          <circle cx="20" cy="20" r="9" />
        </g>
        <ellipse cx="20" cy="20" rx="5.6" ry="6.4" fill="#7d3f9c" stroke={INK} strokeWidth="1" />
        <path d="M17.5 17.5c.6-1.5 1.8-2.3 3-2.3" stroke="#efd8ff" strokeWidth="1.5" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  necklace: {
    disc: "#cfe6e2",
    art: (
      <>
        <path d="M9 9c-2 12 4 18 11 18S33 21 31 9" {...line} strokeWidth="1" />
        <g fill="#fdfaf0" stroke={INK} strokeWidth="0.9">
          <circle cx="9" cy="10" r="2.4" />
          <circle cx="9.3" cy="15" r="2.4" />
          <circle cx="11" cy="19.6" r="2.5" />
          <circle cx="14.2" cy="23.6" r="2.6" />
          <circle cx="25.8" cy="23.6" r="2.6" />
          <circle cx="29" cy="19.6" r="2.5" />
          <circle cx="30.7" cy="15" r="2.4" />
          <circle cx="31" cy="10" r="2.4" />
        </g>
        <path d="M20 23.5l4.5 4-4.5 6.5-4.5-6.5z" fill="#1f9a8a" stroke={INK} strokeWidth="1.1" />
        <path d="M15.5 27.5h9" stroke={INK} strokeWidth="0.7" />
      </>
    ),
  },
  ring: {
    disc: "#f3e2b4",
    art: (
      <>
        <circle cx="20" cy="24" r="8.2" fill="none" stroke={INK} strokeWidth="5" />
        <circle cx="20" cy="24" r="8.2" fill="none" stroke="#e2a93a" strokeWidth="2.9" />
        <path d="M13 10.5h14l3 4-10 8-10-8z" fill="#8fd0ee" stroke={INK} strokeWidth="1.2" strokeLinejoin="round" />
        <path d="M10 14.5h20M17 14.5l3 8 3-8-3-4z" fill="none" stroke={INK} strokeWidth="0.7" />
      </>
    ),
  },
  watch: {
    disc: "#f0d0a6",
    art: (
      <>
        <path d="M20 12c-6 0-9-2-10-6" {...line} stroke="#7d5510" strokeWidth="1.9" strokeDasharray="2.2 1.3" />
        <rect x="17.8" y="8.5" width="4.4" height="4.5" rx="1" fill="#c9902f" stroke={INK} strokeWidth="1" />
        <circle cx="20" cy="22.5" r="10.2" fill="#dca744" stroke={INK} strokeWidth="1.2" />
        <circle cx="20" cy="22.5" r="7.5" fill="#fffaf0" stroke={INK} strokeWidth="0.8" />
        <path d="M20 17.5v5l3.2 2.2" {...line} strokeWidth="1.5" />
        <path d="M20 16v1M20 28v1M13.5 22.5h1M25.5 22.5h1" {...line} strokeWidth="0.9" />
      </>
    ),
  },
  wallet: {
    disc: "#e4cdb0",
    art: (
      <>
        <path d="M13 13l12-4 3 5" fill="#b9cf9a" stroke={INK} strokeWidth="1" />
        <rect x="8" y="13" width="24" height="17" rx="2.5" fill="#7a4524" stroke={INK} strokeWidth="1.2" />
        <path d="M10.5 16h19M10.5 27h19" stroke="#c79762" strokeWidth="0.8" strokeDasharray="1.6 1.2" />
        <rect x="23" y="18.5" width="9.5" height="6" rx="3" fill="#9a5c33" stroke={INK} strokeWidth="1.1" />
        <circle cx="26.2" cy="21.5" r="1.3" fill="#ffd98a" />
      </>
    ),
  },
  crowbar: {
    disc: "#c3cdd3",
    art: (
      <path
        d="M11 30.5l-2.5-2.5L24 12.5c2-2.5 5.5-4.5 8-3l-1.2 2.8c-1.5-.6-3 .4-4 1.7zM8.5 28l-2 1.2 4.3 4.3L12 31.5"
        {...steel}
        fill="#54626c"
      />
    ),
  },
  picklocks: {
    disc: "#c3cdd3",
    art: (
      <>
        <circle cx="14" cy="12" r="5" fill="none" stroke={INK} strokeWidth="3.4" />
        <circle cx="14" cy="12" r="5" fill="none" stroke="#9fb0ba" strokeWidth="1.6" />
        <path d="M14.5 16.5L13 31h4M17.5 15.5L22 30l3.5-1.3M18.5 13.5l11 11.5 2.5-2.6" {...line} strokeWidth="2.3" stroke="#3b464e" />
      </>
    ),
  },
  "dark-lantern": {
    disc: "#c3cdd3",
    art: (
      <>
        <path d="M14 12c0-7 12-7 12 0" {...line} strokeWidth="1.6" />
        <path d="M13 12h14l-2-3.5H15z" {...steel} fill="#3b464e" />
        <rect x="12" y="12" width="16" height="18" rx="2" {...steel} fill="#3b464e" />
        <circle cx="20" cy="20.5" r="5.2" fill="#ffd98a" stroke={INK} strokeWidth="1.1" />
        <path d="M20 16.8c2 2.5 2.6 3.6 2.6 4.8a2.6 2.6 0 0 1-5.2 0c0-1.2.6-2.3 2.6-4.8z" fill="#fff7df" />
        <path d="M11 30h18v2.5H11z" {...steel} fill="#54626c" />
      </>
    ),
  },
  rope: {
    disc: "#c3cdd3",
    art: (
      <>
        <g fill="none" stroke={INK} strokeWidth="4.4">
          <ellipse cx="20" cy="19" rx="9.5" ry="8" />
          <ellipse cx="20" cy="19" rx="5" ry="3.8" />
          <path d="M28 23c3 2 3 6-1 9" strokeLinecap="round" />
        </g>
        <g fill="none" stroke="#c9a063" strokeWidth="2.5">
          <ellipse cx="20" cy="19" rx="9.5" ry="8" />
          <ellipse cx="20" cy="19" rx="5" ry="3.8" />
          <path d="M28 23c3 2 3 6-1 9" strokeLinecap="round" />
        </g>
        <ellipse cx="20" cy="19" rx="9.5" ry="8" fill="none" stroke="#7c5a2c" strokeWidth="2.5" strokeDasharray="1 2.6" />
      </>
    ),
  },
  brace: {
    disc: "#c3cdd3",
    art: (
      <>
        <path d="M20 10v4h-7v9h7v8" fill="none" stroke={INK} strokeWidth="4.2" strokeLinejoin="round" />
        <path d="M20 10v4h-7v9h7v8" fill="none" stroke="#9fb0ba" strokeWidth="2" strokeLinejoin="round" />
        <path d="M15 10.5c0-5 10-5 10 0z" {...wood} />
        <rect x="10.8" y="15.5" width="4.4" height="6" rx="2" {...wood} />
        <path d="M17.8 26h4.4l-.8 5 .6.7-2 2.6-2-2.6.6-.7z" {...steel} fill="#54626c" />
      </>
    ),
  },
  character: {
    disc: "#8c2f22",
    art: (
      <>
        <path d="M8 34c0-7 4.5-10 12-10s12 3 12 10z" fill={INK} stroke="#ffd98a" strokeWidth="1" />
        <circle cx="20" cy="18.5" r="5.8" fill="#f0cfa4" stroke={INK} strokeWidth="1.1" />
        <path d="M10.5 15.5h19v-2h-4L24.8 6h-9.6l-.7 7.5h-4z" fill={INK} stroke="#ffd98a" strokeWidth="0.9" />
      </>
    ),
  },
  burglary: {
    disc: "#6a5a9c",
    art: (
      <>
        <path d="M8 32V18l12-10 12 10v14z" fill="#4a3f5c" stroke="#ffd98a" strokeWidth="1.2" strokeLinejoin="round" />
        <path d="M25.5 12V7.5h3.5V15" fill="#4a3f5c" stroke="#ffd98a" strokeWidth="1.1" />
        <rect x="12" y="19.5" width="6" height="6" fill="#ffd98a" stroke={INK} strokeWidth="0.9" />
        <path d="M12 22.5h6M15 19.5v6" stroke={INK} strokeWidth="0.8" />
        <path d="M21.5 32V21.5h6.5V32z" fill="#0f1319" stroke="#ffd98a" strokeWidth="0.9" />
        <path d="M28 32V21.5l-3 1.5v11z" fill="#7a4524" stroke={INK} strokeWidth="0.7" />
      </>
    ),
  },
};
