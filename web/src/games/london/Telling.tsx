// What somebody does, while they do it: in words, and in pieces that fly to where they go.

import { type RefObject, useLayoutEffect, useRef } from "react";
import { Caption, travel } from "../../look";
import type { Words } from "../../shell/words";
import type { Beat, Way } from "./beats";
import { Back, Face } from "./Card";
import { Icon } from "./drawings/Icons";
import { cardOf } from "./table";
import styles from "./Telling.module.css";
import type { Facts } from "./view";

const FLIGHT = 650; // milliseconds
const APART = 110;

interface TellingProps {
  beat: Beat;
  facts: Facts;
  words: Words;
  room: RefObject<HTMLElement | null>;
}

export function Telling({ beat, facts, words, room }: TellingProps) {
  const pieces = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const at = (name: string): Element | null => {
      const found = room.current?.querySelector(`[data-spot="${name}"]`) ?? null;
      return found?.getClientRects().length ? found : null;
    };
    const trips = beat.ways.flatMap(({ from, to }, place) => {
      const piece = pieces.current?.children[place];
      const [start, goal] = [at(from), at(to)];
      if (!piece || !start || !goal) return [];
      const duration = Math.min(FLIGHT, beat.ms * 0.75);
      return [travel({ piece, from: start, to: goal, delay: Math.min(place * APART, beat.ms * 0.25), duration, arc: 0.12, vanish: true })];
    });
    return () => trips.forEach((trip) => trip.end());
  }, [beat, room]);
  return (
    <Caption lines={[counted(beat.said.map(({ kind, args }) => words.event(kind, args))).join(" ")]}>
      <span className="row close centred" ref={pieces}>
        {beat.ways.map(({ what }, place) => (
          <span key={place} className={"sign" in what ? "badge" : styles.card}>
            <Flown what={what} facts={facts} words={words} />
          </span>
        ))}
      </span>
    </Caption>
  );
}

function Flown({ what, facts, words }: { what: Way["what"]; facts: Facts; words: Words }) {
  if ("card" in what) return <Face name={what.card} card={cardOf(facts, what.card)} words={words} />;
  if ("letter" in what) return <Back letter={what.letter} />;
  return (
    <>
      <Icon sign={what.sign} />
      {what.count}
    </>
  );
}

/** Equal lines once, with how often. */
function counted(lines: string[]): string[] {
  const often = new Map<string, number>();
  for (const line of lines) often.set(line, (often.get(line) ?? 0) + 1);
  return [...often].map(([line, count]) => (count > 1 ? `${line} ×${count}` : line));
}
