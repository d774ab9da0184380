// Beginning a game: make a table, keep the seat, and go to it.
import type { GameInfo, NewTable, Taken, Wish } from "../../protocol";
import { beginLesson, makeTable } from "../api";
import { keepTable, type Rivals } from "../keep";
import { go, tablePath } from "../route";
import { sitDown } from "../sit";

/** How many usually play. */
export const usualPlayers = (game: GameInfo): number => Math.min(4, game.high);

/** A table with me and bots. */
export function againstBots(game: GameInfo, { count, bot }: Rivals): NewTable {
  const bots: Wish[] = Array.from({ length: count }, () => ({ kind: "bot", bot }));
  return { game: game.name, seats: [{ kind: "me" }, ...bots], spectators: true };
}

/** Make a table, sit down at it, and go there. */
export async function sitAt(wish: NewTable, name: string): Promise<void> {
  await take(await makeTable(wish), name);
}

/** The same for a guided first game. */
export async function learn(game: string, name: string): Promise<void> {
  await take(await beginLesson(game), name);
}

async function take({ table, token, invite, commitment }: Taken, name: string): Promise<void> {
  keepTable(table, { token, invite, commitment, unseated: true }); // whoever reloads comes back
  await sitDown(table, { name, link: token, keep: true, commitment });
  go(tablePath(table));
}
