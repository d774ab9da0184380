// Where somebody reads in a list that grows at its end: they follow the newest line, unless they have gone further up.

/** As a box with its own scroll bar measures it. */
type Box = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export interface Reading {
  newest: boolean;
  top: number;
  height: number;
}

export const BEGUN: Reading = { newest: true, top: 0, height: 0 };

/** The end is within a line of where they read. */
const NEAR = 24;

/**
 * Whoever has moved is judged by the height that they saw: the browser tells of a scroll a frame later, and a line that
 * comes in between must neither leave them behind nor tear them away. Lines may go, too, when one looks back: then the
 * end comes to them. Who has not moved reads on as before.
 */
export function readOn({ newest, top, height }: Reading, box: Box): Reading {
  const moved = box.scrollTop !== top;
  return {
    newest: moved ? Math.min(height, box.scrollHeight) - box.scrollTop - box.clientHeight < NEAR : newest,
    top: box.scrollTop,
    height: box.scrollHeight,
  };
}
