// A character card in my hand: who it is, what they would do, and two ways to play them.

import { Piece } from "../../look";
import type { Words } from "../../shell/words";
import { Portrait } from "./drawings/Portrait";

interface CharacterCardProps {
  character: string;
  effect: string;
  words: Words;
}

export function CharacterCard({ character, effect, words }: CharacterCardProps) {
  return (
    <div className="ot-card">
      <Portrait character={character} />
      <p>
        <strong>{words.say("browser.card", { character })}</strong>
        <small>{words.say(`effect.${effect}`)}</small>
      </p>
      <span className="ot-card-ways">
        <Piece verb="play" piece={character} className="ot-choice" aria-label={words.move("play", character)}>
          {words.say("browser.play")}
        </Piece>
        <Piece verb="hide" piece={character} className="ot-choice ot-quiet" aria-label={words.move("hide", character)}>
          {words.say("browser.hide")}
        </Piece>
      </span>
    </div>
  );
}
