// A window over the page: takes the focus, gives it back, and closes with Escape, its button or a click beside it.
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { classes } from "../../look/classes";
import { useLanguage } from "../language";
import styles from "./Dialog.module.css";

interface DialogProps {
  title: string;
  close(): void;
  kind?: "box" | "drawer";
  children: ReactNode;
}

export function Dialog({ title, close, kind = "box", children }: DialogProps) {
  const { ui } = useLanguage();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, kind === "drawer" && styles.drawer)}
      aria-labelledby={heading}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="btn btn-quiet" onClick={close} aria-label={ui.say("close")}>
            <span aria-hidden="true">✕</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
