// The beggar: bent under rags, a crutch in one hand and a bowl in the other; whoever comes near leaves poorer.

import { INK, Penny, RIM, SKIN, Street } from "./Street";

export function Beggar() {
  return (
    <Street x={110} y={108}>
      <path d="M46 112L30 220M36 116l22-8" stroke="#4a3018" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M26 220c-4-50 8-98 48-112 12-26 46-30 60-8 6 10 4 18 0 24 12 14 22 46 26 96l-10-10-8 10-12-12-10 12-14-10-12 10-14-12-12 12-14-10-12 10z"
        fill={INK}
      />
      <path d="M74 108c10-24 42-30 58-10 7 9 6 19 0 27-10 10-22 12-32 8-14 6-26-6-26-25z" fill="#2b241f" />
      <path d="M96 118c2-14 16-20 30-12 4 4 6 8 7 12l8 9c1 4-2 5-6 5l0 4c-6 16-16 26-22 34-8-10-18-32-17-52z" fill={SKIN} stroke={INK} strokeWidth="2" />
      <path d="M104 136c6 6 20 6 30 0 2 18-8 38-20 50-10-12-14-34-10-50z" fill="#8d8479" />
      <path d="M110 146c0 12 2 22 4 32M118 144c1 10 0 22-2 32M126 142c0 8-2 18-6 28" fill="none" stroke={INK} strokeWidth="1.3" opacity="0.7" />
      <path d="M118 121h7" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="M133 120l7 8M76 104c10-20 38-26 54-10M40 196c0-32 10-66 32-80" fill="none" stroke={RIM} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M60 150l12 8-4 8 12 4M52 186l10 2-2 8 10 2" fill="none" stroke="#5b5046" strokeWidth="2" />
      <path d="M66 166h14v13H66z" fill="#4a3a2c" stroke="#8d8479" strokeWidth="1.2" strokeDasharray="2.5 2" />
      <path d="M44 128c4-8 14-8 16 0l-4 10H46z" fill={INK} />
      <path d="M118 196c16-2 28-8 40-20l7 8c-10 16-24 26-42 28z" fill={INK} />
      <path d="M154 178c2-6 8-9 14-8l18 2c3 1 3 4 0 5l-8 1 4 5-14 6z" fill={INK} />
      <path d="M120 195c16-3 26-8 37-18" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M152 158h40c-1 12-8 18-20 18s-19-6-20-18z" fill="#6b4423" stroke={INK} strokeWidth="1.6" />
      <path d="M152 158c6 4 34 4 40 0" fill="none" stroke={RIM} strokeWidth="2" />
      <Penny x={166} y={151} />
      <Penny x={179} y={149} />
      <Penny x={172} y={132} r={5} />
    </Street>
  );
}
