// A character card in my hand: who it is, what they would do, and two ways to play them.

import type { Words } from "../../shell/words";
import { Portrait } from "./drawings/Portrait";

interface CharacterCardProps {
  character: string;
  effect: string;
  words: Words;
  play: (() => void) | undefined;
  hide: (() => void) | undefined;
}

export function CharacterCard({ character, effect, words, play, hide }: CharacterCardProps) {
  return (
    <div className="ot-card">
      <Portrait character={character} />
      <p>
        <strong>{words.say("browser.card", { character })}</strong>
        <small>{words.say(`effect.${effect}`)}</small>
      </p>
      {(play || hide) && (
        <span className="ot-card-ways">
          {play && (
            <button type="button" className="ot-choice lit" aria-label={words.move("play", character)} onClick={play}>
              {words.say("browser.play")}
            </button>
          )}
          {hide && (
            <button type="button" className="ot-choice ot-quiet lit" aria-label={words.move("hide", character)} onClick={hide}>
              {words.say("browser.hide")}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
