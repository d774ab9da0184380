// The place of a piece on the screen, wherever the page has scrolled to, and a ring around it.
import { useEffect, useState } from "react";
import { type Spot, spotOf } from "../../look/beside";
import { classes } from "../../look/classes";
import styles from "./place.module.css";

/** The place of a piece on the screen, as long as it is there: pieces move, so it is looked for with every picture. */
export function useSpot(find: (() => Element | null) | null): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    if (!find) return undefined;
    const look = (): void => {
      const piece = find();
      const box = piece && spotOf(piece);
      const next = box?.width ? box : null;
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

const ROOM = 6; // pixels between a piece and its ring

/** A ring around a piece that is meant. */
export function Ring({ spot, dark = false }: { spot: Spot; dark?: boolean }) {
  const style = {
    left: spot.left - ROOM,
    top: spot.top - ROOM,
    width: spot.width + 2 * ROOM,
    height: spot.height + 2 * ROOM,
  };
  return <div className={classes(styles.ring, dark && styles.dark)} style={style} />;
}
