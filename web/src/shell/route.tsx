// Where we are: the front page, a table, or the parts. Links change the page without loading it anew.
import { type ReactNode, useSyncExternalStore } from "react";

export type Place = { page: "front" } | { page: "parts" } | { page: "table"; table: string };

/** The place of a path. */
export function placeOf(path: string): Place {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table) return { page: "table", table };
  return { page: path === "/parts" ? "parts" : "front" };
}

export const tablePath = (table: string): string => `/t/${table}`;

/** What a friend opens to take a seat; the secret stays behind the #, which no server ever sees. */
export const seatLink = (table: string, link: string): string => `${location.origin}${tablePath(table)}#link=${link}`;

/** The secret of the seat link that was opened, if one was. */
export const linkIn = (hash: string): string => /^#link=([\w-]+)$/.exec(hash)?.[1] ?? "";

const MOVED = "rookery-moved";

export function go(path: string): void {
  history.pushState(null, "", path);
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(MOVED));
}

function watch(watcher: () => void): () => void {
  window.addEventListener("popstate", watcher);
  window.addEventListener("hashchange", watcher);
  window.addEventListener(MOVED, watcher);
  return () => {
    window.removeEventListener("popstate", watcher);
    window.removeEventListener("hashchange", watcher);
    window.removeEventListener(MOVED, watcher);
  };
}

export const usePath = (): string => useSyncExternalStore(watch, () => location.pathname + location.hash);

interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

export function Link({ to, className, children }: LinkProps) {
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
