// Coins and cards on their way: where each thing lies on the screen, and what flies between them in a beat.

import { useLayoutEffect, useMemo, useRef, type RefCallback, type RefObject } from "react";
import { arrive, keep, travel, type Trip } from "../../look";
import type { Haul, Place } from "./beats";
import type { Staging } from "./useStaging";

const MOST = 8; // coins drawn for one haul, however rich
const APART = 38; // milliseconds between two coins

export interface Places {
  tile: RefObject<HTMLSpanElement | null>;
  london: RefObject<HTMLDivElement | null>;
  slot(seat: number): RefCallback<HTMLElement>;
  purse(seat: number): RefCallback<HTMLElement>;
}

/** Fly the coins of each beat, and my child from my hand into the street. */
export function useFlights(stage: Staging, seat: number | null): { places: Places; depart(card: Element): void } {
  const tile = useRef<HTMLSpanElement>(null);
  const london = useRef<HTMLDivElement>(null);
  const slots = useRef(new Map<number, HTMLElement>());
  const purses = useRef(new Map<number, HTMLElement>());
  const left = useRef<DOMRect | null>(null);
  const places = useMemo<Places>(() => ({ tile, london, slot: keep(slots.current), purse: keep(purses.current) }), []);

  const { hauls } = stage;
  useLayoutEffect(() => {
    const at = (place: Place): Element | null =>
      typeof place === "number"
        ? (purses.current.get(place) ?? null)
        : place === "tile"
          ? tile.current
          : london.current;
    const trips = hauls.flatMap((haul) => fly(haul, at));
    return () => trips.forEach((trip) => trip.end());
  }, [hauls]);

  const out = seat !== null && stage.table.gangs[seat]?.out;
  useLayoutEffect(() => {
    const card = seat === null ? null : slots.current.get(seat)?.querySelector(".card");
    if (!out || !card || !left.current) return undefined;
    const trip = arrive(card, left.current);
    left.current = null;
    return () => trip.end();
  }, [out, seat]);

  return { places, depart: (card) => (left.current = card.getBoundingClientRect()) };
}

/** The coins of one haul, one after the other. */
function fly({ from, to, count }: Haul, at: (place: Place) => Element | null): Trip[] {
  const start = at(from);
  const goal = at(to);
  const coin = document.querySelector("main .coin");
  if (!start || !goal || !coin) return [];
  return Array.from({ length: Math.min(count, MOST) }, (_, index) =>
    travel({ piece: coin, from: start, to: goal, delay: index * APART, duration: 420, vanish: typeof to !== "number" }),
  );
}
