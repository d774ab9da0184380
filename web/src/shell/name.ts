// The name somebody plays under: the same wherever it is shown, and remembered.
import { useSyncExternalStore } from "react";
import { keepName, someName } from "./keep";
import { changed, heard } from "./me";

const watchers = new Set<() => void>();
let typed: string | null = null;

/** As it was typed, be it nothing yet. */
const shown = (): string => typed ?? someName();

function change(name: string): void {
  typed = name;
  keepName(name);
  changed();
  watchers.forEach((watcher) => watcher());
}

heard(() => {
  typed = null;
  watchers.forEach((watcher) => watcher());
});

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The name, and how to change it. */
export const useName = (): [string, (name: string) => void] => [useSyncExternalStore(watch, shown), change];
