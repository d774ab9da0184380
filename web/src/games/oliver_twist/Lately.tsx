// The last turns in a strip: who took what and filed what, sold, or played.

import { SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { FileMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import type { Memory, Turn } from "./memory";

export function Lately({ turns, words }: { turns: Memory; words: Words }) {
  if (!turns.length) return <div className="ot-lately" />;
  return (
    <section className="ot-lately" aria-label={words.say("browser.lately")}>
      <small aria-hidden="true">{words.say("browser.lately")}</small>
      <ol>
        {turns.map((turn, index) => (
          <li key={index}>
            <SeatMark seat={turn.seat} />
            <span className="aloud">{words.event(turn.deed.kind, turn.deed.args)}</span>
            <Deed turn={turn} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Deed({ turn: { deed, filed }, words }: { turn: Turn; words: Words }) {
  const tokens = deed.kind === "sold" ? (deed.args.tokens as string[]) : deed.args.token ? [String(deed.args.token)] : [];
  const character = deed.args.character;
  return (
    <span className="ot-deed" aria-hidden="true">
      {tokens.map((token, index) => (
        <Token key={index} token={token} />
      ))}
      {deed.kind === "sold" && <strong>{words.say("table.pounds", { count: deed.args.pounds })}</strong>}
      {typeof character === "string" && <span>{words.say("browser.card", { character })}</span>}
      {!tokens.length && typeof character !== "string" && <span>{words.say(`browser.did_${deed.kind}`)}</span>}
      {filed.length > 0 && (
        <span className="ot-deed-files">
          <FileMark />
          {filed.map((token, index) => (
            <Token key={index} token={token} />
          ))}
        </span>
      )}
    </span>
  );
}
