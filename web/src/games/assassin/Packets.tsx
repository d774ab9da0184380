// The packets that lie in a place, and how many victims they are.

import type { Words } from "../../shell/words";
import { NoPacket, Packet } from "./drawings/Marks";
import type { Pile } from "./view";

export function Packets({ pile, words }: { pile: Pile; words: Words }) {
  const said = pile.packets
    ? [
        words.say("browser.pile", { count: pile.packets }),
        words.say("table.victims", { count: pile.victims }),
        ...(pile.doubled ? [words.say("browser.pile_doubled")] : []),
      ].join(", ")
    : words.say("browser.none");
  return (
    <span className="a21-packets">
      <span className={pile.packets ? "a21-heap" : "a21-heap a21-no-packet"} aria-hidden="true">
        {pile.packets === 0 && <NoPacket />}
        {Array.from({ length: pile.packets }, (_, place) => (
          <Packet key={place} doubled={pile.doubled && place === pile.packets - 1} />
        ))}
      </span>
      <strong aria-hidden="true">{pile.victims}</strong>
      <span className="aloud">{said}</span>
    </span>
  );
}
