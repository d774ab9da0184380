// Crooks in the browser.

import { lazy } from "react";
import type { GameTable } from "../table";
import { NewYork } from "./drawings/NewYork";

export const GAME: GameTable = { Drawing: NewYork, Table: lazy(() => import("./Table")) };
