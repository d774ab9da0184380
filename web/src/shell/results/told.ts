// Results in words and numbers, as the pages show them.
import type { Played, PlayerRecord } from "../../protocol";
import { botName } from "../names";
import type { Words } from "../words";

/** What somebody in a list of results is called. */
export function nameOf({ name, bot }: Pick<PlayerRecord, "name" | "bot">, ui: Words): string {
  return name || (bot ? ui.say("player.bot", { bot: botName(bot, ui) }) : ui.say("results.somebody"));
}

/** A number with one decimal at most, and a true minus. */
export function decimal(value: number, ui: Words): string {
  return value.toLocaleString(ui.language, { maximumFractionDigits: 1 }).replace("-", "−");
}

/** In 100, and between which numbers it surely is. */
export function shareTold({ rate, low, high }: Pick<PlayerRecord, "rate" | "low" | "high">, ui: Words): string {
  const hundred = (share: number): number => Math.round(100 * share);
  return ui.say("results.share", { share: hundred(rate), low: hundred(low), high: hundred(high) });
}

/** Everybody at a finished table, whoever won first, then by points. */
export function placing(one: Played): { seat: number; won: boolean }[] {
  const best = Math.max(...one.shares);
  return one.shares
    .map((share, seat) => ({ seat, won: share > 0 && share === best }))
    .sort((a, b) => one.shares[b.seat]! - one.shares[a.seat]! || one.scores[b.seat]! - one.scores[a.seat]!);
}

/** What must be known of how it was played, as keys of the words. */
export function remarks({ rated, unfair, takebacks, hints, bots, names }: Played): string[] {
  const people = bots.every((bot, seat) => !bot || names[seat]);
  return [
    ...(unfair ? ["results.unfair"] : takebacks ? ["results.takebacks"] : []),
    ...(hints ? ["results.hints"] : []),
    ...(rated ? ["results.rated"] : people && (unfair || hints) ? ["results.unrated"] : []),
  ];
}
