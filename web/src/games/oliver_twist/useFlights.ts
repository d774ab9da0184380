// Tokens, coins and cards on their way between the streets, the lairs, Fagin and the police.

import { useLayoutEffect, type RefObject } from "react";
import { travel, type Trip } from "../../look";
import type { Beat, Flight } from "./beats";

const MOST = 6; // coins drawn for one payment, however large

/** Fly what is on its way in a beat; my own file lies in my lair, the others' with the police. */
export function useFlights({ flights, ms }: Beat, seat: number | null, room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const at = (spot: string): Element | null => {
      const place = spot.startsWith("file") && spot !== `file ${seat}` ? "police" : spot;
      return room.current?.querySelector(`[data-spot="${place}"]`) ?? null;
    };
    const trips = flights.flatMap((flight, index) => fly(flight, at, room.current, index, ms));
    return () => trips.forEach((trip) => trip.end());
  }, [flights, ms, seat, room]);
}

/** One after the other, all within a beat. */
function fly(
  { piece, from, to, count = 1 }: Flight,
  at: (spot: string) => Element | null,
  room: HTMLElement | null,
  index: number,
  ms: number,
): Trip[] {
  const start = at(from);
  const goal = at(to);
  if (!start || !goal) return [];
  const drawn = [...(at(piece)?.querySelectorAll("svg") ?? [])];
  const coin = room?.querySelector(".coin");
  const coins = coin ? Array.from({ length: Math.min(count, MOST) }, () => coin) : [];
  const pieces = piece === "coin" ? coins : piece === "said" ? drawn : drawn.slice(0, 1);
  return pieces.map((one, place) =>
    travel({
      piece: one,
      from: from === "said" ? one : start,
      to: to === "said" ? one : goal,
      delay: ms * Math.min(0.42, 0.1 + index * 0.12 + place * 0.035),
      duration: ms * 0.46,
      arc: 0.12,
      vanish: to !== "said",
    }),
  );
}
