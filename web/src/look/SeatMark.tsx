// The mark of a seat: its colour and its own glyph, so that nothing is told by colour alone.

// A key, a raindrop, a clover, a star and a moon, in a box of 24.
const GLYPHS = [
  "M12 4.2a3.9 3.9 0 0 0-1.2 7.6V20h2.4v-1.8h2.6v-2.2h-2.6v-1.4h1.8v-2.2h-1.8v-.6A3.9 3.9 0 0 0 12 4.2zm0 2.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z",
  "M12 3.8c3.2 4.4 5.2 7.2 5.2 10.2a5.2 5.2 0 0 1-10.4 0c0-3 2-5.8 5.2-10.2z",
  "M12 4.4a3.1 3.1 0 0 1 2.8 4.6 3.2 3.2 0 1 1-1.7 5.2c.1 2 .6 3.6 1.6 5.2H9.3c1-1.6 1.5-3.2 1.6-5.2a3.2 3.2 0 1 1-1.7-5.2A3.1 3.1 0 0 1 12 4.4z",
  "M12 3.8l2.3 5.2 5.7.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.6l5.7-.6z",
  "M15.8 4.6A8 8 0 1 0 19.6 15 6.6 6.6 0 0 1 15.8 4.6z",
];

/** Colours and glyphs repeat after five seats; a gang or side without a player gets a hollow mark. */
export function SeatMark({ seat, hollow = false }: { seat: number; hollow?: boolean }) {
  const glyph = GLYPHS[seat % GLYPHS.length];
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
      {hollow ? (
        <>
          <circle cx="12" cy="12" r="10.5" fill="none" stroke="var(--fog)" strokeWidth="1.6" strokeDasharray="3 2.2" />
          <path d={glyph} fill="var(--fog)" />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="11.5" fill={seatColour(seat)} />
          <path d={glyph} fill="var(--ink)" fillRule="evenodd" />
        </>
      )}
    </svg>
  );
}

/** The colour of a seat, as CSS. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % GLYPHS.length})`;
}
