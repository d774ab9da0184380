// A table on the line: a connection, and what is known through it, for React to watch.
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Move, Reply } from "../protocol";
import { socketAddress } from "./api";
import { Connection, type Line, type Wanted } from "./connection";
import { type Known, learn, NOTHING } from "./known";

export class TableLine {
  known: Known = NOTHING;
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
    this.set(learn(this.known, reply));
  }

  /** Whether the click has done what it can: it was answered, or its move is shown, after which the answer comes. */
  private answers(reply: Reply): boolean {
    if (reply.type === "ack" || reply.type === "refuse") return reply.id === this.moving;
    const mine = this.known.hello?.seat;
    return reply.type === "update" && Boolean(reply.events?.some(({ what, seat }) => what === "move" && seat === mine));
  }

  private set(known: Known): void {
    this.known = known;
    for (const watcher of this.watchers) watcher();
  }
}

/** Sit at a table, or watch it; every message is shown, none skipped. */
export function useTableLine(table: string, token: string): [Known, TableLine] {
  const line = useMemo(() => new TableLine(table, token), [table, token]);
  useEffect(() => line.start(), [line]);
  return [useSyncExternalStore(line.watch, () => line.known), line];
}
