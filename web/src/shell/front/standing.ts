// A table of mine in a few words: against whom it is, whose turn it is, since when and how long still, or who has won.
import { clockFace, span } from "../../look/times";
import type { MyTable } from "../../protocol";
import { botName } from "../names";
import type { Words } from "../words";

const HOUR = 3600;

/** Who else plays: people by their names, bots by their number. */
export function rivalsAt({ names, bots, seat: me }: MyTable, ui: Words): string {
  const others = names.flatMap((name, seat) => (seat === me ? [] : [{ name, bot: bots[seat] ?? "" }]));
  const people = others.flatMap(({ name }) => (name ? [name] : []));
  const machines = others.filter(({ name, bot }) => !name && bot);
  const levels = [...new Set(machines.map(({ bot }) => botName(bot, ui)))].join(", ");
  const named = [...people, ...(machines.length ? [ui.say("mine.bots", { count: machines.length, levels })] : [])];
  return named.length ? ui.say("mine.with", { names: ui.join(named) }) : "";
}

/** Who has won. */
export function winnersAt({ returns }: Pick<MyTable, "returns">): number[] {
  const best = Math.max(0, ...returns);
  return returns.flatMap((share, seat) => (share > 0 && share === best ? [seat] : []));
}

/** Whose turn it is, or who has won. */
export function standingAt(at: MyTable, ui: Words): string {
  const names = (some: readonly number[]): string =>
    ui.join([...new Set(some.map((seat) => at.names[seat] || ui.say("mine.a_bot")))]);
  if (at.closed) return ui.say("mine.closed", { why: at.closed });
  if (at.over) {
    const winners = winnersAt(at);
    if (winners.includes(at.seat)) return ui.say(winners.length > 1 ? "mine.shared" : "mine.won");
    return winners.length ? ui.say("mine.lost", { names: names(winners) }) : ui.say("mine.over");
  }
  if (!at.begun) return ui.say("front.waiting");
  return at.mine ? ui.say("mine.turn") : ui.say("mine.theirs", { names: names(at.waiting) });
}

/** Since when the table waits, and how much time I have left, by the server's time; empty where nothing of it is worth a word. */
export function timesAt(at: MyTable, now: number, ui: Words): string {
  if (!at.begun || at.over || at.closed) return "";
  const waited = now - at.since;
  const left = at.mine && at.ends !== null ? Math.max(0, at.ends - now) : null;
  const parts = [
    at.since > 0 && waited >= 60 && ui.say("mine.since", { time: span(waited - (waited % 60), ui.language, "short") }),
    left !== null && ui.say("mine.left", { time: left < HOUR ? clockFace(left) : span(left, ui.language, "short") }),
  ];
  return parts.filter(Boolean).join(" · ");
}
