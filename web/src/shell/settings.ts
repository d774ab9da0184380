// What a player has set once for all tables, on all their devices.
import { useSyncExternalStore } from "react";
import { PACES, type Pace, setPace } from "../look/pace";
import { setSound } from "../look/sound";
import { keepSettings, keptSettings } from "./keep";
import { changed, heard } from "./me";

export interface Settings {
  /** How fast the table shows what happens. */
  pace: Pace;
  /** A soft sound when it is my turn. */
  sound: boolean;
  /** The phone shakes when it is my turn. */
  shake: boolean;
  /** A word from the system when it is my turn and the page is hidden. */
  notice: boolean;
  /** Where there is only one move, it is made for me. */
  forced: boolean;
  /** Single keys press pieces and tools. */
  keys: boolean;
}

const FIRST: Settings = { pace: "normal", sound: false, shake: false, notice: false, forced: true, keys: true };

const watchers = new Set<() => void>();
let settings = read();
obey();

/** What was kept, where it is still something that can be set. */
function read(): Settings {
  const kept = keptSettings();
  const found = { ...FIRST };
  if (PACES.includes(kept.pace as Pace)) found.pace = kept.pace as Pace;
  for (const name of ["sound", "shake", "notice", "forced", "keys"] as const) {
    const value = kept[name];
    if (typeof value === "boolean") found[name] = value;
  }
  return found;
}

/** What of it concerns the look. */
function obey(): void {
  setPace(settings.pace);
  setSound(settings.sound);
}

/** Set something, and remember it. */
export function change(to: Partial<Settings>): void {
  settings = { ...settings, ...to };
  keepSettings({ ...settings });
  changed();
  tell();
}

function tell(): void {
  obey();
  watchers.forEach((watcher) => watcher());
}

heard(() => {
  settings = read();
  tell();
});

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The settings as they are now. */
export const useSettings = (): Settings => useSyncExternalStore(watch, () => settings);
