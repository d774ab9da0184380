// What is known of a table: every message folded into one value.
import type { Happened, Hello, Presence, Proof, Refuse, Reply, Sheet, Times, Told, UndoWish, Update, View } from "../protocol";
import type { LineState } from "./connection";
import { type Patch, patched } from "./patch";

export interface Known {
  line: LineState;
  /** Why the table is closed to us. */
  shut: Refuse | null;
  hello: Hello | null;
  presence: Presence | null;
  /** The number of the last event; nought until the first update. */
  number: number;
  /** All that happened, but for the moves that were taken back. */
  events: readonly Happened[];
  /** Null until the game has begun. */
  view: View | null;
  /** How many moves have been made. */
  move: number;
  /** Whether our last move can be taken back without asking. */
  undo: boolean;
  proof: Proof | null;
  /** What was told between the last two views. */
  told: Told[];
  asked: UndoWish | null;
  /** The last thing that was refused. */
  refused: Refuse | null;
  /** How often something was taken back: what was kept of later moments is then not true any more. */
  undone: number;
  /** Why the table was closed for good; empty while it is not. */
  closed: string;
  /** How far the game had come by then. */
  sheet: Sheet | null;
  /** What everybody had left when we heard of it, in seconds since 1970 by our own clock; null where no time is kept. */
  clocks: (Times & { heard: number }) | null;
}

export const NOTHING: Known = {
  line: "connecting",
  shut: null,
  hello: null,
  presence: null,
  number: 0,
  events: [],
  view: null,
  move: 0,
  undo: false,
  proof: null,
  told: [],
  asked: null,
  refused: null,
  undone: 0,
  closed: "",
  sheet: null,
  clocks: null,
};

/** Whether moves can be made now, as far as the line and the table go. */
export const isOpen = (known: Known): boolean => known.line === "open" && !known.closed;

const STEPS: readonly Happened["what"][] = ["start", "move", "undo"];

/** What is known after one more message. */
export function learn(known: Known, reply: Reply, now = 0): Known {
  switch (reply.type) {
    case "hello":
      return { ...known, hello: reply };
    case "presence":
      return { ...known, presence: reply };
    case "refuse":
      return { ...known, refused: reply };
    case "ack":
      return { ...known, refused: null };
    case "update":
      return updated(known, reply, now);
  }
}

function updated(known: Known, update: Update, now: number): Known {
  const events = update.events ?? [];
  return {
    ...known,
    number: update.number,
    move: update.move,
    events: events.length ? events.reduce(withEvent, known.events) : known.events,
    view: viewAfter(known.view, update),
    undo: update.undo ?? known.undo,
    proof: update.proof ?? known.proof,
    told: toldBy(known, update),
    asked: update.asked ?? null,
    undone: known.undone + events.filter((event) => event.what === "undo").length,
    closed: events.find((event) => event.what === "close")?.text ?? known.closed,
    sheet: update.sheet ?? known.sheet,
    clocks: update.clocks ? { ...update.clocks, heard: now } : known.clocks,
  };
}

function viewAfter(view: View | null, update: Update): View | null {
  if (update.view) return update.view;
  return view && update.patch ? patched(view, update.patch as Patch) : view;
}

/** What was told on the way to this view. Who sees the table for the first time is told nothing of how it came about. */
function toldBy(known: Known, { view, patch, events = [] }: Update): Told[] {
  const steps = events.filter((event) => STEPS.includes(event.what));
  if (!view && !patch && steps.length === 0) return known.told;
  return known.view ? steps.flatMap((event) => event.told ?? []) : [];
}

/** The events with one more; moves that it takes back are forgotten. */
function withEvent(events: readonly Happened[], event: Happened): readonly Happened[] {
  if (event.what !== "undo") return [...events, event];
  return [...events.filter((one) => one.what !== "move" || one.move <= event.move), event];
}
