// My number cards by suit; the lit ones can be laid.

import type { CSSProperties } from "react";
import { CardFrame, Piece, spot } from "../../look";
import type { Words } from "../../shell/words";
import { called, Face } from "./Cards";

interface HandProps {
  cards: string[];
  deal: number;
  words: Words;
  /** A card is laid from here. */
  depart(card: Element): void;
}

export function Hand({ cards, deal, words, depart }: HandProps) {
  return (
    <ul className="a21-hand" {...spot("hand")} aria-label={words.say("browser.hand")}>
      {cards.map((card, place) => {
        const style: CSSProperties & Record<"--place", number> = { "--place": place };
        return (
          <li key={`${deal} ${card}`} style={style}>
            <Piece
              verb="lay"
              piece={card}
              className="a21-card"
              aria-label={words.say("browser.lay", { card: called(card, words) })}
              leave={depart}
            >
              <CardFrame>
                <Face card={card} words={words} />
              </CardFrame>
            </Piece>
          </li>
        );
      })}
    </ul>
  );
}
