// The time, told again and again, for what is shown of it.
import { useEffect, useState } from "react";

/** Seconds since 1970; told every so many milliseconds, and once where none are given. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    setNow(Date.now() / 1000);
    if (every === null) return undefined;
    const timer = setInterval(() => setNow(Date.now() / 1000), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
