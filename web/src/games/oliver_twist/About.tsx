// What is said of a token, a character or a tool, where it is seen closer.

import { AboutWords } from "../../look";
import type { Words } from "../../shell/words";
import { Portrait } from "./drawings/Portrait";
import { useKind } from "./facts";

/** A sentence begins with a capital, whatever it begins with. */
export const upper = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

const KINDS = new Set(["wallet", "tool", "character", "burglary"]);

/** What a token is good for. */
export function AboutToken({ token, words, where }: { token: string; words: Words; where?: string }) {
  const kind = useKind(token);
  const name = upper(words.say(`token.${token}`));
  return (
    <AboutWords name={where ? words.titled(where, words.say(`token.${token}`)) : name}>
      {words.say(`browser.about_${KINDS.has(kind) ? kind : "object"}`)}
    </AboutWords>
  );
}

/** Some tokens of a player, each sort once. */
export function AboutTools({ tools, words }: { tools: string[]; words: Words }) {
  return <AboutWords name={upper(words.tell(tools, "token"))}>{words.say("browser.about_tool")}</AboutWords>;
}

export function AboutCharacter({ character, effect, words }: { character: string; effect: string; words: Words }) {
  return (
    <div className="line">
      <Portrait character={character} />
      <div>
        <strong>{upper(words.say(`character.${character}`))}</strong>
        <p>{upper(words.say(`effect.${effect}`))}.</p>
        <p>{words.say("browser.about_card")}</p>
      </div>
    </div>
  );
}
