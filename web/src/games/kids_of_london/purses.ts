// The purses counted: where each gang's coins came from and went to, from all that was told.

import type { Told } from "../../protocol";
import { number } from "./beats";

/** The ways that coins come and go, in the order in which they are counted, and the rule of each. */
export const RULES = { robbed: "K4", stole: "K4", gave: "K7", lost: "K8", stripped: "K11" };
type Way = keyof typeof RULES;
export const WAYS = Object.keys(RULES) as Way[];

/** What each way brought to each gang, or cost it. */
export function purses(story: Told[], gangs: number): Record<Way, number[]> {
  const along = (way: string): number[] => {
    const coins = Array.from({ length: gangs }, () => 0);
    for (const event of story.filter(({ kind }) => kind === way)) {
      const gang = number(event, way === "gave" ? "neighbour" : "gang");
      const count = number(event, "count");
      coins[gang] = (coins[gang] ?? 0) + (way === "lost" || way === "stripped" ? -count : count);
    }
    return coins;
  };
  return { robbed: along("robbed"), stole: along("stole"), gave: along("gave"), lost: along("lost"), stripped: along("stripped") };
}
