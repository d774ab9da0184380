// The games that have a table of their own in the browser; any other is played at the generic one.
import { GAME as assassin } from "./assassin";
import { GAME as crooks } from "./crooks";
import { GAME as kids_of_london } from "./kids_of_london";
import { GAME as london } from "./london";
import { GAME as oliver_twist } from "./oliver_twist";
import type { GameTable } from "./table";

export const GAMES: Record<string, GameTable> = { kids_of_london, assassin, crooks, london, oliver_twist };
