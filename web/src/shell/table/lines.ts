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

/** What was put into words already, so that a line stays the very same one: a game may have thousands of them. */
const SAID = new WeakMap<Words, WeakMap<Happened, Line[]>>();

/** The lines of the log: what the game told, what was taken back or asked to be, and who changed seats. Chat has its own place. */
export function logged(events: readonly Happened[], words: Words, ui: Words): Line[] {
  return events.flatMap((event) => linesOf(event, words, ui));
}

/** The lines of the last event that has any. */
export function latest(events: readonly Happened[], words: Words, ui: Words): Line[] {
  const last = events.findLast((event) => linesOf(event, words, ui).length > 0);
  return last ? linesOf(last, words, ui) : [];
}

/** The words of the game go with those of the shell: both are of one language. */
function linesOf(event: Happened, words: Words, ui: Words): Line[] {
  const said = SAID.get(words) ?? new WeakMap<Happened, Line[]>();
  SAID.set(words, said);
  const lines = said.get(event) ?? inWords(event, words, ui);
  said.set(event, lines);
  return lines;
}

function inWords(event: Happened, words: Words, ui: Words): Line[] {
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
    case "sleep":
      return [line(ui.say("log.slept"))];
    case "reveal":
      return [line(ui.say("log.revealed"))];
    case "lobby":
      return [line(ui.say(event.yes ? "log.listed" : "log.unlisted"))];
    case "close": {
      const closed = line(words.say("refusal.table_closed", { why: event.text }));
      return event.word ? [closed, line(ui.say("log.host_says", { word: event.word }), "", 1)] : [closed];
    }
    default:
      return (event.told ?? []).map((told, place) => line(words.event(told.kind, told.args), told.rule, place));
  }
}
