// A card seen closer: all that is printed on it, in words, beside the card that the mouse, the keyboard or a finger is at.

import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState, type RefObject } from "react";
import type { Words } from "../../shell/words";
import { Glyph, Icon } from "./drawings/Icons";
import { Vignette } from "./drawings/Vignette";
import { factsSaid } from "./facts";
import { cardOf } from "./table";
import type { Facts } from "./view";

const WIDTH = 240;
const ROOM = 250; // above a card, to show it there

export interface Closer {
  /** Whether cards are read and not played: for fingers, which cannot hover. */
  reading: boolean;
  /** Whether I am asked something: who is not presses a card to read it. */
  asked: boolean;
  show(card: string, piece: Element): void;
  hide(): void;
}

interface Shown {
  card: string;
  left: number;
  top: number | null;
  bottom: number | null;
}

const Context = createContext<Closer>({ reading: false, asked: false, show: () => undefined, hide: () => undefined });
export const CloserContext = Context.Provider;
export const useCloser = (): Closer => useContext(Context);

/** Whether cards can be hovered over, which fingers cannot do. */
export const hovering = (): boolean => window.matchMedia("(hover: hover)").matches;

/** What is seen closer, inside a room; whatever happens at the table puts it away. */
export function useShown(
  room: RefObject<HTMLElement | null>,
  moment: unknown,
  reading: boolean,
  asked: boolean,
): [Closer, Shown | null] {
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = useCallback(() => setShown(null), []);
  const show = useCallback(
    (card: string, piece: Element) => {
      const frame = room.current?.getBoundingClientRect();
      if (!frame) return;
      const box = piece.getBoundingClientRect();
      const width = Math.min(WIDTH, frame.width);
      const left = Math.max(0, Math.min(frame.width - width, box.left + box.width / 2 - frame.left - width / 2));
      const above = box.top > ROOM;
      setShown({
        card,
        left,
        top: above ? null : box.bottom - frame.top + 8,
        bottom: above ? frame.bottom - box.top + 8 : null,
      });
    },
    [room],
  );
  useLayoutEffect(hide, [moment, hide]);
  return [useMemo(() => ({ reading, asked, show, hide }), [reading, asked, show, hide]), shown];
}

export function CloserCard({ shown, facts, words }: { shown: Shown; facts: Facts; words: Words }) {
  const card = cardOf(facts, shown.card);
  const { left, top, bottom } = shown;
  return (
    <div
      className={`ldn-closer sheet ldn-${card.colour}`}
      style={{ left, top: top ?? undefined, bottom: bottom ?? undefined }}
      aria-hidden="true"
    >
      <p className="ldn-closer-name">
        <Glyph colour={card.colour} />
        <strong>{words.say(`card.${shown.card}`)}</strong>
        <small>{words.say(`colour.${card.colour}`)}</small>
      </p>
      <Vignette card={shown.card} />
      <ul>
        {factsSaid(card, words).map(({ sign, said }, place) => (
          <li key={place}>
            <Icon sign={sign} />
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
