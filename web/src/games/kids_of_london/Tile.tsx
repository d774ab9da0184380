// The character of the hour, who can be robbed when lit; and the actor's mask, for those who would rather not.

import type { RefObject } from "react";
import type { Words } from "../../shell/words";
import { Coins, Piece, spot } from "../../look";
import { CHARACTERS } from "./drawings/characters";
import { Mask } from "./drawings/Prince";
import type { Character } from "./table";

interface TileProps {
  tile: Character;
  purse: number;
  words: Words;
  place: RefObject<HTMLSpanElement | null>;
  rob: boolean; // whether it may be robbed now
}

export function Tile({ tile, purse, words, place, rob }: TileProps) {
  const Drawing = CHARACTERS[tile];
  const face = (
    <>
      <span className="kids-portrait" ref={place}>
        <Drawing key={tile} />
      </span>
      <span className="kids-plate">
        <strong className="kids-title">{words.say(`title.${tile}`)}</strong>
        <span className="kids-purse">
          <Coins count={purse} label="" pile={1} />
          <span>{words.say(`purse.${tile}`, { count: purse })}</span>
        </span>
      </span>
    </>
  );
  if (!rob) {
    return (
      <div className="kids-tile" {...spot("tile")}>
        {face}
      </div>
    );
  }
  return (
    <Piece verb="rob" className="kids-tile" {...spot("tile")}>
      {face}
      <span className="kids-label">{words.say("verb.rob")}</span>
    </Piece>
  );
}

/** K9: only an actor. */
export function Spare({ words }: { words: Words }) {
  return (
    <Piece verb="spare" className="kids-spare">
      <Mask />
      <span className="kids-label">{words.say("verb.spare")}</span>
    </Piece>
  );
}
