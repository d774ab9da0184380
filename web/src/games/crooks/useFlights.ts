// Cards and money on their way: a card that lies somewhere else than before comes from there, a new one from its place.

import { useLayoutEffect, useMemo, useRef, type RefCallback, type RefObject } from "react";
import { arrive, keep, travel, type Trip } from "../../look";
import type { Haul } from "./beats";
import type { Staging } from "./useStaging";

const MOST = 6; // banknotes drawn for one payment
const APART = 60; // milliseconds between two of them

interface Lay {
  slot: string;
  box: DOMRect; // within the room
}

export interface Places {
  pile(letter: string): RefCallback<HTMLElement>;
  purse(seat: number): RefCallback<HTMLElement>;
}

export function useFlights(stage: Staging, room: RefObject<HTMLElement | null>): Places {
  const piles = useRef(new Map<string, HTMLElement>());
  const purses = useRef(new Map<number, HTMLElement>());
  const lay = useRef<Map<string, Lay> | null>(null);
  const left = useRef<string | null>(null); // the place that was recruited at before
  const places = useMemo<Places>(() => ({ pile: keep(piles.current), purse: keep(purses.current) }), []);

  const { table, hauls } = stage;
  useLayoutEffect(() => {
    if (!room.current) return undefined;
    const home = room.current.getBoundingClientRect();
    const before = lay.current;
    const now = new Map<string, Lay>();
    const trips: Trip[] = [];
    const taken = new Set([...(before?.values() ?? [])].map(({ slot }) => slot));
    for (const piece of room.current.querySelectorAll<HTMLElement>("[data-crook]")) {
      const { crook = "", slot = "" } = piece.dataset;
      const box = piece.getBoundingClientRect();
      now.set(crook, { slot, box: new DOMRect(box.x - home.x, box.y - home.y, box.width, box.height) });
      const was = before?.get(crook);
      if (was && was.slot !== slot) {
        trips.push(arrive(piece, new DOMRect(was.box.x + home.x, was.box.y + home.y, was.box.width, was.box.height)));
      } else if (before && !was && !taken.has(slot)) {
        const pile = piles.current.get(table.place ?? left.current ?? "");
        if (pile) trips.push(arrive(piece, pile.getBoundingClientRect()));
      }
    }
    lay.current = now;
    if (table.place) left.current = table.place;
    return () => trips.forEach((trip) => trip.end());
  }, [table, room]);

  useLayoutEffect(() => {
    const at = (place: Haul["from"]): Element | null =>
      (typeof place === "number" ? purses.current.get(place) : piles.current.get(place)) ?? room.current;
    const trips = hauls.flatMap((haul) => pay(haul, at, room.current));
    return () => trips.forEach((trip) => trip.end());
  }, [hauls, room]);

  return places;
}

/** The banknotes of one payment, one after the other. */
function pay({ from, to, count }: Haul, at: (place: Haul["from"]) => Element | null, room: Element | null): Trip[] {
  const piece = room?.querySelector("[data-bill]");
  const start = at(from);
  const goal = at(to);
  if (!piece || !start || !goal) return [];
  return Array.from({ length: Math.min(count, MOST) }, (_, bill) =>
    travel({ piece, from: start, to: goal, delay: bill * APART, duration: 460, vanish: typeof to !== "number" }),
  );
}
