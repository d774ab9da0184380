// My children at home, fanned; the lit ones can be sent.

import type { CSSProperties } from "react";
import type { Words } from "../../shell/words";
import { CardFrame, Piece, seatColour } from "../../look";
import { ChildCard } from "./drawings/ChildCard";

interface HandProps {
  children: number[];
  seat: number;
  words: Words;
  /** A card goes out from here. */
  depart(card: Element): void;
}

export function Hand({ children, seat, words, depart }: HandProps) {
  const middle = (children.length - 1) / 2;
  const row: CSSProperties & Record<"--in-a-row", number> = {
    "--in-a-row": children.length > 5 ? Math.ceil(children.length / 2) : 5,
  };
  return (
    <ul className="kids-hand" style={row} aria-label={words.say("browser.hand")}>
      {children.map((child, index) => {
        const style: CSSProperties & Record<"--lean", number> = { "--lean": index - middle };
        return (
          <li key={child} style={style}>
            <Piece
              verb="send"
              piece={child}
              className="kids-child"
              aria-label={words.say("verb.send", { piece: child })}
              leave={depart}
            >
              <CardFrame>
                <ChildCard child={child} colour={seatColour(seat)} />
              </CardFrame>
            </Piece>
          </li>
        );
      })}
    </ul>
  );
}
