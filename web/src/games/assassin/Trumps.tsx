// The trump line: the queens, strongest first; they walk to their new places.

import { useLayoutEffect, useMemo, useRef } from "react";
import { arrive, keep, spot } from "../../look";
import type { Words } from "../../shell/words";
import { CourtPiece } from "./Cards";
import { SuitMark } from "./drawings/Pip";
import type { Suit } from "./table";
import type { Table } from "./view";

export function Trumps({ table, words }: { table: Table; words: Words }) {
  const queens = useRef(new Map<Suit, HTMLElement>());
  const were = useRef(new Map<Suit, DOMRect>());
  const place = useMemo(() => keep(queens.current), []);
  const order = table.trumps.join();
  useLayoutEffect(() => {
    const trips = [...queens.current].flatMap(([suit, queen]) => {
      const from = were.current.get(suit);
      const to = queen.getBoundingClientRect();
      return from && Math.hypot(from.x - to.x, from.y - to.y) > 4 ? [arrive(queen, from, 520)] : [];
    });
    return () => {
      trips.forEach((trip) => trip.end());
      were.current = new Map([...queens.current].map(([suit, queen]) => [suit, queen.getBoundingClientRect()]));
    };
  }, [order]);
  return (
    <section className="a21-trumps" {...spot("trumps")} aria-label={words.say("browser.line")}>
      <span className="a21-trumps-title" aria-hidden="true">
        {words.say("table.trumps")}
        <small>{words.say("browser.strongest")} ▸</small>
      </span>
      <ol>
        {table.trumps.map((suit) => (
          <li key={suit} ref={place(suit)}>
            <CourtPiece court="queen" suit={suit} words={words} />
          </li>
        ))}
        {table.unplaced.map((suit) => (
          <li key={`gap ${suit}`} className="a21-gap" aria-hidden="true" />
        ))}
      </ol>
      {table.missing && (
        <p className="a21-gone">
          <SuitMark suit={table.missing} />
          {words.say("browser.gone", { suit: table.missing })}
        </p>
      )}
    </section>
  );
}
