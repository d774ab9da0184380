// The character of the hour, who can be robbed when lit; and what else can be done: steal elsewhere, or nothing.

import type { RefObject } from "react";
import type { Words } from "../../shell/words";
import { AboutWords, Coin, Piece, spot, useAbout } from "../../look";
import { CHARACTERS } from "./drawings/characters";
import { London } from "./drawings/London";
import { Mask } from "./drawings/Prince";
import type { Character } from "./table";
import styles from "./Tile.module.css";

interface TileProps {
  tile: Character;
  purse: number;
  words: Words;
  place: RefObject<HTMLSpanElement | null>;
  rob: boolean; // whether it may be robbed now
}

export function Tile({ tile, purse, words, place, rob }: TileProps) {
  const about = useAbout();
  const Drawing = CHARACTERS[tile];
  const title = words.say(`title.${tile}`);
  const all = {
    className: styles.tile,
    ...spot("tile"),
    ...about(() => <AboutWords name={title}>{words.say(`about.${tile}`, { count: purse })}</AboutWords>),
  };
  const face = (
    <>
      <span className={styles.portrait} ref={place}>
        <Drawing key={tile} />
      </span>
      <span className={styles.plate}>
        <strong>{title}</strong>
        <span>
          <Coin /> {words.say(`purse.${tile}`, { count: purse })}
        </span>
      </span>
    </>
  );
  if (!rob) {
    return (
      <div tabIndex={0} {...all}>
        {face}
      </div>
    );
  }
  return (
    <Piece verb="rob" {...all}>
      {face}
      <span className={styles.label}>{words.say("verb.rob")}</span>
    </Piece>
  );
}

interface BesideProps {
  words: Words;
  place: RefObject<HTMLDivElement | null>;
  steal: boolean; // whether the value of my card may be stolen now
  spare: boolean; // K9: or nothing be taken, because it was only an actor
}

/** The rest of London, where coins come from and go to; and the actor's mask. */
export function Beside({ words, place, steal, spare }: BesideProps) {
  const about = useAbout();
  const name = words.say("browser.elsewhere");
  const london = about(() => <AboutWords name={name}>{words.say("browser.about_elsewhere")}</AboutWords>);
  return (
    <div ref={place} className={styles.beside}>
      {steal && (
        <Piece verb="steal" className={styles.choice} {...london}>
          <London />
          <span className={styles.label}>{words.say("verb.steal")}</span>
        </Piece>
      )}
      {spare && (
        <Piece
          verb="spare"
          className={styles.choice}
          {...about(() => (
            <AboutWords name={words.say("verb.spare")}>{words.say("browser.about_spare")}</AboutWords>
          ))}
        >
          <Mask />
          <span className={styles.label}>{words.say("verb.spare")}</span>
        </Piece>
      )}
      {!steal && !spare && (
        <div tabIndex={0} {...london}>
          <London />
          <span>{name}</span>
        </div>
      )}
    </div>
  );
}
