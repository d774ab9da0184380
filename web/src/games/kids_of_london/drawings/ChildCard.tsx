// A child's card, 100 by 140: its number large in the corner, the child under the lamp.

import { ChildFigure } from "./children";

export function ChildCard({ child, colour }: { child: number; colour: string }) {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <circle cx="56" cy="78" r="40" fill="#ffd98a" opacity="0.35" />
      <circle cx="56" cy="78" r="27" fill="#ffe9b8" opacity="0.6" />
      <path d="M5 124h90v11H5z" fill="#8d8066" opacity="0.55" />
      <path d="M5 124h90M14 129h12M34 129h16M60 129h10M78 129h12M8 133h14M30 133h10M48 133h16M72 133h14" stroke="#1a1613" strokeWidth="1" opacity="0.6" />
      <g transform={`translate(${SHIFT[child] ?? 56} 127) scale(1.04)`}>
        <ChildFigure child={child} colour={colour} />
      </g>
      <text x="8" y="33" fill="var(--ink)" fontSize="34" fontWeight="700">
        {child}
      </text>
      <path d="M9 38h17" stroke={colour} strokeWidth="3.5" />
    </svg>
  );
}

/** Where each child stands, so that what it carries stays on the card and clear of the number. */
const SHIFT = [52, 50, 44, 52, 68, 52, 66, 66, 56];
