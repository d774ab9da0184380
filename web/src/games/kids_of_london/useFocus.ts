// The keyboard's place: when the piece that had it is gone and something is lit again, the first lit piece gets it.

import { useEffect, useRef, type RefObject } from "react";

export function useFocus(room: RefObject<HTMLElement | null>, asked: boolean): void {
  const inside = useRef(false);

  useEffect(() => {
    const notice = (event: FocusEvent): void => {
      inside.current = event.target instanceof Node && (room.current?.contains(event.target) ?? false);
    };
    document.addEventListener("focusin", notice);
    return () => document.removeEventListener("focusin", notice);
  }, [room]);

  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (asked && inside.current && lost)
      room.current?.querySelector<HTMLElement>("button.lit")?.focus({ preventScroll: true });
  }, [asked, room]);
}
