// The connection to a table: it comes back by itself, resumes where it was, and sends again what may not have arrived.
import type { Act, Chat, Refuse, Reply, Request, Undo } from "../protocol";

/** What is used of a WebSocket. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** `connecting` for the first time, `open`, `down` while it tries again, `refused` or `closed` for good. */
export type LineState = "connecting" | "open" | "down" | "refused" | "closed";

type Distribute<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wanted = Distribute<Act | Undo | Chat>;

export interface Surroundings {
  open(): Line;
  token: string;
  hear(reply: Reply): void;
  changed(state: LineState, refusal: Refuse | null): void;
  later(milliseconds: number, deed: () => void): () => void;
  random(): number;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const ANSWER_WITHIN = 10_000;

/** How long to wait before trying again, so that not everybody comes back at once. */
export function backoff(failures: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2);
}

export class Connection {
  state: LineState = "closed";
  last = 0; // the number of the last event heard
  private line: Line | null = null;
  private failures = 0;
  private named = 0;
  private readonly session: string;
  private readonly unanswered = new Map<string, Wanted & { id: string }>();
  private stopWaiting: () => void = () => undefined;
  private stopWatch: (() => void) | null = null;

  constructor(private readonly around: Surroundings) {
    this.session = Math.floor(around.random() * 2 ** 48).toString(36);
  }

  start(): void {
    if (this.state === "closed") this.connect("connecting");
  }

  /** Close for good. */
  stop(): void {
    this.drop();
    this.become("closed");
  }

  /** Don't wait any longer before trying again. */
  retry(): void {
    if (this.state === "down" && this.line === null) this.connect("down");
  }

  /** Ask for something; it is sent now or when the line is open again, and until it is answered. */
  request(wanted: Wanted): string {
    const request = { ...wanted, id: this.newId() };
    this.unanswered.set(request.id, request);
    if (this.state === "open") this.send(request);
    return request.id;
  }

  private newId(): string {
    this.named += 1;
    return `${this.session}-${this.named}`;
  }

  private connect(state: LineState): void {
    this.drop();
    const line = this.around.open();
    this.line = line;
    const resume = this.newId();
    line.onopen = () => this.say({ type: "resume", id: resume, token: this.around.token, since: this.last });
    line.onmessage = ({ data }) => this.take(JSON.parse(data) as Reply, resume);
    line.onclose = () => this.lost();
    // A line that opens and says nothing is no line.
    this.stopWaiting = this.around.later(ANSWER_WITHIN, () => this.lost());
    this.become(state);
  }

  private take(reply: Reply, resume: string): void {
    if (reply.type === "refuse" && reply.id === resume && reply.reason !== "too_fast") {
      this.drop();
      return this.become("refused", reply);
    }
    if (reply.type === "refuse" && reply.id === resume) return this.lost();
    if (reply.type === "hello") this.opened();
    if (reply.type === "update") {
      const first = reply.events?.[0]?.number ?? reply.number + 1;
      if (first !== this.last + 1) return this.lost(); // something was missed: resume from what is known
      this.last = reply.number;
    }
    if (reply.type === "ack" || reply.type === "refuse") this.answered(reply.id);
    this.around.hear(reply);
  }

  private opened(): void {
    this.stopWaiting();
    this.failures = 0;
    this.become("open");
    for (const request of this.unanswered.values()) this.send(request);
  }

  private answered(id: string): void {
    this.unanswered.delete(id);
    this.stopWatch?.();
    this.stopWatch = null;
    if (this.unanswered.size) this.watch();
  }

  private send(request: Wanted & { id: string }): void {
    this.say(request);
    this.watch();
  }

  /** A request that is not answered in time means that the line is dead, even if nobody has said so. */
  private watch(): void {
    this.stopWatch ??= this.around.later(ANSWER_WITHIN, () => this.lost());
  }

  private say(request: Request): void {
    this.line?.send(JSON.stringify(request));
  }

  private lost(): void {
    this.drop();
    this.failures += 1;
    this.stopWaiting = this.around.later(backoff(this.failures, this.around.random()), () => this.connect("down"));
    this.become("down");
  }

  /** Let go of the line that is there. */
  private drop(): void {
    this.stopWaiting();
    this.stopWatch?.();
    this.stopWatch = null;
    const line = this.line;
    this.line = null;
    if (line === null) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  private become(state: LineState, refusal: Refuse | null = null): void {
    if (this.state === state) return;
    this.state = state;
    this.around.changed(state, refusal);
  }
}
