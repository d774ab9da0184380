// L'assassin habite au 21 in the browser.

import { lazy } from "react";
import type { GameTable } from "../table";
import { Door } from "./drawings/Door";

export const GAME: GameTable = { Drawing: Door, Table: lazy(() => import("./Table")) };
