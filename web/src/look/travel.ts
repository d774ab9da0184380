// Pieces travel from where they were to where they go: a copy flies, or the piece itself comes from its old place.

import { atRest, paced } from "./pace";
import { ring } from "./sound";

/** A piece on its way. */
export interface Trip {
  finished: Promise<void>; // never rejects, also when the trip is cut short
  end(): void; // be there now
}

export interface Route {
  piece: Element; // what is seen flying: copied, never moved
  from: Element | DOMRect;
  to: Element | DOMRect;
  delay?: number; // milliseconds
  duration?: number;
  arc?: number; // how high it flies, as a share of the distance
  vanish?: boolean; // fade away on arrival: it leaves the table
}

/** Fly a copy of a piece along a route. Under reduced motion nothing flies and the trip is over at once. */
export function travel({ piece, from, to, delay = 0, duration = 600, arc = 0.2, vanish = false }: Route): Trip {
  if (atRest()) return { finished: Promise.resolve(), end: () => undefined };
  const start = box(from);
  const goal = box(to);
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  const size = piece.getBoundingClientRect();
  copy.classList.add("travel");
  copy.setAttribute("aria-hidden", "true");
  copy.style.width = `${size.width}px`;
  copy.style.height = `${size.height}px`;
  document.body.append(copy);

  const dx = goal.x - start.x;
  const dy = goal.y - start.y;
  const lift = Math.hypot(dx, dy) * arc;
  const at = (share: number, up: number): string =>
    `translate(${start.x + dx * share - size.width / 2}px, ${start.y + dy * share - up - size.height / 2}px)`;
  const flight = copy.animate(
    [
      { transform: at(0, 0), opacity: 1 },
      { transform: at(0.5, lift), opacity: 1 },
      { transform: at(1, 0), opacity: vanish ? 0 : 1 },
    ],
    { delay: paced(delay), duration: paced(duration), easing: "cubic-bezier(0.4, 0, 0.3, 1)", fill: "both" },
  );
  const finished = flight.finished.then(
    () => {
      copy.remove();
      if (copy.matches(".coin, :has(.coin)")) ring();
    },
    () => copy.remove(),
  );
  return { finished, end: () => flight.cancel() };
}

/** The middle of an element or a rectangle. */
function box(place: Element | DOMRect): { x: number; y: number } {
  const rect = place instanceof Element ? place.getBoundingClientRect() : place;
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** Let a piece that is already at its new place come from where it was. */
export function arrive(piece: Element, from: DOMRect, duration = 420): Trip {
  if (atRest()) return { finished: Promise.resolve(), end: () => undefined };
  const to = piece.getBoundingClientRect();
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const way = piece.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` }, { transform: "none" }],
    { duration: paced(duration), easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" },
  );
  const over = (): void => undefined;
  return { finished: way.finished.then(over, over), end: () => way.cancel() };
}
