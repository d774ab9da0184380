// Events as lines of the log.
import type { Event } from "../../protocol";
import type { Words } from "../words";

export interface Line {
  key: string;
  number: number;
  move: number;
  what: Event["what"];
  text: string;
  rule: string;
}

/** The lines of the log: what the game told, what was taken back, and who changed seats. Chat has its own place. */
export function logged(events: readonly Event[], words: Words, ui: Words): Line[] {
  return events.flatMap((event) => linesOf(event, words, ui));
}

function linesOf(event: Event, words: Words, ui: Words): Line[] {
  const { number, move, what } = event;
  const line = (text: string, rule = "", place = 0): Line => {
    return { key: `${number}.${place}`, number, move, what, text, rule };
  };
  const name = event.seat === null ? "" : words.seat(event.seat);
  if (what === "undo") return [line(ui.say("log.undone", { name }))];
  if (what === "seat") return [line(ui.say(`change.${event.change}`, { name }))];
  if (what === "chat") return [];
  return event.told.map((told, place) => line(words.event(told.kind, told.args), told.rule, place));
}

/** The number of my last move; null when I have made none. */
export function mine(events: readonly Event[], seat: number | null): number | null {
  return events.findLast((event) => event.what === "move" && event.seat === seat)?.number ?? null;
}
