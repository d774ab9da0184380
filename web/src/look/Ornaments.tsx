// Ornaments of the street: a gas lamp and drifting fog.

/** A gas lamp on its post; the light is part of the drawing. */
export function Lamp({ height = "6rem" }: { height?: string }) {
  return (
    <svg className="lamp" viewBox="0 0 60 160" height={height} aria-hidden="true">
      <g fill="rgb(255 205 112)">
        <circle cx="30" cy="34" r="52" opacity="0.07" />
        <circle cx="30" cy="34" r="36" opacity="0.1" />
        <circle cx="30" cy="34" r="22" opacity="0.2" />
      </g>
      <LampPost />
    </svg>
  );
}

/** The lamp without its halo, 60 by 160, to stand in larger drawings. */
export function LampPost() {
  return (
    <>
      <path d="M19 20h22l-4 30H23z" fill="#ffe2a0" />
      <path className="lamp-flame" d="M30 26c4 6 6 9 6 13a6 6 0 0 1-12 0c0-4 2-7 6-13z" fill="#fff7df" />
      <g fill="none" stroke="#090b0e" strokeWidth="2">
        <path d="M19 20h22l-4 30H23zM30 20v30" />
      </g>
      <g fill="#090b0e">
        <path d="M15 20h30l-5-7H20zM24 13h12l-3-6h-6zM28.5 2h3v6h-3zM22 50h16l-3 6H25z" />
        <path d="M27.5 56h5L34 146h-8zM18 66h24v3H18zM25 84h10v5H25zM23 140h14l4 18H19z" />
      </g>
    </>
  );
}

/** Fog along the lower edge of the nearest positioned box. */
export function Fog() {
  return (
    <svg className="fog" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M-40 60c40-26 80 8 130-8s90-24 140-4 90-14 140 4 60 6 90-6v70H-40z" fill="#b4bec3" opacity="0.1" />
      <path d="M-40 78c60-18 100 10 160-4s100-10 150 2 90-12 190-2v40H-40z" fill="#b4bec3" opacity="0.14" />
    </svg>
  );
}
