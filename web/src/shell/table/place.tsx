// Where something small stands beside a piece that it is about, wherever the page has scrolled to.
import { type CSSProperties, useEffect, useState } from "react";

const AWAY = 12; // pixels between the two

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of a piece on the screen, as long as it is there: pieces move, so it is looked for with every picture. */
export function useSpot(find: (() => Element | null) | null): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    if (!find) return undefined;
    const look = (): void => {
      const box = find()?.getBoundingClientRect();
      const next = box?.width ? { left: box.left, top: box.top, width: box.width, height: box.height } : null;
      setSpot((before) => (same(before, next) ? before : next));
    };
    let frame = 0;
    const follow = (): void => {
      look();
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [find]);
  return find ? spot : null;
}

function same(one: Spot | null, other: Spot | null): boolean {
  if (!one || !other) return one === other;
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
}

/** Above or below a spot, whichever has more room, and within the window. */
export function beside(spot: Spot, width: number): CSSProperties {
  const wide = Math.min(width, innerWidth - 2 * AWAY);
  const left = Math.max(AWAY, Math.min(spot.left + spot.width / 2 - wide / 2, innerWidth - wide - AWAY));
  const above = spot.top;
  const below = innerHeight - spot.top - spot.height;
  const side = below >= above ? { top: spot.top + spot.height + AWAY } : { bottom: innerHeight - spot.top + AWAY };
  return { left, width: wide, maxHeight: Math.max(above, below) - 2 * AWAY, ...side };
}

const ROOM = 6; // pixels between a piece and its ring

/** A ring around a piece that is meant. */
export function Ring({ spot, dark = false }: { spot: Spot; dark?: boolean }) {
  const style = {
    left: spot.left - ROOM,
    top: spot.top - ROOM,
    width: spot.width + 2 * ROOM,
    height: spot.height + 2 * ROOM,
  };
  return <div className={dark ? "ring ring-dark" : "ring"} style={style} />;
}
