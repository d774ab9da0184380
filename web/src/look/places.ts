// Where things lie on the screen: a ref for each of several, kept in a map.

import type { RefCallback } from "react";

/** A maker of refs by key, each the same at every drawing, that keep what they are given in a map. */
export function keep<K>(map: Map<K, HTMLElement>): (key: K) => RefCallback<HTMLElement> {
  const refs = new Map<K, RefCallback<HTMLElement>>();
  return (key) => {
    const known = refs.get(key);
    if (known) return known;
    const ref: RefCallback<HTMLElement> = (element) => {
      if (element) map.set(key, element);
      else map.delete(key);
    };
    refs.set(key, ref);
    return ref;
  };
}
