// The jeweller: hair pinned high, a loupe at her eye, and a stone held to the light.

import { INK, LINEN, RIM, SKIN, Street } from "./Street";

export function Jeweller() {
  return (
    <Street x={100} y={86}>
      <path d="M30 220c2-30 10-48 34-58 14-6 22-8 24-14l26-2c2 8 8 10 20 16 20 10 28 30 30 58z" fill={INK} />
      <path d="M86 152v-18c-16-8-22-24-20-42 2-24 22-36 40-32 14 3 22 14 22 26l1 8 9 13c1 3-1 4-5 4l0 5 2 4-3 3 1 6c-2 7-10 9-19 7v14c-8 9-20 9-28 2z" fill={SKIN} stroke={INK} strokeWidth="2" />
      <path d="M62 88C52 60 78 34 108 42c14 4 20 12 18 22-14-6-22 0-26 12-4 14-12 22-24 26-8 0-12-6-14-14z" fill="#3a2216" />
      <circle cx="68" cy="50" r="17" fill="#3a2216" />
      <path d="M56 42c8-6 18-5 24 2M72 74c8-14 22-22 40-20M68 90c4-12 12-20 22-24" fill="none" stroke={RIM} strokeWidth="1.6" strokeLinecap="round" />
      <path d="M44 32l42 26" stroke={RIM} strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="43" cy="31" r="4" fill="#7fb6c9" stroke={RIM} strokeWidth="1.5" />
      <path d="M92 104c-6-3-9 3-7 8 2 4 4 6 7 4M118 130h7" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
      <path d="M89 119l-1 11" stroke="#7fb6c9" strokeWidth="4" strokeLinecap="round" />
      <path d="M122 90l10-4 16 3v13l-16 3-9-4z" fill="#1c1f25" stroke={RIM} strokeWidth="2" />
      <path d="M148 89v13" stroke="#ffe9b8" strokeWidth="3" />
      <path d="M84 150c8 10 22 10 32 0M80 158c12 14 28 14 40 0" fill="none" stroke={LINEN} strokeWidth="4" strokeDasharray="0.1 6" strokeLinecap="round" />
      <path d="M100 168l6 7-6 8-6-8z" fill="#b4492f" stroke={RIM} strokeWidth="1.2" />
      <path d="M132 214c16-16 24-36 26-62l9 2c2 30-6 54-20 66z" fill={INK} />
      <path d="M156 154c-3-8 0-14 5-18l4 8 6-6 2 10-4 10z" fill={INK} />
      <path d="M158 160c-2 22-10 42-26 56" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M152 116h26l8 9-21 23-21-23z" fill="#e8f4f2" stroke={INK} strokeWidth="1.6" />
      <path d="M144 125h42M152 116l6 9 7-9 7 9 6-9M158 125l7 23 7-23" fill="none" stroke="#56808a" strokeWidth="1.2" />
      <path d="M165 98v9M146 103l5 7M184 103l-5 7M137 120l-6-2M193 120l6-2" stroke="#fff7df" strokeWidth="2" strokeLinecap="round" />
    </Street>
  );
}
