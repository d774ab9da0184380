// The packets that lie in a place, and how many victims they are.

import { AboutWords, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { NoPacket, Packet } from "./drawings/Marks";
import styles from "./Packets.module.css";
import type { Pile } from "./view";

export function Packets({ pile, words }: { pile: Pile; words: Words }) {
  const about = useAbout();
  const said = pile.packets
    ? [
        words.say("browser.pile", { count: pile.packets }),
        words.say("table.victims", { count: pile.victims }),
        ...(pile.doubled ? [words.say("browser.pile_doubled")] : []),
      ].join(", ")
    : words.say("browser.none");
  return (
    <span
      className="line"
      {...about(() => (
        <AboutWords name={said}>{words.say("browser.about_packets")}</AboutWords>
      ))}
    >
      <span className={styles.heap} aria-hidden="true">
        {pile.packets === 0 && <NoPacket />}
        {Array.from({ length: pile.packets }, (_, place) => (
          <Packet key={place} doubled={pile.doubled && place === pile.packets - 1} />
        ))}
      </span>
      <strong className="great" aria-hidden="true">{pile.victims}</strong>
      <span className="aloud">{said}</span>
    </span>
  );
}
