// London in the browser.

import { lazy } from "react";
import { gameTable } from "../table";
import { Skyline } from "./drawings/Skyline";

export const GAME = gameTable(Skyline, lazy(() => import("./Table")), lazy(() => import("./Example")));
