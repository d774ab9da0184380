// Single keys at a table: numbers for the lit pieces in order, letters for the tools, and ? for the list of them.
import { useEffect, useState } from "react";
import { useSettings } from "../settings";

const BOARD = "main button.lit:not(:disabled)";

/** The lit pieces that can be seen, in the order of their numbers. */
export function litPieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(BOARD)].filter((piece) => piece.getClientRects().length > 0).slice(0, 9);
}

/** Whether a key is meant for a text or a choice, not for the table. */
export function typing({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, select, input:not([type=range], [type=checkbox])");
}

export interface Shortcuts {
  /** Whether the numbers of the pieces are to be seen: as long as Alt is held. */
  numbers: boolean;
  /** Whether the list of keys is open. */
  list: boolean;
  close(): void;
}

/** A tool says its key itself, by `aria-keyshortcuts`. */
export function useShortcuts(): Shortcuts {
  const { keys } = useSettings();
  const [numbers, setNumbers] = useState(false);
  const [list, setList] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Alt" && keys) setNumbers(true);
      if (event.repeat || event.defaultPrevented || typing(event) || document.querySelector("dialog[open]")) return;
      if (event.key === "?") setList(true);
      else if (keys) use(event);
    };
    const release = (): void => setNumbers(false);
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    addEventListener("blur", release);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
      removeEventListener("blur", release);
    };
  }, [keys]);
  return { numbers, list, close: () => setList(false) };
}

function use({ key, code }: KeyboardEvent): void {
  const [, number] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []; // a French keyboard has signs where others have numbers
  if (number) litPieces()[Number(number) - 1]?.click();
  else if (/^[a-z]$/i.test(key)) {
    document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key.toLowerCase()}"]`)?.click();
  }
}
