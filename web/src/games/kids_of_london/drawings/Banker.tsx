// The banker: a silk hat, a monocle, a cigar, and a chain across a well-fed waistcoat.

import { INK, LINEN, Penny, RIM, SKIN, Street } from "./Street";

export function Banker() {
  return (
    <Street x={104} y={88}>
      <path d="M28 220c-6-34 4-58 36-70l30-8 40 0c34 8 56 36 54 78z" fill={INK} />
      <path d="M78 152c-30 6-46 36-40 68h54z" fill="#23282f" />
      <path d="M84 150l-14 10 8 18 14-18zM92 150l-4 12 2 30 8-30z" fill={LINEN} />
      <path d="M74 160l10 6-8 8zM92 160l-8 6 8 8z" fill="#6b2a1c" />
      <path
        d="M88 154c-12-2-18-8-18-16 0-3 1-5 3-7-3-1-4-4-2-7l2-3-4-3c-5 0-7-4-5-7l10-11V86h72c6 24 4 44-8 56-4 8-12 14-22 14z"
        fill={SKIN} stroke={INK} strokeWidth="2"
      />
      <path d="M68 122c6-6 16-6 22 2-6 8-16 8-24 6-3-2-1-6 2-8z" fill="#857a70" />
      <path d="M128 98c8 8 10 30 0 38-8 0-12-12-8-22z" fill="#857a70" />
      <path d="M112 98c7-4 12 3 9 9-2 5-6 8-9 5M78 146c8 5 20 5 30 1" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
      <path d="M76 150c12 8 34 8 48-2" fill="none" stroke={RIM} strokeWidth="1.4" opacity="0.7" />
      <path d="M74 84l-6-58c20-8 62-8 82 0l-4 58z" fill={INK} />
      <path d="M50 84c16-6 108-6 122 0 4 5-4 9-12 9-26 4-72 4-98 0-8 0-16-4-12-9z" fill={INK} />
      <path d="M73 68c22 5 52 5 74 0l-1 11c-22 5-50 5-72 0z" fill="#4a2419" />
      <path d="M74 30l5 34M80 28l4 34" stroke={RIM} strokeWidth="1.8" opacity="0.9" />
      <path d="M52 86c16-4 40-5 60-5" fill="none" stroke={RIM} strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="86" cy="105" r="8.5" fill="#ffe2a0" fillOpacity="0.9" stroke="#7d5510" strokeWidth="2.4" />
      <circle cx="84" cy="105" r="2" fill={INK} />
      <path d="M93 111c10 14 12 26 6 44" fill="none" stroke={RIM} strokeWidth="1.1" />
      <path d="M36 130l34 3v7l-34-1z" fill="#6b4423" stroke={INK} strokeWidth="1" />
      <path d="M32 130l6 0v9h-6c-3-2-3-7 0-9z" fill="#ff8a4a" />
      <path d="M30 126c-14-10 6-18-6-30s6-18-2-30" fill="none" stroke="#d3dadd" strokeWidth="2.5" opacity="0.6" strokeLinecap="round" />
      <path d="M40 192c8 18 30 22 52 6" fill="none" stroke={RIM} strokeWidth="3" strokeDasharray="3.5 2" />
      <path d="M30 206c0-22 10-42 30-52" fill="none" stroke={RIM} strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="66" cy="176" r="2.4" fill={RIM} />
      <circle cx="70" cy="190" r="2.4" fill={RIM} />
      <path d="M140 178c-4-10 26-12 24-1-4 6-4 8 2 14 12 12 10 29-14 29s-28-17-14-29c6-6 6-8 2-13z" fill="#7a5a34" stroke={INK} strokeWidth="1.5" />
      <path d="M140 186c8 3 16 3 24 0" stroke={RIM} strokeWidth="2.2" fill="none" />
      <Penny x={152} y={205} r={7} />
    </Street>
  );
}
