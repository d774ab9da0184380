// Who plays here: a key that this browser makes when it is first needed, and what the server keeps under it, for all devices.
import { useSyncExternalStore } from "react";
import type { AboutMe, Me } from "../protocol";
import { aboutMe, keepMe } from "./api";
import { forgetAll, keepKey, keepLanguage, keepName, keepSettings, keptKey, keptLanguage, keptSettings, someName } from "./keep";
import { faultOf } from "./load";

const BYTES = 24;
const SOON = 500; // milliseconds in which changes are sent once

let key = keptKey();
let making: Promise<string> | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The key of who plays here; empty as long as they have done nothing that needs one. */
export const myKey = (): string => key;

/** What is kept of them in this browser has changed from outside: on another device, say. */
export function heard(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, for a page that shows what is theirs. */
export const useKey = (): string => useSyncExternalStore(heard, myKey);

/** A key that nobody can guess. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(BYTES));
  return `me_${btoa(String.fromCharCode(...random)).replaceAll("+", "-").replaceAll("/", "_")}`;
}

function about(): AboutMe {
  const settings = keptSettings() as NonNullable<AboutMe["settings"]>;
  return { name: someName(), language: keptLanguage() ?? document.documentElement.lang, settings };
}

/** Be somebody the server knows: whoever is not yet becomes it now, under the name that stands on the page. */
export function beKnown(): Promise<string> {
  if (key) return Promise.resolve(key);
  const made = newKey();
  making ??= keepMe(made, about())
    .then((me) => {
      become(made, me);
      return made;
    })
    .finally(() => {
      making = null;
    });
  return making;
}

/** From now on this browser is a player's. */
export function become(theirs: string, me: Me): void {
  key = theirs;
  keepKey(theirs);
  take(me);
  listeners.forEach((listener) => listener());
}

/** The name, the language or a setting has changed here: the server keeps it, soon. */
export function changed(): void {
  if (!key) return;
  clearTimeout(waiting);
  waiting = setTimeout(send, SOON);
}

function send(): void {
  clearTimeout(waiting);
  waiting = undefined;
  keepMe(key, about()).catch(() => undefined); // it is kept here, and sent with the next change
}

/** What the server keeps is true here, too. */
function take(me: Me): void {
  if (waiting !== undefined) return; // what was just changed here is newer
  keepName(me.name);
  if (me.language) keepLanguage(me.language);
  keepSettings(me.settings);
  listeners.forEach((listener) => listener());
}

/** Learn what was changed on other devices. Whom the server does not know any more is nobody here either. */
async function catchUp(): Promise<void> {
  if (!key) return;
  try {
    take(await aboutMe(key));
  } catch (problem) {
    if (faultOf(problem).reason === "no_such_player") beNobody();
  }
}

/** Forget in this browser who played here. */
export function beNobody(): void {
  clearTimeout(waiting);
  waiting = undefined;
  key = "";
  forgetAll();
  listeners.forEach((listener) => listener());
}

/** Learn what is new at the start, and send what is left when the page is left. */
export function keepUp(): () => void {
  const leave = (): void => void (waiting !== undefined && send());
  void catchUp();
  addEventListener("pagehide", leave);
  return () => removeEventListener("pagehide", leave);
}
