// L'assassin habite au 21 in the browser.

import type { GameTable } from "../table";
import { Door } from "./drawings/Door";
import { Table } from "./Table";

export const GAME: GameTable = { Table, Drawing: Door };
