// Kids of London in the browser.

import { lazy } from "react";
import { gameTable } from "../table";
import { Vignette } from "./drawings/Vignette";

export const GAME = gameTable(Vignette, lazy(() => import("./Table")), lazy(() => import("./Example")));
