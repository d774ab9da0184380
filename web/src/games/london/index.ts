// London in the browser.

import { lazy } from "react";
import type { GameTable } from "../table";
import { Skyline } from "./drawings/Skyline";

export const GAME: GameTable = { Drawing: Skyline, Table: lazy(() => import("./Table")) };
