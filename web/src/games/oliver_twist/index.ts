// Oliver Twist in the browser.

import { lazy } from "react";
import { gameTable } from "../table";
import { Cover } from "./drawings/Cover";

export const GAME = gameTable(Cover, lazy(() => import("./Table")), lazy(() => import("./Example")));
