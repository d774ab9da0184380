// My number cards by suit; the lit ones can be laid.

import type { CSSProperties } from "react";
import { CardFrame } from "../../look";
import type { Words } from "../../shell/words";
import { called, Face } from "./Cards";

interface HandProps {
  cards: string[];
  deal: number;
  words: Words;
  lit(card: string): boolean;
  lay(card: string, piece: Element): void;
}

export function Hand({ cards, deal, words, lit, lay }: HandProps) {
  return (
    <ul className="a21-hand" aria-label={words.say("browser.hand")}>
      {cards.map((card, place) => {
        const ready = lit(card);
        const style: CSSProperties & Record<"--place", number> = { "--place": place };
        return (
          <li key={`${deal} ${card}`} style={style}>
            <button
              type="button"
              className={ready ? "a21-card lit" : "a21-card"}
              aria-label={words.say("browser.lay", { card: called(card, words) })}
              aria-disabled={!ready}
              tabIndex={ready ? 0 : -1}
              onClick={(event) => ready && lay(card, event.currentTarget)}
            >
              <CardFrame>
                <Face card={card} words={words} />
              </CardFrame>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
