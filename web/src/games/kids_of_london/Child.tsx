// One of my children at home, who can be sent when lit.

import { AboutWords, CardFrame, Piece, seatColour, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { ChildCard } from "./drawings/ChildCard";

interface ChildProps {
  child: number;
  seat: number;
  words: Words;
  /** A card goes out from here. */
  depart(card: Element): void;
}

export function Child({ child, seat, words, depart }: ChildProps) {
  const about = useAbout();
  return (
    <Piece
      verb="send"
      piece={child}
      aria-label={words.say("verb.send", { piece: child })}
      leave={depart}
      {...about(() => (
        <AboutWords name={words.say("table.child", { child })}>{words.say("browser.about_child")}</AboutWords>
      ))}
    >
      <CardFrame>
        <ChildCard child={child} colour={seatColour(seat)} />
      </CardFrame>
    </Piece>
  );
}
