// A card: its face in one of four colours, its back, and the button that it is on the table.

import { type CSSProperties, type PointerEvent, type ReactNode, useContext } from "react";
import { HandsContext, nameOf } from "../../look";
import type { Move } from "../../protocol";
import type { Words } from "../../shell/words";
import { hovering, useCloser } from "./Closer";
import { Glyph, Icon } from "./drawings/Icons";
import { Vignette } from "./drawings/Vignette";
import { costSaid, pounds, readAloud } from "./facts";
import { cardOf, signed } from "./table";
import type { Card, Cost, Facts } from "./view";

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
  const called = words.say(`card.${name}`);
  const longest = Math.max(...called.split(/[\s-]/).map((word) => word.length));
  const title: CSSProperties & Record<"--longest", number> = { "--longest": longest };
  return (
    <span className={`ldn-card ldn-${coloured ? card.colour : "grey"}${flipped ? " ldn-flipped" : ""}`} aria-hidden="true">
      <span className="ldn-band">
        {coloured && <Glyph colour={card.colour} />}
        {card.price !== undefined && !flipped && <b className="ldn-price">{pounds(card.price, words)}</b>}
        {card.power && !flipped && <Icon sign="power" />}
        {card.worth !== undefined && (
          <b className="ldn-worth">
            <Icon sign="worth" />
            {card.worth}
          </b>
        )}
      </span>
      <span className="ldn-title" style={title}>
        {called}
      </span>
      <Vignette card={name} />
      {!flipped && <Base card={card} />}
    </span>
  );
}

/** L10, L17, L18: the stone base, with what activating it asks for and gives. */
function Base({ card }: { card: Card }) {
  const { pay, spend, money, points, poverty, flip, text, stone } = card;
  return (
    <span className={stone ? "ldn-base" : "ldn-base ldn-paper"}>
      {pay !== undefined && (
        <span className="ldn-asks">
          <Icon sign="money" />
          {pay}
        </span>
      )}
      {spend && (
        <span className={`ldn-asks ldn-asks-${spend}`}>
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
        <span className="ldn-flip">
          <Icon sign="flip" />
        </span>
      )}
    </span>
  );
}

interface CardPieceProps {
  card: string;
  facts: Facts;
  words: Words;
  /** What pressing it does; without it, pressing shows the card closer. */
  move?: Move;
  cost?: Cost | null;
  flipped?: boolean;
  /** More to be said aloud about it. */
  about?: string;
  /** Whether the keyboard stops here although nothing can be done. */
  stop?: boolean;
  children?: ReactNode; // what lies on it
}

/** A card on the table: lit where it can be used now, else it says why not; hovering or the keyboard shows it closer. */
export function CardPiece({ card, facts, words, move, cost, flipped = false, about, stop = false, children }: CardPieceProps) {
  const closer = useCloser();
  const hands = useContext(HandsContext);
  const printed = cardOf(facts, card);
  const lit = move !== undefined && hands.lit(move);
  const price = lit ? costSaid(cost, words) : null;
  const called = lit && words.move(move.verb, move.piece);
  const label = [called, price, readAloud(card, printed, words), about].filter(Boolean).join(". ");
  const press = (piece: Element): void => {
    const reads = closer.reading || (!closer.asked && !hovering());
    if (reads || !move) return closer.show(card, piece);
    if (lit) return hands.act(move);
    closer.hide();
    return hands.why(move, piece);
  };
  return (
    <button
      type="button"
      className={lit ? "ldn-piece lit" : "ldn-piece"}
      data-move={move && nameOf(move)}
      aria-disabled={move && !lit}
      tabIndex={lit || stop ? 0 : -1}
      onClick={({ currentTarget }) => press(currentTarget)}
      onPointerEnter={(event) => hovers(event) && closer.show(card, event.currentTarget)}
      onPointerLeave={(event) => hovers(event) && closer.hide()}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && closer.show(card, event.currentTarget)}
      onBlur={closer.hide}
    >
      <span className="aloud">{label}</span>
      <Face name={card} card={printed} words={words} flipped={flipped} coloured={!flipped || facts.flipped_colours} />
      {children}
      {lit && cost && cost.loans > 0 && <LoanTag cost={cost} said={words.say("browser.loans", { count: cost.loans })} />}
    </button>
  );
}

/** Whether a mouse came, and not what a browser makes of a finger. */
function hovers(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && hovering();
}

/** L8: what pressing this borrows, said beforehand. */
export function LoanTag({ cost, said }: { cost: Cost; said?: string }) {
  return (
    <span className="ldn-loantag" aria-hidden="true">
      <Icon sign="loan" />
      {said ?? cost.loans}
    </span>
  );
}

/** A card's back, with the letter of its deck. */
export function Back({ letter }: { letter: string | null }) {
  return (
    <span className="ldn-card ldn-back" aria-hidden="true">
      <svg viewBox="0 0 60 74">
        <rect x="4" y="4" width="52" height="66" rx="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 58c7-4 11 4 18 0s11 4 18 0 6 1 8 0M8 64c7-4 11 4 18 0s11 4 18 0 6 1 8 0" fill="none" stroke="currentColor" strokeWidth="1.2" />
        <path d="M12 52V42h7a11 11 0 0 1 22 0h7v10zM29 24h2v7h-2z" fill="currentColor" opacity="0.75" />
      </svg>
      {letter && <b>{letter}</b>}
    </span>
  );
}
