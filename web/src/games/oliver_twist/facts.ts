// What never changes in a game, for all that is drawn at its table.

import { createContext, useContext } from "react";
import type { Facts } from "./view";

export const FactsContext = createContext<Facts | null>(null);

/** The pounds on a token; none on tools, wallets and the like. */
export const usePounds = (token: string): number => useContext(FactsContext)?.pounds[token] ?? 0;
