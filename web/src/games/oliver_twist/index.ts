// Oliver Twist in the browser.

import { lazy } from "react";
import type { GameTable } from "../table";
import { Cover } from "./drawings/Cover";

export const GAME: GameTable = { Drawing: Cover, Table: lazy(() => import("./Table")) };
