// Small marks: cards in a hand, burglary cards, the sun, the moon and a police file.

export function CardMark() {
  return (
    <svg className="ot-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="9" y="4" width="11" height="16" rx="2" fill="#8c2f22" stroke="#ffd98a" strokeWidth="1.3" transform="rotate(10 14 12)" />
      <rect x="4" y="4" width="11" height="16" rx="2" fill="#a23d25" stroke="#ffd98a" strokeWidth="1.3" transform="rotate(-7 9 12)" />
      <circle cx="9.5" cy="10" r="2.2" fill="#ffd98a" />
      <path d="M6.3 16.5c0-5 6.6-5 6.6 0z" fill="#ffd98a" />
    </svg>
  );
}

export function LootMark() {
  return (
    <svg className="ot-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9.5 7.5C5 10 3 14 3.5 17.5S7 21 12 21s8-.5 8.5-3.5S19 10 14.5 7.5z" fill="#a8703a" stroke="#ffd98a" strokeWidth="1.3" />
      <path d="M8 3.5l2 3.5h4l2-3.5-2 .8-2-1.3-2 1.3z" fill="#a8703a" stroke="#ffd98a" strokeWidth="1.2" />
      <path d="M14.5 12.5c-3.5-2-5 1-3.5 3 .5 1 0 2.5-1 2.5h5M9.5 15.5h4" fill="none" stroke="#ffe9b8" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

export function FileMark() {
  return (
    <svg className="ot-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 6h7l2 2.5h10V20h-19z" fill="#a23d25" stroke="#f2e7cf" strokeWidth="1.3" strokeLinejoin="round" />
      <path d="M6 12.5h12M6 16h8" stroke="#f2e7cf" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}

export function SunMark() {
  return (
    <svg className="ot-mark" viewBox="0 0 24 24" aria-hidden="true">
      <g stroke="#ffd98a" strokeWidth="2" strokeLinecap="round">
        <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" />
      </g>
      <circle cx="12" cy="12" r="5.3" fill="#ffd98a" />
    </svg>
  );
}

export function MoonMark() {
  return (
    <svg className="ot-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M15.5 2.5A10 10 0 1 0 21.5 15 8.2 8.2 0 0 1 15.5 2.5z" fill="#dfe9f5" />
      <path d="M18.5 6l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z" fill="#ffd98a" />
    </svg>
  );
}
