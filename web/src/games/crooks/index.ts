// Crooks in the browser.

import type { GameTable } from "../table";
import { NewYork } from "./drawings/NewYork";
import { Table } from "./Table";

export const GAME: GameTable = { Table, Drawing: NewYork };
