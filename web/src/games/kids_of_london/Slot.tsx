// A gang's place in the street: empty, a child face down, face up, or arrested.

import type { ReactNode, RefCallback } from "react";
import type { Words } from "../../shell/words";
import { CardFrame, Piece, seatColour } from "../../look";
import { ChildCard } from "./drawings/ChildCard";
import { Police } from "./drawings/Police";
import type { Gang } from "./view";

interface SlotProps {
  hour: number;
  seat: number;
  gang: Gang;
  words: Words;
  arrested: boolean;
  place: RefCallback<HTMLElement>;
  steal: boolean; // whether the value of this card may be taken now
}

export function Slot({ hour, seat, gang, words, arrested, place, steal }: SlotProps) {
  const colour = gang.dummy ? "var(--fog)" : seatColour(seat);
  const label = gang.child === null ? words.say("table.hidden") : words.say("table.child", { child: gang.child });
  const card: ReactNode = gang.out ? (
    <CardFrame key={hour} down={gang.child === null} label={steal ? undefined : label} tint={colour}>
      {gang.child !== null && <ChildCard child={gang.child} colour={colour} />}
    </CardFrame>
  ) : null;
  return (
    <div className="kids-slot" ref={place}>
      {steal ? (
        <Piece verb="steal" className="kids-steal">
          {card}
          <span className="kids-label">{words.say("verb.steal")}</span>
        </Piece>
      ) : (
        card
      )}
      {arrested && (
        <span className="kids-arrest">
          <Police />
          <strong>{words.say("browser.arrested")}</strong>
        </span>
      )}
    </div>
  );
}
