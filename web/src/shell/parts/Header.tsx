// The line at the top of every page: home, where we are, and the language.
import type { ReactNode } from "react";
import { LANGUAGES, useLanguage } from "../language";
import { Link } from "../route";

export function Header({ children }: { children?: ReactNode }) {
  const { language, choose, ui } = useLanguage();
  return (
    <header className="head">
      <Link to="/" className="brand">
        <Rook />
        <span className="brand-name">Rookery</span>
      </Link>
      <div className="head-middle">{children}</div>
      <div className="languages" role="group" aria-label={ui.say("language")}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <button
            key={code}
            type="button"
            lang={code}
            className="language"
            aria-pressed={code === language}
            title={name}
            onClick={() => choose(code)}
          >
            <span aria-hidden="true">{code.toUpperCase()}</span>
            <span className="aloud">{name}</span>
          </button>
        ))}
      </div>
    </header>
  );
}

/** A rook before a gas lamp. */
function Rook() {
  return (
    <svg className="rook" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="26" cy="13" r="9" fill="var(--brass-lit)" opacity="0.95" />
      <circle cx="26" cy="13" r="13" fill="var(--brass-lit)" opacity="0.22" />
      <path
        d="M3 27c6 0 9-3 11-9 2-5 6-7 10-6 2 0 3 1 4 3l5 2-6 1C27 26 23 31 16 31l-2 5h-2l2-5C9 31 6 30 3 27z"
        fill="var(--paper)"
        stroke="var(--night)"
        strokeWidth="1.2"
      />
      <circle cx="24" cy="15.5" r="1" fill="var(--night)" />
    </svg>
  );
}
