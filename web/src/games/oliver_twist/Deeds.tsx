// Pieces with what is told: a turn in the strip "since your last turn", and an event in the caption.

import { type Deed as Told, Since, spot } from "../../look";
import type { Told as Event } from "../../protocol";
import type { Words } from "../../shell/words";
import { FileMark, LootMark } from "./drawings/Marks";
import { Portrait } from "./drawings/Portrait";
import { Token } from "./drawings/Token";
import styles from "./Deeds.module.css";
import type { Turn } from "./since";

export function Deeds({ turns, words }: { turns: Turn[]; words: Words }) {
  return (
    <div className={styles.since}>
      <Since deeds={turns.map((turn) => deed(turn, words))} />
    </div>
  );
}

function deed({ seat, events, deed: { kind, args }, helper, filed }: Turn, words: Words): Told {
  const tokens = tokensOf({ kind, args });
  const said = ["placed", "kept_hidden", "gave_up"].includes(kind) ? words.say(`browser.did_${kind}`) : "";
  const character = helper ?? args.character;
  return {
    seat,
    said: events.map((event) => words.event(event.kind, event.args)).join(" "),
    pieces: (
      <span className={`line tight ${styles.pieces}`}>
        {typeof character === "string" && <Portrait character={character} />}
        {tokens.map((token, index) => (
          <Token key={index} token={token} />
        ))}
        {typeof args.pounds === "number" && <strong>{words.say("table.pounds", { count: args.pounds })}</strong>}
        {said && <small>{said}</small>}
        {filed.length > 0 && <FileMark />}
        {filed.map((token, index) => (
          <Token key={`filed ${index}`} token={token} />
        ))}
      </span>
    ),
  };
}

/** The tokens that an event is about. */
function tokensOf({ kind, args }: Pick<Event, "kind" | "args">): string[] {
  if (kind === "sold") return args.tokens as string[];
  return [args.token, args.tool].filter((one) => typeof one === "string");
}

/** The pieces of what is said now; those of the streets are on the map. */
export function Shown({ said }: { said: Event[] }) {
  const [event] = said;
  if (!event || ["took", "snatched", "turned"].includes(event.kind)) return null;
  const { character } = event.args;
  return (
    <span className={`line tight centred ${styles.shown}`} {...spot("said")}>
      {typeof character === "string" && <Portrait character={character} />}
      {tokensOf(event).map((token, index) => (
        <Token key={index} token={token} />
      ))}
      {["burgled", "kept_hidden"].includes(event.kind) && <LootMark />}
    </span>
  );
}
