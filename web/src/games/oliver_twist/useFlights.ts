// A token on its way from the street to a lair.

import { useLayoutEffect, useMemo, useRef, type RefCallback, type RefObject } from "react";
import { keep, travel } from "../../look";
import type { Staging } from "./useStaging";

/** Refs for the lairs, between which and the streets tokens fly. */
export function useFlights(stage: Staging, room: RefObject<HTMLElement | null>): (seat: number) => RefCallback<HTMLElement> {
  const lairs = useRef(new Map<number, HTMLElement>());
  const lair = useMemo(() => keep(lairs.current), []);
  const { taken } = stage;
  useLayoutEffect(() => {
    const piece = taken && room.current?.querySelector(".ot-taken .ot-token");
    const to = taken && lairs.current.get(taken.seat);
    if (!piece || !to) return undefined;
    const trip = travel({ piece, from: piece, to, delay: 330, duration: 560, arc: 0.12, vanish: true });
    return () => trip.end();
  }, [taken, room]);
  return lair;
}
