// Cards on their way: mine from my hand to the trick, and a packet to whoever takes it.

import { useLayoutEffect, useMemo, useRef, type RefCallback } from "react";
import { arrive, keep, travel } from "../../look";
import type { Staging } from "./useStaging";

export interface Places {
  slot(seat: number): RefCallback<HTMLElement>;
  pile(place: number | "centre"): RefCallback<HTMLElement>;
}

export function useFlights(stage: Staging, seat: number | null): { places: Places; depart(card: Element): void } {
  const slots = useRef(new Map<number, HTMLElement>());
  const piles = useRef(new Map<number | "centre", HTMLElement>());
  const left = useRef<DOMRect | null>(null);
  const places = useMemo<Places>(() => ({ slot: keep(slots.current), pile: keep(piles.current) }), []);

  const { flies, taker } = stage;
  useLayoutEffect(() => {
    const to = taker === null ? undefined : piles.current.get(taker);
    if (!flies || !to) return undefined;
    const trips = [...slots.current.values()].flatMap((slot) => {
      const card = slot.querySelector(".card");
      return card ? [travel({ piece: card, from: card, to, duration: 560, arc: 0.08, vanish: true })] : [];
    });
    return () => trips.forEach((trip) => trip.end());
  }, [flies, taker]);

  const laid = seat === null ? null : (stage.table.seats[seat]?.laid ?? null);
  useLayoutEffect(() => {
    const card = seat === null ? null : slots.current.get(seat)?.querySelector(".card");
    if (!laid || !card || !left.current) return undefined;
    const trip = arrive(card, left.current);
    left.current = null;
    return () => trip.end();
  }, [laid, seat]);

  return { places, depart: (card) => (left.current = card.getBoundingClientRect()) };
}
