// My children at home, fanned; the lit ones can be sent.

import type { CSSProperties } from "react";
import type { Words } from "../../shell/words";
import { CardFrame, seatColour } from "../../look";
import { ChildCard } from "./drawings/ChildCard";

interface HandProps {
  children: number[];
  seat: number;
  words: Words;
  lit(child: number): boolean;
  send(child: number, card: Element): void;
}

export function Hand({ children, seat, words, lit, send }: HandProps) {
  const middle = (children.length - 1) / 2;
  const row: CSSProperties & Record<"--in-a-row", number> = {
    "--in-a-row": children.length > 5 ? Math.ceil(children.length / 2) : 5,
  };
  return (
    <ul className="kids-hand" style={row} aria-label={words.say("browser.hand")}>
      {children.map((child, index) => {
        const ready = lit(child);
        const style: CSSProperties & Record<"--lean", number> = { "--lean": index - middle };
        return (
          <li key={child} style={style}>
            <button
              type="button"
              className={ready ? "kids-child lit" : "kids-child"}
              aria-label={words.say("verb.send", { piece: child })}
              aria-disabled={!ready}
              tabIndex={ready ? 0 : -1}
              onClick={(event) => ready && send(child, event.currentTarget)}
            >
              <CardFrame>
                <ChildCard child={child} colour={seatColour(seat)} />
              </CardFrame>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
