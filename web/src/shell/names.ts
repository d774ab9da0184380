// What the people and bots at a table are called.
import type { Seat } from "../protocol";
import type { Words } from "./words";

/** A name for each seat: the person's, or the seat's own; two of one name are told apart by their seats' names or numbers. */
export function seatNames(seats: readonly Seat[], game: Words): string[] {
  const own = seats.map((_, seat) => game.say(`seat.${seat}`));
  const names = seats.map((seat, number) => seat.name || own[number] || "");
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${own[seat] === name ? seat + 1 : own[seat]})`,
  );
}

/** What a bot is called. */
export function botName(bot: string, ui: Words): string {
  return ui.find(`bot.${bot}`) ?? bot;
}
