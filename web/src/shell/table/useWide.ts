// Whether there is room for the side panel beside the table.
import { useSyncExternalStore } from "react";

const query = window.matchMedia("(min-width: 75rem)");

function watch(watcher: () => void): () => void {
  query.addEventListener("change", watcher);
  return () => query.removeEventListener("change", watcher);
}

export const useWide = (): boolean => useSyncExternalStore(watch, () => query.matches);
