// The two priests: each gives what is stolen from him to a neighbour, and points to him.

import { INK, LINEN, Penny, RIM, SKIN, Street } from "./Street";

/** The gaunt one, in a broad hat, points to the left. */
export function LeftPriest() {
  return (
    <Street x={112}>
      <path d="M62 220c0-34 12-58 38-68l30-2c28 10 42 32 44 70z" fill={INK} />
      <path d="M98 152v-16c-10 2-14-2-14-10l2-7-4-4 3-4-8-1c-3-1-3-4-1-6l10-14c2-26 50-32 56-2 4 20-4 38-10 44v20z" fill={SKIN} stroke={INK} strokeWidth="2" />
      <path d="M116 100c7-4 12 3 9 9-2 5-6 8-9 5M86 96c3-3 7-3 9-1M84 124h8" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
      <path d="M92 148c12 8 28 8 42-1v8c-14 9-30 9-42 1z" fill={LINEN} />
      <path d="M42 86c14-10 96-12 120-2 6 4 2 8-6 8-30 2-78 2-106 0-8 0-12-3-8-6z" fill={INK} />
      <path d="M76 84c-2-26 8-36 30-36s32 10 30 34c-20 5-44 6-60 2z" fill={INK} />
      <path d="M77 78c18 4 40 4 58-1" fill="none" stroke="#6b2a1c" strokeWidth="4.5" />
      <path d="M86 102h7" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="M78 108l8-12M44 88c20-5 50-6 80-6M66 192c4-18 12-30 26-38" fill="none" stroke={RIM} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M118 178c-26 6-54 2-82-12l-4 9c28 22 62 26 94 18z" fill={INK} />
      <path d="M38 165l-24-3c-5 0-5 6 0 7l15 2-5 6 12 6 8-6z" fill={INK} />
      <path d="M14 162l24 3c28 13 54 17 80 12" fill="none" stroke={RIM} strokeWidth="1.8" />
      <path d="M122 172v30M112 182h20" stroke={RIM} strokeWidth="4" strokeLinecap="round" />
      <Penny x={40} y={146} />
      <Penny x={24} y={136} />
      <Penny x={10} y={146} />
      <path d="M20 110l-14 9 14 9M8 119h28" fill="none" stroke={RIM} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </Street>
  );
}

/** The stout one, bald and bespectacled, points to the right. */
export function RightPriest() {
  return (
    <Street x={86}>
      <path d="M8 220c0-42 18-64 50-72l44 0c28 8 44 32 46 72z" fill={INK} />
      <path
        d="M56 152c-16-8-24-26-22-46 2-30 24-46 48-44 22 2 34 16 35 32l1 8 9 9c2 4 0 6-5 6l0 5c2 2 2 4 0 6 2 2 2 6-1 8 1 10-8 16-20 15v8z"
        fill={SKIN} stroke={INK} strokeWidth="2"
      />
      <path d="M36 96c-6 12-4 32 8 42 10 2 12-12 8-20-6-6-8-14-6-24z" fill="#6a6057" />
      <path d="M46 76c8-12 22-18 40-14" fill="none" stroke={RIM} strokeWidth="2" strokeLinecap="round" />
      <path d="M66 102c-8-4-13 3-10 10 2 6 7 8 10 5M112 127h8M104 91c4-3 9-3 12-1" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
      <path d="M52 146c18 12 38 12 54 2v9c-18 9-38 9-54-1z" fill={LINEN} />
      <circle cx="107" cy="104" r="8.5" fill="#ffe2a0" fillOpacity="0.85" stroke={INK} strokeWidth="2" />
      <path d="M98 103l-32-1" stroke={INK} strokeWidth="1.6" />
      <path d="M119 105l8 9M142 190c-4-18-12-30-24-38" fill="none" stroke={RIM} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M84 178c24 8 50 4 78-10l4 9c-28 22-60 26-90 17z" fill={INK} />
      <path d="M162 167l24-3c5 0 5 6 0 7l-15 2 5 6-12 6-8-6z" fill={INK} />
      <path d="M186 164l-24 3c-28 14-54 18-78 11" fill="none" stroke={RIM} strokeWidth="1.8" />
      <path d="M72 172v32M61 183h22" stroke={RIM} strokeWidth="4" strokeLinecap="round" />
      <Penny x={160} y={148} />
      <Penny x={176} y={138} />
      <Penny x={190} y={148} />
      <path d="M180 112l14 9-14 9M192 121h-28" fill="none" stroke={RIM} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </Street>
  );
}
