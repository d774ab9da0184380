// The queens as ladies, told apart by what they wear on their heads; the jacks as errand boys, by what they carry.

import type { Suit } from "../table";
import { inkOf, Pip } from "./Pip";

const INK = "#1a1613";
const SKIN = "#f0dcb9";
const RIM = "#efc069";
const GOWNS: Record<Suit, string> = { spades: "#2f3440", hearts: "#7d2c1c", diamonds: "#8a5a26", clubs: "#37492e" };
const HAIR: Record<Suit, string> = { spades: INK, hearts: "#7a4a22", diamonds: "#b88a43", clubs: "#4a2f1c" };

/** A lady with a brooch of her suit. */
export function Lady({ suit }: { suit: Suit }) {
  return (
    <g>
      {suit !== "clubs" && <path d="M38 66c-4 18 0 30 6 36h28c6-6 10-18 6-36z" fill={HAIR[suit]} />}
      <path d="M18 136c0-20 12-28 28-31h24c16 3 28 11 28 31z" fill={GOWNS[suit]} />
      <path d="M18 136c0-18 10-26 25-30" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M48 92h20l3 15c-7 7-19 7-26 0z" fill={SKIN} stroke={INK} strokeWidth="1" />
      <path d="M44 105c4-2 8 1 9-2 2 3 8 3 10 0 1 3 5 0 9 2l-3 9c-7 4-15 4-22 0z" fill="#f6efe0" stroke={INK} strokeWidth="1" />
      <circle cx="58" cy="121" r="7" fill="#f6efe0" stroke={RIM} strokeWidth="1.6" />
      <Pip suit={suit} x={58} y={121} size={9} ink={inkOf(suit)} />
      <path d="M44 62c0-12 28-12 28 0v16c0 11-7 18-14 18s-14-7-14-18z" fill={SKIN} stroke={INK} strokeWidth="1.2" />
      <path d="M58 60h14v18c0 11-7 18-14 18z" fill="#d8bb8d" opacity="0.45" />
      <path d="M49 74c2-2 4-2 6 0M61 74c2-2 4-2 6 0" fill="none" stroke={INK} strokeWidth="1.6" strokeLinecap="round" />
      <path d="M58 75v7h-2" fill="none" stroke={INK} strokeWidth="1" />
      <path d="M54 88c3 2.5 5 2.5 8 0-3-2-5-2-8 0z" fill="#a23d25" />
      <Headdress suit={suit} />
    </g>
  );
}

function Headdress({ suit }: { suit: Suit }) {
  const hair = HAIR[suit];
  if (suit === "spades") {
    return (
      <g>
        <path d="M43 66c0-10 8-14 15-14s15 4 15 14c-6-6-24-6-30 0z" fill={hair} />
        <path d="M28 56c14-8 46-8 60 0-8 6-52 6-60 0z" fill={INK} />
        <path d="M42 53c2-14 30-14 32 0z" fill="#2f3440" stroke={INK} strokeWidth="1" />
        <path d="M70 50c8-16 18-18 24-14-4 0-2 4-6 5 1 3-4 3-5 6-3 0-6 2-9 5z" fill="#e8ecec" stroke={INK} strokeWidth="1" />
        <path d="M44 60h28v16c-9 5-19 5-28 0z" fill={INK} opacity="0.18" />
        <path d="M28 56c8-5 20-6 30-6" fill="none" stroke={RIM} strokeWidth="1.4" />
      </g>
    );
  }
  if (suit === "hearts") {
    return (
      <g>
        <path d="M42 72c-4-22 6-30 16-30s20 8 16 30c-3-10-8-14-16-15-8 1-13 5-16 15z" fill={hair} />
        <circle cx="58" cy="38" r="9" fill={hair} stroke={INK} strokeWidth="0.8" />
        <g fill="#a23d25" stroke={INK} strokeWidth="0.8">
          <circle cx="70" cy="46" r="5" />
          <circle cx="75" cy="52" r="4" />
          <circle cx="66" cy="40" r="3.5" />
        </g>
        <path d="M42 72c-4-20 3-28 12-30" fill="none" stroke={RIM} strokeWidth="1.4" />
      </g>
    );
  }
  if (suit === "diamonds") {
    return (
      <g>
        <path d="M42 74c-4-24 6-31 16-31s20 7 16 31c-2-10-6-16-16-17-10 1-14 7-16 17z" fill={hair} />
        <path d="M42 52l2-16 7 9 7-13 7 13 7-9 2 16c-10-5-22-5-32 0z" fill={RIM} stroke={INK} strokeWidth="1.1" />
        <path d="M58 38l3 5-3 5-3-5z" fill="#f6efe0" stroke={INK} strokeWidth="0.7" />
        <path d="M43 82l-2 7 2 3 2-3zM73 82l-2 7 2 3 2-3z" fill={RIM} stroke={INK} strokeWidth="0.7" />
      </g>
    );
  }
  return (
    <g>
      <path d="M36 96c-8-18-6-52 22-54 28 2 30 36 22 54l-8 4c4-14 4-30-1-37-6-6-20-6-26 0-5 7-5 23-1 37z" fill="#37492e" stroke={INK} strokeWidth="1.2" />
      <path d="M45 66c3-8 23-8 26 0-7-3-19-3-26 0z" fill={hair} />
      <path d="M36 96c-8-18-5-46 14-53" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M46 99c4 5 8 6 12 6s8-1 12-6l3 9-9-3-6 4-6-4-9 3z" fill="#f6efe0" stroke={INK} strokeWidth="1" />
    </g>
  );
}

