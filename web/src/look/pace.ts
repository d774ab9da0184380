// How fast what happens is shown: the player's choice, which stands at the root of the page.

/** Slow for who wants to follow everything, instant for who wants none of it. */
export type Pace = "slow" | "normal" | "instant";

export const PACES: readonly Pace[] = ["slow", "normal", "instant"];

const TIMES: Record<Pace, number> = { slow: 1.8, normal: 1, instant: 0 };

/** Show everything at this pace from now on. */
export function setPace(pace: Pace): void {
  document.documentElement.dataset.pace = pace;
}

/** What a time in milliseconds is at the pace that was chosen. */
export function paced(ms: number): number {
  const pace = document.documentElement.dataset.pace as Pace | undefined;
  return ms * TIMES[pace ?? "normal"];
}

/** Whether nothing is to move: the reader asked for less motion, or the player for none. */
export function atRest(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches || paced(1) === 0;
}
