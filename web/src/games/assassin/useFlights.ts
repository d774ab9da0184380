// Cards on their way: out of a hand into the trick, packets to whoever takes them, jacks to what they change.

import { type RefCallback, useLayoutEffect, useMemo, useRef } from "react";
import { arrive, keep, travel } from "../../look";
import type { Staging } from "./useStaging";

export type Place = (name: string) => RefCallback<HTMLElement>;

export function useFlights({ flights, table }: Staging, seat: number | null): { place: Place; depart(card: Element): void } {
  const places = useRef(new Map<string, HTMLElement>());
  const left = useRef<DOMRect | null>(null); // where my card lay in my hand
  const lay = useRef<boolean[] | null>(null); // before whom a card lay in the trick
  const place = useMemo(() => keep(places.current), []);
  const cardAt = (name: string): Element | null => places.current.get(name)?.querySelector(".card") ?? null;

  useLayoutEffect(() => {
    const trips = flights.flatMap(({ from, to }) => {
      const card = cardAt(from);
      const goal = places.current.get(to);
      return card && goal ? [travel({ piece: card, from: card, to: goal, duration: 600, arc: 0.08, vanish: true })] : [];
    });
    return () => trips.forEach((trip) => trip.end());
  }, [flights]);

  const laid = table.seats.map((player) => player.laid !== null);
  const key = laid.join(); // all of it
  useLayoutEffect(() => {
    const before = lay.current;
    lay.current = laid;
    const trips = laid.flatMap((now, one) => {
      const card = now && before && !before[one] ? cardAt(`slot ${one}`) : null;
      const from = one === seat ? left.current : places.current.get(`pile ${one}`)?.getBoundingClientRect();
      return card && from ? [arrive(card, from)] : [];
    });
    if (seat !== null && laid[seat]) left.current = null;
    return () => trips.forEach((trip) => trip.end());
  }, [key, seat]);

  return { place, depart: (card) => (left.current = card.getBoundingClientRect()) };
}
