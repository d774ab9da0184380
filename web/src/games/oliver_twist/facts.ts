// What never changes in a game, for all that is drawn and said at its table.

import { createContext, useContext } from "react";
import type { Facts } from "./view";

export const FactsContext = createContext<Facts | null>(null);

/** The pounds on a token; none on tools, wallets and the like. */
export const usePounds = (token: string): number => useContext(FactsContext)?.pounds[token] ?? 0;

/** What kind a token is of: what it is good for. */
export const useKind = (token: string): string => useContext(FactsContext)?.kinds[token] ?? "";
