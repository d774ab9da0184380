// The merchant: a bowler, whiskers, an apron, and scales that weigh in his favour.

import { INK, LINEN, Penny, RIM, SKIN, Street } from "./Street";

export function Merchant() {
  return (
    <Street x={96}>
      <path d="M22 220c-2-40 14-66 50-74l36 0c36 8 52 36 50 74z" fill={INK} />
      <path d="M74 150c10 10 28 12 40 2l14 68H66z" fill={LINEN} />
      <path d="M76 158c10 7 24 8 36 1M70 190h52" fill="none" stroke={INK} strokeWidth="2" opacity="0.5" />
      <path
        d="M72 152v-20c-9-9-12-24-8-38 6-18 40-24 54-6l3 12 11 11c2 4-1 6-6 6l-1 4 4 3-3 4 2 5c-1 8-9 12-20 10v9c-12 8-26 8-36 0z"
        fill={SKIN} stroke={INK} strokeWidth="2"
      />
      <path d="M70 106c-6 10-4 26 6 32 6 4 14 2 16-4-10 0-14-10-14-26z" fill="#5b5046" />
      <path d="M112 122c8-3 14-2 20 3-6 4-14 4-21 2z" fill="#5b5046" />
      <path d="M84 100c-7-3-11 3-8 9 2 5 5 7 8 5M121 130h6" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
      <path d="M58 92c-4-34 58-46 64-2 6 0 12 2 14 5-24 6-60 8-90 2 2-4 6-5 12-5z" fill={INK} />
      <path d="M61 86c18 4 42 3 60-2" fill="none" stroke="#7d5510" strokeWidth="4" />
      <path d="M112 104h7" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="M118 74c5 5 7 12 7 16M124 101l9 10M147 166c7 12 11 30 11 52" fill="none" stroke={RIM} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M140 200c10-14 16-34 18-54l10 4c0 26-8 50-20 66z" fill={INK} />
      <circle cx="163" cy="145" r="8" fill={INK} />
      <g fill="none" stroke={RIM} strokeWidth="2.2">
        <path d="M163 140V104M137 110l52-10" strokeLinecap="round" />
        <path d="M137 110l-10 30h20zM189 100l-10 26h18z" strokeWidth="1.2" />
      </g>
      <path d="M124 140h26c-2 9-24 9-26 0zM176 126h24c-2 8-22 8-24 0z" fill="#8a6114" stroke={RIM} strokeWidth="1.2" />
      <Penny x={133} y={136} r={4.5} />
      <Penny x={141} y={136} r={4.5} />
      <path d="M182 125l6-9 6 9z" fill="#5b5046" />
    </Street>
  );
}
