// Where we are: the front page, a table, a club night, what is mine, the results of a game, the host's page, or the parts. Links change the page without loading it anew.
import { type ReactNode, useSyncExternalStore } from "react";

export type Place =
  | { page: "front" | "parts" | "me" | "host" }
  | { page: "table"; table: string }
  | { page: "night"; night: string }
  | { page: "results"; game: string };

/** The place of a path. */
export function placeOf(path: string): Place {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table) return { page: "table", table };
  const night = /^\/n\/([\w-]+)\/?$/.exec(path)?.[1];
  if (night) return { page: "night", night };
  const game = /^\/games\/([\w-]+)\/results\/?$/.exec(path)?.[1];
  if (game) return { page: "results", game };
  if (path === "/parts" || path === MY_PATH || path === HOST_PATH) return { page: PLAIN[path] };
  return { page: "front" };
}

export const MY_PATH = "/me";
export const HOST_PATH = "/host";
const PLAIN = { "/parts": "parts", [MY_PATH]: "me", [HOST_PATH]: "host" } as const;
export const resultsPath = (game: string): string => `/games/${game}/results`;
export const NEW_NIGHT = "new";
export const SCREEN = "#screen"; // behind a night's path: for a wall
export const nightPath = (night: string): string => `/n/${night}`;
export const tablePath = (table: string): string => `/t/${table}`;

/** What a friend opens to take a seat; the secret stays behind the #, which no server ever sees. */
export const seatLink = (table: string, link: string): string => `${location.origin}${tablePath(table)}#link=${link}`;

/** The secret of the seat link that was opened, if one was. */
export const linkIn = (hash: string): string => /^#link=([\w-]+)$/.exec(hash)?.[1] ?? "";

/** What another device opens to be its player's; and the secret of the one that was opened. */
export const passLink = (secret: string): string => `${location.origin}${MY_PATH}#pass=${secret}`;
export const passIn = (hash: string): string => /^#pass=([\w-]+)$/.exec(hash)?.[1] ?? "";

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
  /** Called when we have gone there. */
  went?(): void;
  children: ReactNode;
}

export function Link({ to, className, went, children }: LinkProps) {
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
        went?.();
      }}
    >
      {children}
    </a>
  );
}
