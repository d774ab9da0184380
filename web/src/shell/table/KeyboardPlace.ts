// The keyboard's place: who plays by keyboard and has lost it, because a piece is gone or a page is new, finds the next lit one.
import { useLayoutEffect } from "react";

let byKeyboard = false;

/** Notice whether the keyboard is used. Called once, when the page begins. */
export function watchKeyboard(): void {
  window.addEventListener("keydown", () => (byKeyboard = true), true);
  window.addEventListener("pointerdown", () => (byKeyboard = false), true);
}

/** Beside a table: whenever something is lit there and the focus is nowhere, give it to the first lit piece. */
export function KeyboardPlace({ ready, moment }: { ready: boolean; moment: unknown }): null {
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (ready && byKeyboard && lost) {
      document.querySelector<HTMLElement>("main button.lit")?.focus({ preventScroll: true });
    }
  }, [ready, moment]);
  return null;
}
