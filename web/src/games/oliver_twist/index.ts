// Oliver Twist in the browser.

import type { GameTable } from "../table";
import { Cover } from "./drawings/Cover";
import { Table } from "./Table";

export const GAME: GameTable = { Table, Drawing: Cover };
