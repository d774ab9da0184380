// Clocks in words, and those of a table as the kit shows them.
import { clockFace, type Clocks, span } from "../look";
import type { Clock, Seat } from "../protocol";
import type { Known } from "./known";
import type { Words } from "./words";

const HOUR = 3600;

/** How time is kept at a table. */
export function clockWords({ kind, bank, increment = 0 }: Clock, ui: Words): string {
  const time = span(bank, ui.language, "long");
  if (kind === "days") return ui.say("clock.by_days", { time });
  return increment ? ui.say("clock.by_bank", { time, more: span(increment, ui.language, "long") }) : ui.say("clock.by_bank_only", { time });
}

/** The clocks of a table; null where no time is kept. Bots have none, and by days only a turn has one. */
export function clocksOf({ clocks, hello }: Known, seats: readonly Seat[], ui: Words): Clocks | null {
  const kind = hello?.clock?.kind;
  if (!clocks || !kind) return null;
  const runs = (seat: number): boolean => clocks.running.includes(seat);
  return {
    runs,
    left: (seat, now) => {
      const left = clocks.left[seat];
      if (left === undefined || seats[seat]?.kind === "bot" || (kind === "days" && !runs(seat))) return null;
      return runs(seat) ? Math.max(0, left - Math.max(0, now - clocks.heard)) : left;
    },
    face: (seconds) => (kind === "days" && seconds >= HOUR ? span(seconds, ui.language) : clockFace(seconds)),
    aloud: (seconds) => ui.say("clock.left", { time: span(Math.ceil(seconds), ui.language, "long") }),
  };
}
