// London in the browser.

import type { GameTable } from "../table";
import { Skyline } from "./drawings/Skyline";
import { Table } from "./Table";

export const GAME: GameTable = { Table, Drawing: Skyline };
