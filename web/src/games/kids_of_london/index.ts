// Kids of London in the browser.

import type { GameTable } from "../table";
import { Vignette } from "./drawings/Vignette";
import { Table } from "./Table";

export const GAME: GameTable = { Table, Drawing: Vignette };
