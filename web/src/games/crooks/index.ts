// Crooks in the browser.

import { lazy } from "react";
import { gameTable } from "../table";
import { NewYork } from "./drawings/NewYork";
import { names } from "./names";

export const GAME = gameTable(NewYork, lazy(() => import("./Table")), lazy(() => import("./Example")), names);
