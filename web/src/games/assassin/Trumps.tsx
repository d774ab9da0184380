// The trump line: the queens, strongest first; they walk to their new places.

import { useLayoutEffect, useMemo, useRef } from "react";
import { AboutWords, arrive, keep, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { CourtPiece, nameOfCourt } from "./Cards";
import { SuitMark } from "./drawings/Pip";
import type { Suit } from "./table";
import styles from "./Trumps.module.css";
import type { Place } from "./useFlights";
import type { Table } from "./view";

export function Trumps({ table, words, place }: { table: Table; words: Words; place: Place }) {
  const about = useAbout();
  const queens = useRef(new Map<Suit, HTMLElement>());
  const were = useRef(new Map<Suit, DOMRect>());
  const queen = useMemo(() => keep(queens.current), []);
  const order = table.trumps.join();
  useLayoutEffect(() => {
    const trips = [...queens.current].flatMap(([suit, one]) => {
      const from = were.current.get(suit);
      const to = one.getBoundingClientRect();
      return from && Math.hypot(from.x - to.x, from.y - to.y) > 4 ? [arrive(one, from, 520)] : [];
    });
    return () => {
      trips.forEach((trip) => trip.end());
      were.current = new Map([...queens.current].map(([suit, one]) => [suit, one.getBoundingClientRect()]));
    };
  }, [order]);
  const tell = (name: string, said: string) =>
    about(() => <AboutWords name={name}>{said}</AboutWords>);
  return (
    <section ref={place("trumps")} className={styles.trumps} {...spot("trumps")} aria-label={words.say("browser.line")}>
      <span
        className="if-roomy"
        aria-hidden="true"
        {...tell(words.say("browser.line"), words.say("browser.about_trumps"))}
      >
        {words.say("table.trumps")} <small>{words.say("browser.strongest")} ▸</small>
      </span>
      <ol className="line">
        {table.trumps.map((suit, at) => (
          <li
            key={suit}
            ref={queen(suit)}
            {...tell(nameOfCourt("queen", suit, words), words.say("browser.about_queen", { place: at + 1 }))}
          >
            <CourtPiece court="queen" suit={suit} words={words} />
          </li>
        ))}
        {table.missing && (
          <li className="quiet" {...tell(words.say("browser.gone", { suit: table.missing }), words.say("browser.about_gone"))}>
            <SuitMark suit={table.missing} /> {words.say("browser.gone", { suit: table.missing })}
          </li>
        )}
      </ol>
    </section>
  );
}
