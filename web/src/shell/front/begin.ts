// Beginning a game: make a table, keep the seat, and go to it.
import type { GameInfo, NewTable, Wish } from "../../protocol";
import { makeTable } from "../api";
import { keepTable, someName } from "../keep";
import { go, tablePath } from "../route";

/** How many usually play. */
export const usualPlayers = (game: GameInfo): number => Math.min(4, game.high);

/** The bots are told the weakest first. */
export const strongest = (game: GameInfo): string => game.bots.at(-1) ?? "";

/** A table with me and the strongest bots. */
export function againstBots(game: GameInfo): NewTable {
  const bots: Wish[] = Array.from({ length: usualPlayers(game) - 1 }, () => ({ kind: "bot", bot: strongest(game) }));
  return { game: game.name, name: someName(), seats: [{ kind: "me" }, ...bots], spectators: true };
}

/** Make a table and go to it; where there are links to give away, they are shown first. */
export async function sitAt(wish: NewTable): Promise<void> {
  const taken = await makeTable(wish);
  keepTable(taken.table, { game: wish.game, token: taken.token, seat: taken.seat, links: taken.links });
  go(tablePath(taken.table) + (Object.keys(taken.links).length ? "#invite" : ""));
}
