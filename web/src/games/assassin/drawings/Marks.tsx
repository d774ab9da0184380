// Small marks: a packet, and what somebody is suspected of.

import type { Suspicion } from "../notes";

/** A packet tied with string; the doubled one says so. */
export function Packet({ doubled = false }: { doubled?: boolean }) {
  return (
    <svg viewBox="0 0 24 30" width="1.1rem" aria-hidden="true">
      <rect x="1" y="1" width="22" height="28" rx="3" fill={doubled ? "#a23d25" : "#d8c8a6"} stroke="#1a1613" strokeWidth="1.6" />
      {doubled ? (
        <text x="12" y="21.5" fill="#fff6e0" fontSize="19" fontWeight="700" textAnchor="middle">
          2
        </text>
      ) : (
        <path d="M12 1v28M1 15h22M12 15c-4-5-7-1-4 1zM12 15c4-5 7-1 4 1z" fill="none" stroke="#7d5510" strokeWidth="1.6" />
      )}
    </svg>
  );
}

/** Where a packet could lie. */
export function NoPacket() {
  return (
    <svg viewBox="0 0 24 30" width="1.1rem" aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="27" rx="3" fill="none" stroke="#b4bec3" strokeWidth="1.6" strokeDasharray="4 3" />
    </svg>
  );
}

const MARKS: Record<Suspicion, string> = {
  // A helmet, half a mask, a knife; in a box of 24.
  police: "M4 17c0-9 3-13 8-13s8 4 8 13zM2 18h20v2.5H2zM11 1.5h2V4h-2z",
  traitor: "M3 6c6-2 12-2 18 0 1 7-2 12-9 14C5 18 2 13 3 6zm4 4c0 2 4 2 4 0-1-1.5-3-1.5-4 0zm5-4.5V19c5-2 7-6 7-12-2-.8-4.5-1.3-7-1.5z",
  assassin: "M21 2L9.5 12.5l2.5 2.5zM8.5 12l4.5 4.5-1.5 1.5-2-2L4 21.5 2.5 20 8 14.5l-1-1z",
};

export function SuspicionMark({ suspicion }: { suspicion: Suspicion }) {
  return (
    <svg viewBox="0 0 24 24" width="1.3em" height="1.3em" style={{ verticalAlign: "-0.3em" }} aria-hidden="true">
      <path d={MARKS[suspicion]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
