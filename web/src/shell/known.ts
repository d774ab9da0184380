// What is known of a table: every message folded into one value.
import type { GameView } from "../games/table";
import type { Asked, Event, Hello, Presence, Proof, Refuse, Reply, Told } from "../protocol";
import type { LineState } from "./connection";

export interface Known {
  line: LineState;
  /** Why the table is closed to us. */
  shut: Refuse | null;
  hello: Hello | null;
  presence: Presence | null;
  /** All that happened, but for the moves that were taken back. */
  events: readonly Event[];
  view: GameView<unknown> | null;
  /** The number of the last event that is in the view. */
  viewed: number;
  /** How many moves have been made. */
  move: number;
  undo: boolean;
  proof: Proof | null;
  /** What was told between the last two views. */
  told: Told[];
  asked: Asked | null;
  /** The last thing that was refused. */
  refused: Refuse | null;
  /** How often something was taken back: what was kept of later moments is then not true any more. */
  undone: number;
}

export const NOTHING: Known = {
  line: "connecting",
  shut: null,
  hello: null,
  presence: null,
  events: [],
  view: null,
  viewed: 0,
  move: 0,
  undo: false,
  proof: null,
  told: [],
  asked: null,
  refused: null,
  undone: 0,
};

/** What is known after one more message. */
export function learn(known: Known, reply: Reply): Known {
  switch (reply.type) {
    case "hello":
      return { ...known, hello: reply };
    case "presence":
      return { ...known, presence: reply };
    case "request":
      return { ...known, asked: reply.seat === null ? null : reply };
    case "refuse":
      return { ...known, refused: reply };
    case "ack":
      return { ...known, refused: null };
    case "event":
      return happened(known, reply);
    case "view":
      return {
        ...known,
        view: reply.view as unknown as GameView<unknown>,
        viewed: reply.number,
        move: reply.move,
        undo: reply.undo,
        proof: reply.proof,
        told: known.view ? since(known.events, known.viewed).flatMap((event) => event.told) : [],
      };
  }
}

/** The events after a number. */
function since(events: readonly Event[], number: number): Event[] {
  return events.filter((event) => event.number > number);
}

function happened(known: Known, event: Event): Known {
  if (event.what !== "undo") return { ...known, events: [...known.events, event] };
  const left = known.events.filter((one) => one.what !== "move" || one.move <= event.move);
  return { ...known, events: [...left, event], undone: known.undone + 1 };
}
