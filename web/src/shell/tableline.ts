// A table on the line: a connection, and what is known through it, for React to watch.
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Move, Reply, Told } from "../protocol";
import { socketAddress } from "./api";
import { Connection, type Line, type Wanted } from "./connection";
import { type Known, learn, NOTHING } from "./known";

export class TableLine {
  /** What is shown: all that was heard, brought up to date at most once for each picture that is drawn. */
  shown: Known = NOTHING;
  private known: Known = NOTHING;
  /** What was told since it was last shown; null where nothing was. */
  private untold: Told[] | null = null;
  private resting = false;
  /** The move that was clicked and is neither shown nor answered yet: one click, one move. */
  private moving = "";
  private readonly watchers = new Set<() => void>();
  private readonly connection: Connection;

  constructor(table: string, token: string) {
    this.connection = new Connection({
      token,
      open: () => new WebSocket(socketAddress(table)) as Line,
      hear: (reply) => this.hear(reply),
      changed: (line, refusal) => this.set({ ...this.known, line, shut: refusal }),
      later: (milliseconds, deed) => {
        const timer = setTimeout(deed, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    });
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Be connected until the answer is called. */
  start(): () => void {
    const retry = (): void => this.connection.retry();
    this.connection.start();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      this.connection.stop();
    };
  }

  retry(): void {
    this.connection.retry();
  }

  ask(wanted: Wanted): void {
    this.connection.request(wanted);
  }

  /** Play a move, unless one is still on its way. */
  act(move: Move): void {
    if (this.moving !== "") return;
    this.moving = this.connection.request({ type: "act", ...move });
  }

  /** Forget what was refused. */
  forgive(): void {
    this.set({ ...this.known, refused: null });
  }

  private hear(reply: Reply): void {
    if (this.answers(reply)) this.moving = "";
    this.set(learn(this.known, reply, Date.now() / 1000));
  }

  /** Whether the click has done what it can: it was answered, or its move is shown, after which the answer comes. */
  private answers(reply: Reply): boolean {
    if (reply.type === "ack" || reply.type === "refuse") return reply.id === this.moving;
    const mine = this.known.hello?.seat;
    return reply.type === "update" && Boolean(reply.events?.some(({ what, seat }) => what === "move" && seat === mine));
  }

  private set(known: Known): void {
    if (known.told !== this.known.told) this.untold = [...(this.untold ?? []), ...known.told];
    this.known = known;
    if (!this.resting) this.show();
  }

  /** Messages may come faster than pictures: what comes before the next one is shown with it, and all of it is told. */
  private show(): void {
    this.shown = { ...this.known, told: this.untold ?? this.shown.told };
    this.untold = null;
    this.resting = true;
    const heard = this.known;
    const began = performance.now();
    const next = (): void => {
      this.resting = false;
      if (this.known !== heard) this.show();
    };
    beforePicture(() => {
      const took = Math.min(performance.now() - began, UNHEARD);
      if (took < SWIFT) next();
      else setTimeout(next, took); // a slow page listens as long as it draws, or it would draw every message
    });
    for (const watcher of this.watchers) watcher();
  }
}

const SWIFT = 34; // milliseconds that a picture may take
const UNHEARD = 500; // and that nothing new is shown at most
const UNSEEN = 100; // milliseconds: a page that nobody sees is not drawn

function beforePicture(deed: () => void): void {
  const picture = requestAnimationFrame(() => {
    clearTimeout(timer);
    deed();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(picture);
    deed();
  }, UNSEEN);
}

/** Sit at a table, or watch it. */
export function useTableLine(table: string, token: string): [Known, TableLine] {
  const line = useMemo(() => new TableLine(table, token), [table, token]);
  useEffect(() => line.start(), [line]);
  return [useSyncExternalStore(line.watch, () => line.shown), line];
}
