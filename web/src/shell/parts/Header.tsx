// The line at the top of every page: home, where we are, the language, and the settings.
import { type ReactNode, useState } from "react";
import { useLanguage } from "../language";
import { Link } from "../route";
import styles from "./Header.module.css";
import { Languages } from "./Languages";
import { SettingsDialog } from "./SettingsDialog";

export function Header({ children }: { children?: ReactNode }) {
  const { ui } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <header className={styles.head}>
        <Link to="/" className={styles.brand}>
          <Rook />
          <span>Rookery</span>
        </Link>
        <div className={styles.middle}>{children}</div>
        <Languages short className={styles.languages} />
        <button
          type="button"
          className={`btn btn-quiet ${styles.gear}`}
          aria-label={ui.say("settings.title")}
          title={ui.say("settings.title")}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Gear />
        </button>
      </header>
      {open && <SettingsDialog close={() => setOpen(false)} />}
    </>
  );
}

const TEETH = [0, 45, 90, 135, 180, 225, 270, 315];

function Gear() {
  return (
    <svg viewBox="-10 -10 20 20" width="1.5em" height="1.5em" fill="none" stroke="currentColor" aria-hidden="true">
      <circle r="5.6" strokeWidth="1.7" />
      <circle r="2" strokeWidth="1.5" />
      {TEETH.map((turn) => (
        <path key={turn} d="M0-6v-2.600" strokeWidth="2.6" transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}

/** A rook before a gas lamp. */
function Rook() {
  return (
    <svg className={styles.rook} viewBox="0 0 40 40" aria-hidden="true">
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
