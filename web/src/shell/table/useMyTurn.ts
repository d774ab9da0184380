// My turn, heard, felt and noticed as far as the player allows it, and said in the page's title.
import { useEffect, useRef } from "react";
import { chime } from "../../look/sound";
import { useLanguage } from "../language";
import { useSettings } from "../settings";

const SHAKE = [60, 60, 60]; // milliseconds on, off and on
const SOON = 1500; // who has moved just now is still there: nobody calls them

/** `mine` is null until the table is known: whoever comes to a table is not called to it. */
export function useMyTurn(mine: boolean | null, name: string): void {
  const { ui } = useLanguage();
  const { sound, shake, notice } = useSettings();
  const before = useRef<{ mine: boolean | null; ended: number }>({ mine: null, ended: 0 });
  useEffect(() => {
    document.title = mine ? ui.say("turn.title", { game: name }) : name ? `${name} – Rookery` : "Rookery";
  }, [mine, name, ui]);
  useEffect(() => {
    const { mine: was, ended } = before.current;
    before.current = { mine, ended: was && !mine ? Date.now() : ended };
    if (!mine || was !== false || (Date.now() - ended < SOON && !document.hidden)) return undefined;
    if (sound) chime();
    if (shake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE);
    if (!notice || !document.hidden) return undefined;
    const told = tell(name, ui.say("turn.notice"));
    return () => told?.close(); // it is over, or the language is another one
    // What is set while it is my turn counts from the next one.
  }, [mine]);
}

/** A word from the system; a click on it comes back to this page. */
function tell(title: string, body: string): Notification | null {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return null;
  try {
    const told = new Notification(title, { body, tag: "rookery-turn" });
    told.onclick = () => {
      window.focus();
      told.close();
    };
    return told;
  } catch {
    return null; // some phones let only installed pages speak
  }
}
