// A card: its face in one of four colours, its back, the card of its own that says all of it in words, and the button it is.

import { type KeyboardEvent, type ReactNode, useContext } from "react";
import { classes, HandsContext, Piece, useAbout } from "../../look";
import type { Move } from "../../protocol";
import type { Words } from "../../shell/words";
import styles from "./Card.module.css";
import { Glyph, Icon } from "./drawings/Icons";
import { Vignette } from "./drawings/Vignette";
import { costSaid, factsSaid, pounds, readAloud } from "./facts";
import { cardOf, dyed, signed } from "./table";
import type { Card, Cost, Facts } from "./view";
import { breakable, capital } from "./words";

interface FaceProps {
  name: string;
  card: Card;
  words: Words;
  flipped?: boolean;
  /** L22: whether its colour can be seen. */
  coloured?: boolean;
}

/** The front of a card, or a flipped one, of which everybody knows what it was. */
export function Face({ name, card, words, flipped = false, coloured = true }: FaceProps) {
  return (
    <span className={classes(styles.card, flipped && styles.flipped)} style={dyed(coloured ? card.colour : "grey")} aria-hidden="true">
      <span className={styles.face}>
        <span className={styles.band}>
          {coloured && <Glyph colour={card.colour} />}
          {card.price !== undefined && !flipped && <b>{pounds(card.price, words)}</b>}
          {card.power && !flipped && <Icon sign="power" />}
          {card.worth !== undefined && (
            <strong>
              <Icon sign="worth" />
              {card.worth}
            </strong>
          )}
        </span>
        <span className={styles.title}>{breakable(words.say(`card.${name}`))}</span>
        <Vignette card={name} />
        {!flipped && <Base card={card} />}
      </span>
    </span>
  );
}

/** L10, L17, L18: the stone base, with what activating it asks for and gives. */
function Base({ card }: { card: Card }) {
  const { pay, spend, money, points, poverty, flip, text, stone } = card;
  return (
    <span className={classes(styles.base, !stone && styles.paper)}>
      {pay !== undefined && (
        <span>
          <Icon sign="money" />
          {pay}
        </span>
      )}
      {spend && (
        <span style={spend === "blue" ? { background: dyed("blue")["--dye"] } : undefined}>
          <Icon sign="card" />
        </span>
      )}
      {(pay !== undefined || spend) && <Icon sign="bring" />}
      {text && <Icon sign="text" />}
      {money !== undefined && (
        <span>
          <Icon sign="money" />
          {money}
        </span>
      )}
      {points !== undefined && (
        <span>
          <Icon sign="points" />
          {points}
        </span>
      )}
      {poverty !== undefined && (
        <span>
          <Icon sign="poverty" />
          {signed(poverty)}
        </span>
      )}
      {flip && (
        <span className={styles.flip}>
          <Icon sign="flip" />
        </span>
      )}
    </span>
  );
}

interface AboutCardProps {
  name: string;
  facts: Facts;
  words: Words;
  more?: string; // how it is here and now
}

/** A card seen closer: all that is printed on it, in words. */
export function AboutCard({ name, facts, words, more }: AboutCardProps) {
  const card = cardOf(facts, name);
  return (
    <div className={styles.about} style={dyed(card.colour)}>
      <p>
        <Glyph colour={card.colour} /> <strong>{words.say(`card.${name}`)}</strong> <small>{words.say(`colour.${card.colour}`)}</small>
      </p>
      <Vignette card={name} />
      <ul>
        {factsSaid(card, words).map(({ sign, said }, place) => (
          <li key={place}>
            <Icon sign={sign} /> {said}
          </li>
        ))}
      </ul>
      {more && <em>{capital(more)}</em>}
    </div>
  );
}

interface CardPieceProps {
  card: string;
  facts: Facts;
  words: Words;
  /** What pressing it does; without it, it is only read. */
  move?: Move;
  cost?: Cost | null;
  flipped?: boolean;
  /** More to be said about it. */
  more?: string;
  /** Whether the keyboard stops here although nothing can be done. */
  stop?: boolean;
  children?: ReactNode; // what lies on it
}

/** A card on the table: lit where it can be used now, else it says why not. */
export function CardPiece({ card, facts, words, move, cost, flipped = false, more, stop = false, children }: CardPieceProps) {
  const about = useAbout();
  const hands = useContext(HandsContext);
  const printed = cardOf(facts, card);
  const lit = move !== undefined && hands.lit(move);
  const price = lit ? costSaid(cost, words, printed.price) : null;
  const said = [lit && words.move(move.verb, move.piece), price, readAloud(card, printed, words), more].filter(Boolean).join(". ");
  const closer = about(() => (
    <AboutCard name={card} facts={facts} words={words} more={[price && words.say("browser.costs_now", { cost: price }), more].filter(Boolean).join("; ")} />
  ));
  const inside = (
    <>
      <span className="aloud">{said}</span>
      <Face name={card} card={printed} words={words} flipped={flipped} coloured={!flipped || facts.flipped_colours} />
      {children}
      {lit && cost && cost.loans > 0 && (
        <span className={styles.loans} aria-hidden="true">
          <Icon sign="loan" />
          {cost.loans}
        </span>
      )}
    </>
  );
  return move ? (
    <Piece verb={move.verb} piece={move.piece} className={styles.piece} stop={stop} data-card {...closer}>
      {inside}
    </Piece>
  ) : (
    <button type="button" className={styles.piece} tabIndex={stop ? 0 : -1} data-card data-look {...closer}>
      {inside}
    </button>
  );
}

/** A card's back, with the letter of its deck. */
export function Back({ letter }: { letter: string | null }) {
  return (
    <span className={classes(styles.card, styles.back)} aria-hidden="true">
      <svg viewBox="0 0 60 74">
        <rect x="4" y="4" width="52" height="66" rx="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 58c7-4 11 4 18 0s11 4 18 0 6 1 8 0M8 64c7-4 11 4 18 0s11 4 18 0 6 1 8 0" fill="none" stroke="currentColor" strokeWidth="1.2" />
        <path d="M12 52V42h7a11 11 0 0 1 22 0h7v10zM29 24h2v7h-2z" fill="currentColor" opacity="0.75" />
      </svg>
      {letter && <b>{letter}</b>}
    </span>
  );
}

/** A place without a card. */
export function Free({ children }: { children?: ReactNode }) {
  return <span className={styles.free}>{children}</span>;
}

/** Arrow keys walk along a row of cards, so that all of them can be read without a mouse. */
export function arrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-card]")];
  const place = cards.findIndex((card) => card === document.activeElement);
  const next = cards[place + step];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
