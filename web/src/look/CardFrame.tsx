// The frame of every card: paper in front, soot and brass behind, and a turn between the two.

import type { CSSProperties, ReactNode } from "react";

interface CardFrameProps {
  children?: ReactNode; // the drawing on the front; leave it out while the card is a secret
  down?: boolean; // lies face down
  back?: ReactNode; // the drawing on the back
  label?: string; // how the card is read aloud; without it the card is decoration
  width?: string; // a CSS length; the height follows
  tint?: string; // the colour of the back, a seat's for example
}

export function CardFrame({ children, down = false, back, label, width, tint }: CardFrameProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {};
  if (width) style["--card"] = width;
  if (tint) style["--card-back"] = tint;
  return (
    <span
      className={down ? "card card-down" : "card"}
      style={style}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <span className="card-faces">
        <span className="card-front">{children}</span>
        <span className="card-back">{back ?? <CardBack />}</span>
      </span>
    </span>
  );
}

/** The common back: roofs and chimneys of the rookery, twice, under a lozenge. */
export function CardBack() {
  const roofs = "M8 66V50l6-6 6 6v-8h4V32h4v10h3V28l9-9 9 9v14h3V32h4v10h4v8l6-6 6 6v16z";
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <rect x="6" y="6" width="88" height="128" rx="6" strokeWidth="2" />
        <rect x="11" y="11" width="78" height="118" rx="4" strokeWidth="0.8" />
        <path d="M11 11 89 129M89 11 11 129" strokeWidth="0.6" opacity="0.6" />
      </g>
      <g fill="currentColor">
        <path d={roofs} transform="translate(10 0) scale(.8 1)" opacity="0.9" />
        <path d={roofs} transform="rotate(180 50 70) translate(10 0) scale(.8 1)" opacity="0.9" />
      </g>
      <path d="M50 58 62 70 50 82 38 70z" fill="#1d222a" stroke="currentColor" strokeWidth="2" />
      <circle cx="50" cy="70" r="3.4" fill="currentColor" />
    </svg>
  );
}
