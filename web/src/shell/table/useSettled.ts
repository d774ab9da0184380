// What the shell tells around a table: it waits until the table has shown it, so that nothing is given away early.
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Known } from "../known";

/** What is known, as far as the table has shown it; and how the table says that it is still showing something. */
export function useSettled(known: Known): [Known, boolean, (playing: boolean) => void] {
  const [settled, setSettled] = useState(known);
  const [staging, setStaging] = useState(false);
  const playing = useRef(false);
  const stage = useCallback((now: boolean) => {
    playing.current = now; // the table says so before the effect below asks
    setStaging(now);
  }, []);
  // At once, behind the table's own effects: what is put off piles up when messages come faster than pictures, and React
  // takes fifty of those for an endless loop.
  useLayoutEffect(() => {
    if (!playing.current) setSettled(known);
  }, [known, staging]);
  return [settled, staging, stage];
}
