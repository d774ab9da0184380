// Events as lines of the log.
import type { Happened } from "../../protocol";
import type { Words } from "../words";

export interface Line {
  key: string;
  number: number;
  move: number;
  what: Happened["what"];
  text: string;
  rule: string;
}

/** The lines of the log: what the game told, what was taken back or asked to be, and who changed seats. Chat has its own place. */
export function logged(events: readonly Happened[], words: Words, ui: Words): Line[] {
  return events.flatMap((event) => linesOf(event, words, ui));
}

function linesOf(event: Happened, words: Words, ui: Words): Line[] {
  const { number, move, what } = event;
  const line = (text: string, rule = "", place = 0): Line => {
    return { key: `${number}.${place}`, number, move, what, text, rule };
  };
  const name = event.seat === null ? "" : words.seat(event.seat);
  switch (what) {
    case "undo":
      return [line(ui.say(name ? "log.undone" : "log.undone_unseen", { name }))];
    case "ask":
      return [line(ui.say("log.asked", { name }))];
    case "answer":
      return [line(ui.say(event.yes ? "log.agreed" : "log.declined", { name }))];
    case "hint":
      return [line(ui.say("log.hinted", { name }))];
    case "call_off":
      return [line(ui.say("log.called_off", { name }))];
    case "seat":
      return [line(ui.say(`change.${event.change ?? ""}`, { name }))];
    case "close":
      return [line(words.say("refusal.table_closed", { why: event.text }))];
    default:
      return (event.told ?? []).map((told, place) => line(words.event(told.kind, told.args), told.rule, place));
  }
}
