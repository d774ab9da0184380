// The four kings as busts: two policemen, the traitor, the assassin; told apart by hat and face.

import type { Suit } from "../table";
import { inkOf, Pip } from "./Pip";

const INK = "#1a1613";
const SKIN = "#ecd3ab";
const RIM = "#efc069";

/** A constable in his helmet; the one of diamonds has whiskers and a bull's-eye lantern. */
export function Policeman({ suit }: { suit: Suit }) {
  return (
    <g>
      <path d="M20 136c0-24 12-34 38-34s38 10 38 34z" fill="#27323f" />
      <path d="M20 136c0-20 9-30 26-33" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M46 96h24v12H46z" fill="#1d2530" />
      <path d="M58 110v26" stroke="#151b23" strokeWidth="1.5" />
      {[115, 123, 131].map((y) => (
        <circle key={y} cx="62" cy={y} r="2" fill={RIM} />
      ))}
      <path d="M43 68h30v12c0 11-7 18-15 18s-15-7-15-18z" fill={SKIN} stroke={INK} strokeWidth="1.2" />
      <path d="M58 68h15v12c0 11-7 18-15 18z" fill="#c9a678" opacity="0.55" />
      <path d="M49 76h5M62 76h5" stroke={INK} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M58 77v6h-2.5" fill="none" stroke={INK} strokeWidth="1.2" />
      {suit === "hearts" ? (
        <path d="M46 88c3-4 8-5 12-2 4-3 9-2 12 2-5 2-9 2-12 0-3 2-7 2-12 0z" fill={INK} />
      ) : (
        <>
          <path d="M43 72v12c0 8 4 14 8 16-2-8-2-14-1-20zM73 72v12c0 8-4 14-8 16 2-8 2-14 1-20z" fill="#5b4028" />
          <path d="M52 89c4 1.5 8 1.5 12 0" fill="none" stroke={INK} strokeWidth="1.5" />
        </>
      )}
      <path d="M42 66c-1-24 6-38 16-38s17 14 16 38z" fill="#27323f" stroke={INK} strokeWidth="1.2" />
      <path d="M42 66c-1-24 6-38 16-38" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M38 69c4-6 36-6 40 0l-3 2c-10-4-24-4-34 0z" fill={INK} />
      <path d="M55 26h6l-1-5h-4z" fill={RIM} />
      <circle cx="58" cy="49" r="8.5" fill={RIM} stroke={INK} strokeWidth="1" />
      <Pip suit={suit} x={58} y={49} size={11} ink={inkOf(suit)} />
      {suit === "diamonds" && (
        <g>
          <path d="M78 112l14-2v18l-14 2z" fill={INK} />
          <circle cx="85" cy="120" r="5" fill="#fff0c4" />
          <circle cx="85" cy="120" r="8.5" fill="#ffd98a" opacity="0.45" />
          <path d="M79 112c1-7 12-8 13-2" fill="none" stroke={INK} strokeWidth="1.8" />
        </g>
      )}
    </g>
  );
}

/** Half a face is honest, the other half wears a mask. */
export function Traitor() {
  return (
    <g>
      <path d="M18 136c2-24 16-32 40-32s38 8 40 32z" fill="#4b3d30" />
      <path d="M18 136c2-20 10-29 25-31" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M40 112c-4-12-4-20 0-26l14 20zM76 112c4-12 4-20 0-26l-14 20z" fill="#332820" stroke={INK} strokeWidth="1.2" />
      <path d="M52 108l6 8 6-8-6-4z" fill="#a23d25" />
      <path d="M43 64h30v16c0 12-7 20-15 20s-15-8-15-20z" fill={SKIN} stroke={INK} strokeWidth="1.2" />
      <path d="M58 64h15v16c0 12-7 20-15 20z" fill={INK} />
      <path d="M48 76h6" stroke={INK} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M62 77c2-3 6-3 8-1-2 2-5 3-8 1z" fill={RIM} />
      <path d="M58 78v7h-3" fill="none" stroke={INK} strokeWidth="1.2" />
      <path d="M50 90c3 3 6 3 8 3" fill="none" stroke={INK} strokeWidth="1.6" strokeLinecap="round" />
      <path d="M58 93c3 0 6-1 9-5" fill="none" stroke={SKIN} strokeWidth="1.6" strokeLinecap="round" />
      <path d="M38 60c-1-20 8-28 20-28s21 8 20 28z" fill={INK} />
      <path d="M38 60c-1-20 8-28 20-28" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M38 55c8 3 32 3 40 0v5H38z" fill="#4b3d30" />
      <path d="M30 60c10 3 46 3 56 0 3 5-8 9-28 9s-31-4-28-9z" fill={INK} />
    </g>
  );
}

/** A top hat, two eyes in the dark, and a knife. */
export function Assassin() {
  return (
    <g>
      <path d="M14 136c2-30 16-40 44-40s42 10 44 40z" fill={INK} />
      <path d="M14 136c2-24 11-34 27-38" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M36 112c-3-14-2-24 5-32l17 30zM80 112c3-14 2-24-5-32l-17 30z" fill="#2b241f" stroke="#000" strokeWidth="1" />
      <path d="M44 62h28v16c0 11-6 18-14 18s-14-7-14-18z" fill="#332a23" />
      <path d="M44 62h6v22c-4-2-6-6-6-10z" fill="#6d5637" opacity="0.8" />
      <path d="M48 74c2-3 6-3 8 0-3 2-6 2-8 0zM61 74c2-3 6-3 8 0-3 2-6 2-8 0z" fill="#ffe2a0" />
      <circle cx="52.5" cy="74" r="1.2" fill={INK} />
      <circle cx="64.5" cy="74" r="1.2" fill={INK} />
      <path d="M50 90c5-3 11-3 16 0" fill="none" stroke="#ffe2a0" strokeWidth="1.2" opacity="0.7" />
      <path d="M41 60l-2-42c10-4 28-4 38 0l-2 42z" fill={INK} />
      <path d="M41 60l-2-42c4-1.5 8-2.5 13-2.8" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M40.6 51c9 3 26 3 34.8 0l-.4 7c-9 3-25 3-34 0z" fill="#a23d25" />
      <path d="M28 58c12 5 48 5 60 0 4 5-8 11-30 11s-34-6-30-11z" fill={INK} />
      <path d="M28 58c-3 4 3 8 14 10" fill="none" stroke={RIM} strokeWidth="1.4" />
      <path d="M84 82l7 5-3 26-8-1z" fill="#e8ecec" stroke={INK} strokeWidth="1.3" />
      <path d="M87 85l-3 27" stroke="#8d979b" strokeWidth="1" />
      <path d="M76 111l16 3-1 4-16-3z" fill="#7d5510" stroke={INK} strokeWidth="1" />
      <path d="M80 116l7 1.3-2 14-7-1.3z" fill="#4b3d30" stroke={INK} strokeWidth="1" />
    </g>
  );
}
