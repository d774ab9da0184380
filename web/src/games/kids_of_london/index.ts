// Kids of London in the browser.

import { lazy } from "react";
import type { GameTable } from "../table";
import { Vignette } from "./drawings/Vignette";

export const GAME: GameTable = { Drawing: Vignette, Table: lazy(() => import("./Table")) };
