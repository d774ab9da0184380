// A field with its name above or beside it, and a box to tick with its name after it.
import type { ReactNode } from "react";
import { classes } from "../../look/classes";
import styles from "./Labelled.module.css";

export function Labelled({ label, beside = false, children }: { label: string; beside?: boolean; children: ReactNode }) {
  return (
    <label className={classes(styles.labelled, beside && styles.beside)}>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface CheckProps {
  label: string;
  /** What it means, in a small line below. */
  about?: string;
  checked: boolean;
  disabled?: boolean;
  change(checked: boolean): void;
}

export function Check({ label, about, checked, disabled = false, change }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => change(event.target.checked)} />
      <span>
        {label}
        {about && <div className="quiet">{about}</div>}
      </span>
    </label>
  );
}
