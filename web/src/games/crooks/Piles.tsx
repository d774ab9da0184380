// The places: face-down piles with their letter, their crooks and the price of a recruit.

import { type CSSProperties, type RefCallback, useContext } from "react";
import { classes, HandsContext, Piece, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutPlace } from "./About";
import { Back } from "./drawings/Back";
import { AbilityMark } from "./drawings/Marks";
import type { Notes } from "./notes";
import styles from "./Piles.module.css";
import type { Facts, Table } from "./view";

interface PilesProps {
  table: Table;
  facts: Facts;
  words: Words;
  notes: Notes;
  mine: boolean; // it is my turn
  pile(letter: string): RefCallback<HTMLElement>;
}

export function Piles({ table, facts, words, notes, mine, pile }: PilesProps) {
  return (
    <ul className={styles.piles} aria-label={words.say("browser.places")} {...spot("places")}>
      {facts.places.map((letter, place) => (
        <li key={letter} ref={pile(letter)}>
          <Pile
            letter={letter}
            size={table.places[place] ?? 0}
            facts={facts}
            notes={notes}
            words={words}
            busy={table.place === letter}
            warned={table.warned === letter}
            dear={mine && table.step === "recruit" && Boolean(table.places[place]) && !table.affordable.includes(letter)}
            spy={mine && table.step === "spy"}
          />
        </li>
      ))}
    </ul>
  );
}

interface PileProps {
  letter: string;
  size: number; // also the price
  facts: Facts;
  notes: Notes;
  words: Words;
  busy: boolean; // somebody recruits there
  warned: boolean;
  dear: boolean;
  spy: boolean; // my spy chooses where to look, and pays nothing
}

function Pile({ letter, size, facts, notes, words, busy, warned, dear, spy }: PileProps) {
  const about = useAbout();
  const verb = spy ? "spy" : "recruit";
  const lit = useContext(HandsContext).lit({ verb, piece: letter }); // also its key: who plays by keyboard does not stay at a dim one
  const told = !size
    ? words.say("browser.empty_place")
    : spy
      ? words.say("browser.lie_there", { count: size })
      : words.say("browser.pile", { count: size, money: words.say("table.money", { count: size }) });
  const body = (
    <>
      <span aria-hidden="true">
        {letter}
      </span>
      <span className={styles.heap} aria-hidden="true">
        {Array.from({ length: size }, (_, card) => (
          <span key={card} className={styles.down} style={{ "--card-at": card - (size - 1) / 2 } as CSSProperties}>
            <Back />
          </span>
        ))}
      </span>
      <span className={styles.price} aria-hidden="true">
        {size ? !spy && words.say("table.money", { count: size }) : "–"}
      </span>
      {notes.places.some(({ place }) => place === letter) && (
        <span className={styles.seen}>
          <AbilityMark ability="spy" />
          <span className="aloud">{words.say("browser.looked_into")}</span>
        </span>
      )}
    </>
  );
  return (
    <Piece
      key={String(lit)}
      verb={verb}
      piece={letter}
      className={classes(styles.pile, !size && styles.empty, dear && styles.dear, busy && styles.busy, warned && styles.warned)}
      {...about(() => (
        <AboutPlace letter={letter} size={size} facts={facts} notes={notes} words={words} />
      ))}
    >
      <span className="aloud">
        {words.move(verb, letter)}: {told}.{dear && ` ${words.say("browser.too_dear")}`}
      </span>
      {body}
    </Piece>
  );
}
