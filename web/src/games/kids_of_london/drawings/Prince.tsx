// The prince, or an actor: a crown and ermine, and a mask in his hand.

import { INK, LINEN, RIM, SKIN, Street } from "./Street";

export function Prince() {
  return (
    <Street x={92} y={90}>
      <path d="M14 220c0-36 18-60 54-70l46 0c32 8 46 34 46 70z" fill={INK} />
      <path d="M30 184c8-24 24-36 46-38 12 12 30 12 42 0 20 4 32 18 38 40-8 8-18 8-26 2-8 8-20 8-28 0-8 8-20 8-28 0-14 8-32 8-44-4z" fill={LINEN} />
      <g fill={INK}>
        <path d="M52 170l3 9-5-2zM72 164l3 10-5-2zM98 172l3 10-5-2zM120 164l3 10-5-2zM138 174l3 9-5-2zM84 182l2 7-4-2z" />
      </g>
      <path d="M76 154v-18c-14-8-20-22-18-38 4-26 48-34 58-8 2 5 2 9 3 13l9 13c1 3-1 5-6 5l0 5 3 3-3 4 1 6c-2 7-10 9-19 7v11c-8 10-20 10-28 0z" fill={SKIN} stroke={INK} strokeWidth="2" />
      <path d="M58 96c-10 12-8 34 4 44 8 2 12-4 14-10-4-10-2-22 4-34z" fill="#4a2a18" />
      <path d="M60 104c-4 10-2 20 4 28M68 100c-4 10-2 22 2 30" fill="none" stroke={RIM} strokeWidth="1.3" opacity="0.8" />
      <path d="M109 112h6" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="M104 106c3-3 8-3 11-1M114 134h7" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
      <path d="M119 104l8 12M116 92l2 8" fill="none" stroke={RIM} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M52 92l-8-46 22 20 16-32 18 30 20-22-2 48c-22-8-44-8-66 2z" fill="#dca744" stroke="#5d3f0a" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M52 92c20-11 46-11 66-2l-1 8c-20-8-44-8-63 2z" fill="#8a6114" stroke="#5d3f0a" strokeWidth="1.2" />
      <path d="M50 52l6 30M82 42v34" stroke="#fff0c4" strokeWidth="2" opacity="0.8" />
      <g stroke="#5d3f0a" strokeWidth="1.2">
        <circle cx="44" cy="44" r="4.5" fill="#dca744" />
        <circle cx="82" cy="32" r="5" fill="#b4492f" />
        <circle cx="120" cy="40" r="4.5" fill="#dca744" />
      </g>
      <path d="M130 218c14-12 24-30 28-50l10 4c-2 24-12 42-26 52z" fill={INK} />
      <circle cx="163" cy="168" r="9" fill={INK} />
      <path d="M163 186l2-42" stroke="#6b4423" strokeWidth="5" strokeLinecap="round" />
      <path d="M142 92c14 6 32 6 46 0 5 26-2 48-23 58-21-10-28-32-23-58z" fill="#f7eed8" stroke={INK} strokeWidth="2" />
      <path d="M148 108c4-5 10-5 13 0-4 3-9 3-13 0zM169 108c4-5 10-5 13 0-4 3-9 3-13 0z" fill={INK} />
      <path d="M152 124c8 5 18 5 26 0-3 10-8 14-13 14s-10-4-13-14z" fill={INK} />
      <path d="M147 102c4-4 9-5 14-2M170 100c4-3 9-2 13 2M165 110v8" fill="none" stroke={INK} strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="153" cy="118" r="3" fill="#e08a6a" opacity="0.7" />
      <circle cx="177" cy="118" r="3" fill="#e08a6a" opacity="0.7" />
      <path d="M188 94c8 8 8 16 4 24M142 94c-6 6-8 10-6 18" fill="none" stroke="#b4492f" strokeWidth="2.5" strokeLinecap="round" />
    </Street>
  );
}

/** The actor's mask alone, 64 by 72: the sign of sparing him. */
export function Mask() {
  return (
    <svg viewBox="138 86 54 68" aria-hidden="true">
      <path d="M142 92c14 6 32 6 46 0 5 26-2 48-23 58-21-10-28-32-23-58z" fill="#f7eed8" stroke={INK} strokeWidth="2" />
      <path d="M148 108c4-5 10-5 13 0-4 3-9 3-13 0zM169 108c4-5 10-5 13 0-4 3-9 3-13 0z" fill={INK} />
      <path d="M152 124c8 5 18 5 26 0-3 10-8 14-13 14s-10-4-13-14z" fill={INK} />
      <path d="M147 102c4-4 9-5 14-2M170 100c4-3 9-2 13 2M165 110v8" fill="none" stroke={INK} strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
