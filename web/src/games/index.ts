// The games that have a table of their own in the browser; any other is played at the generic one.
import { GAME as assassin } from "./assassin";
import { GAME as kids_of_london } from "./kids_of_london";
import { GAME as london } from "./london";
import type { GameTable } from "./table";

export const GAMES: Record<string, GameTable> = { kids_of_london, assassin, london };
