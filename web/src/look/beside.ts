// Where something small stands beside a piece that it is about, within the window.

import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

const AWAY = 12; // pixels between the two
const BASE = 16; // pixels that the root's font is high where a width is meant as it is given: it grows with that font

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a piece is on the screen. */
export function spotOf(piece: Element): Spot {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { left, top, width, height };
}

/** A window, or anything else with a size. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The place for something of a size beside a spot: below, above, to the right or to the left of it, wherever it fits
 * and covers least of what else is there. Where it fits nowhere, above or below, whichever has more room.
 */
export function placeBeside(spot: Spot, size: Size, room: Size, others: readonly Spot[]): Spot {
  const width = Math.min(size.width, room.width - 2 * AWAY);
  const height = Math.min(size.height, room.height - 2 * AWAY);
  const within = (at: number, long: number, all: number): number => Math.max(AWAY, Math.min(at, all - long - AWAY));
  const left = within(spot.left + spot.width / 2 - width / 2, width, room.width);
  const top = within(spot.top + spot.height / 2 - height / 2, height, room.height);
  const below = { left, top: spot.top + spot.height + AWAY, width, height };
  const above = { left, top: spot.top - AWAY - height, width, height };
  const places = [
    below,
    above,
    { left: spot.left + spot.width + AWAY, top, width, height },
    { left: spot.left - AWAY - width, top, width, height },
  ];
  const fits = places.filter(
    (one) =>
      one.left >= 0 && one.top >= 0 && one.left + width <= room.width && one.top + height <= room.height,
  );
  const covered = (place: Spot): number => others.reduce((sum, other) => sum + overlap(place, other), 0);
  if (fits.length) return fits.reduce((best, one) => (covered(one) < covered(best) ? one : best));
  const low = room.height - spot.top - spot.height;
  if (low >= spot.top) return { ...below, height: low - 2 * AWAY };
  return { ...above, top: AWAY, height: spot.top - 2 * AWAY };
}

/** How much of one lies over another. */
function overlap(one: Spot, other: Spot): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The style of something that stands beside a spot, once it is known how high it is; nothing without a spot. */
export function useBeside(
  spot: Spot | null,
  narrow: number,
  card: RefObject<HTMLElement | null>,
  /** What it says: with another text it is as high as that. */
  text: unknown,
): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  const width = spot ? (narrow * parseFloat(getComputedStyle(document.documentElement).fontSize)) / BASE : narrow;
  useLayoutEffect(() => {
    if (!spot || !card.current) return setStyle(undefined);
    card.current.style.width = `${Math.min(width, innerWidth - 2 * AWAY)}px`; // else it is measured as wide as it was
    const wanted = { width, height: card.current.scrollHeight + 2 };
    const pieces = [...document.querySelectorAll("main [data-move], main [data-spot]")].map((one) => one.getBoundingClientRect());
    const others = pieces.filter((one) => one.width * one.height < (innerWidth * innerHeight) / 4); // a whole board is no neighbour
    const { left, top, width: wide, height } = placeBeside(spot, wanted, { width: innerWidth, height: innerHeight }, others);
    return setStyle({ left, top, width: wide, maxHeight: height });
  }, [spot, width, card, text]);
  return spot ? { visibility: style ? undefined : "hidden", width: Math.min(width, innerWidth - 2 * AWAY), ...style } : undefined;
}
