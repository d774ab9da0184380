// Small marks: cards in a hand, burglary cards, the sun, the moon, a police file and a policeman.

export function CardMark() {
  return (
    <svg width="1.3em" height="1.3em" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="9" y="4" width="11" height="16" rx="2" fill="#8c2f22" stroke="#ffd98a" strokeWidth="1.3" transform="rotate(10 14 12)" />
      <rect x="4" y="4" width="11" height="16" rx="2" fill="#a23d25" stroke="#ffd98a" strokeWidth="1.3" transform="rotate(-7 9 12)" />
      <circle cx="9.5" cy="10" r="2.2" fill="#ffd98a" />
      <path d="M6.3 16.5c0-5 6.6-5 6.6 0z" fill="#ffd98a" />
    </svg>
  );
}

export function LootMark() {
  return (
    <svg width="1.3em" height="1.3em" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9.5 7.5C5 10 3 14 3.5 17.5S7 21 12 21s8-.5 8.5-3.5S19 10 14.5 7.5z" fill="#a8703a" stroke="#ffd98a" strokeWidth="1.3" />
      <path d="M8 3.5l2 3.5h4l2-3.5-2 .8-2-1.3-2 1.3z" fill="#a8703a" stroke="#ffd98a" strokeWidth="1.2" />
      <path d="M14.5 12.5c-3.5-2-5 1-3.5 3 .5 1 0 2.5-1 2.5h5M9.5 15.5h4" fill="none" stroke="#ffe9b8" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

export function FileMark() {
  return (
    <svg width="1.3em" height="1.3em" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 6h7l2 2.5h10V20h-19z" fill="#a23d25" stroke="#f2e7cf" strokeWidth="1.3" strokeLinejoin="round" />
      <path d="M6 12.5h12M6 16h8" stroke="#f2e7cf" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}

export function SunMark() {
  return (
    <svg width="1.3em" height="1.3em" viewBox="0 0 24 24" aria-hidden="true">
      <g stroke="#ffd98a" strokeWidth="2" strokeLinecap="round">
        <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" />
      </g>
      <circle cx="12" cy="12" r="5.3" fill="#ffd98a" />
    </svg>
  );
}

export function MoonMark() {
  return (
    <svg width="1.3em" height="1.3em" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M15.5 2.5A10 10 0 1 0 21.5 15 8.2 8.2 0 0 1 15.5 2.5z" fill="#dfe9f5" />
      <path d="M18.5 6l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z" fill="#ffd98a" />
    </svg>
  );
}

/** Fagin's book, with its ribbon. */
export function BookMark() {
  return (
    <svg width="1.6em" height="1.6em" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5c3-2 6-2 8 0 2-2 5-2 8 0v14c-3-2-6-2-8 0-2-2-5-2-8 0z" fill="#f2e7cf" stroke="#7a4524" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M12 5v14M6.500 9h3M6.500 12h3M14.500 9h3M14.500 12h3" stroke="#7a4524" strokeWidth="1.300" strokeLinecap="round" />
      <path d="M16 4v5l1.200-1 1.200 1V4z" fill="#a23d25" />
    </svg>
  );
}

/** A peeler in his tall hat, with lantern and whiskers. */
export function Policeman() {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <rect width="60" height="60" rx="4" fill="#2b3440" />
      <circle cx="49" cy="44" r="20" fill="#ffcd70" opacity="0.28" />
      <g stroke="#0d1014" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M4 62c1-14 9-18 26-18s25 4 26 18z" fill="#1b2a44" />
        <path d="M30 46v14" stroke="#8b97a3" strokeWidth="2" strokeDasharray="0.5 4" strokeLinecap="round" />
        <ellipse cx="30" cy="32" rx="10.5" ry="12" fill="#e9c39a" />
        <path d="M20 29c-2 8 0 14 5 15-3-5-3-9-2-13zM40 29c2 8 0 14-5 15 3-5 3-9 2-13z" fill="#5b4632" />
        <path d="M18 24h24v-3.500h-3L38 4H22l-1 16.500h-3z" fill="#11161e" />
        <path d="M46 38h7l1.500 12h-10z" fill="#ffe2a0" />
        <path d="M45 38c0-5 9-5 9 0z" fill="#11161e" />
      </g>
      <path d="M21.300 16h17.400l.2 3H21.100z" fill="#8b97a3" />
      <path d="M24.500 30.500h3M32.500 30.500h3" stroke="#0d1014" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M30 32l-1.300 3.500h2.400M27 39.500h6" fill="none" stroke="#0d1014" strokeWidth="1.100" strokeLinecap="round" />
    </svg>
  );
}
