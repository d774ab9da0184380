// Beginning a game: make a table, keep the seat, and go to it.
import type { GameInfo, NewTable, Taken, Wish } from "../../protocol";
import { beginLesson, makeTable } from "../api";
import { keepTable } from "../keep";
import { go, tablePath } from "../route";
import { sitDown } from "../sit";

/** How many usually play. */
export const usualPlayers = (game: GameInfo): number => Math.min(4, game.high);

/** A table with me and bots of the usual level. */
export function againstBots(game: GameInfo): NewTable {
  const bots: Wish[] = Array.from({ length: usualPlayers(game) - 1 }, () => ({ kind: "bot", bot: game.rival }));
  return { game: game.name, seats: [{ kind: "me" }, ...bots], spectators: true };
}

/** Make a table, sit down at it, and go there. */
export async function sitAt(wish: NewTable, name: string): Promise<void> {
  await take(wish.game, await makeTable(wish), name);
}

/** The same for a guided first game. */
export async function learn(game: string, name: string): Promise<void> {
  await take(game, await beginLesson(game), name);
}

async function take(game: string, { table, token, seat, links, commitment }: Taken, name: string): Promise<void> {
  keepTable(table, { game, token, seat, links: links ?? {}, commitment, unseated: true }); // whoever reloads comes back
  await sitDown(table, { name, link: token, keep: true, commitment });
  go(tablePath(table));
}
