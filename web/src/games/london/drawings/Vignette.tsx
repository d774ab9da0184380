// What a card shows: a small engraving of its building, its trade or its people, told apart by outline.

import { type Drawing, ENGRAVINGS } from "./engravings";

const NOTHING: Drawing = [""];
const CUT = "var(--cut, #fbf1dd)";

/** Solid shapes in the card's ink, what is cut out of them, and fine lines around. */
export function Vignette({ card }: { card: string }) {
  const [solid, cut = "", lines = ""] = ENGRAVINGS[card] ?? NOTHING;
  return (
    <svg viewBox="0 0 64 36" fill="none" stroke="currentColor" strokeWidth="0.9" strokeLinecap="round" fillRule="evenodd" aria-hidden="true">
      <path d="M2 7h16M24 4h14M46 8h15M8 12h9M40 13h20M3 17h7M54 18h8" strokeWidth="0.5" opacity="0.4" />
      <path d={solid} fill="currentColor" stroke="none" />
      <path d={cut} fill={CUT} stroke={CUT} strokeWidth="0.7" />
      <path d={`${lines}M1 34.6h62`} />
    </svg>
  );
}
