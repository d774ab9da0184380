// L'assassin habite au 21 in the browser.

import { lazy } from "react";
import { gameTable } from "../table";
import { Door } from "./drawings/Door";

export const GAME = gameTable(Door, lazy(() => import("./Table")), lazy(() => import("./Example")));