/** An errand boy in a cap; what he carries says what he does. */
export function Boy({ suit }: { suit: Suit }) {
  return (
    <g>
      <path d="M22 136c0-20 10-30 34-30s34 10 34 30z" fill="#5f5342" />
      <path d="M22 136c0-18 8-28 22-30" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M42 100c8 6 20 6 28 0l4 10c-10 8-26 8-36 0z" fill={GOWNS[suit]} stroke={INK} strokeWidth="1.1" />
      <path d="M46 112l-4 18 8-2 2-14z" fill={GOWNS[suit]} stroke={INK} strokeWidth="1.1" />
      <path d="M42 66h28v16c0 11-6 18-14 18s-14-7-14-18z" fill={SKIN} stroke={INK} strokeWidth="1.2" />
      <path d="M40 74c-4 0-4 8 1 8zM72 74c4 0 4 8-1 8z" fill={SKIN} stroke={INK} strokeWidth="1" />
      <path d="M42 70c2-6 26-6 28 0l-4 2-3-3-4 4-4-4-4 4-4-4-2 3z" fill={HAIR[suit]} />
      <circle cx="50.5" cy="79" r="1.7" fill={INK} />
      <circle cx="61.5" cy="79" r="1.7" fill={INK} />
      <path d="M56 80v5" stroke={INK} strokeWidth="1" />
      <path d="M50 90c4 4 8 4 12 0" fill="none" stroke={INK} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M36 66c-4-16 8-24 20-24 13 0 24 8 20 24-8-5-32-5-40 0z" fill="#3c3833" stroke={INK} strokeWidth="1.2" />
      <path d="M36 66c-4-16 6-23 16-24" fill="none" stroke={RIM} strokeWidth="1.6" />
      <path d="M38 66c10-5 34-5 46 2-4 4-10 3-14 1-10-4-24-4-32-3z" fill={INK} />
      <circle cx="56" cy="42" r="2" fill={INK} />
      <g transform="translate(78 112)">
        <circle r="16" fill="#fff6e0" stroke={INK} strokeWidth="1.6" />
        <Errand suit={suit} />
      </g>
    </g>
  );
}

/** What a jack does, in a circle of 16: a card to come, queens changing places, two for one, an eye. */
export function Errand({ suit }: { suit: Suit }) {
  const stroke = { fill: "none", stroke: INK, strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" } as const;
  if (suit === "spades") {
    return (
      <>
        <rect x="-6.5" y="-9.5" width="13" height="19" rx="2" fill="#fff" stroke={INK} strokeWidth="1.5" strokeDasharray="3 2" />
        <path d="M-2.5-3.5c0-4 5.5-4 5.5-.5 0 2.5-3 2.5-3 5M0 5.5v.2" {...stroke} />
      </>
    );
  }
  if (suit === "hearts") {
    return (
      <>
        <path d="M-9-3c3-7 14-7 17 0M8-7.5V-3H3.5" {...stroke} />
        <path d="M9 3C6 10-5 10-8 3M-8 7.5V3h4.5" {...stroke} stroke={inkOf("hearts")} />
      </>
    );
  }
  if (suit === "diamonds") {
    return (
      <>
        <path d="M-9-2.5l7 7M-2-2.5l-7 7" {...stroke} />
        <path d="M1-4c1-5 8-4 7 0C7.5-1 2 2 1 6h7.5" {...stroke} stroke={inkOf("diamonds")} />
      </>
    );
  }
  return (
    <>
      <path d="M-11 0c5-8 17-8 22 0-5 8-17 8-22 0z" {...stroke} />
      <circle r="3.6" fill={INK} />
    </>
  );
}
