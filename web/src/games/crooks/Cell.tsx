// A player's crooks on a target, before its street; lit when one can be sent there, moved there, or killed there.

import { useContext } from "react";
import { HandsContext, Piece, seatColour, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutCrook } from "./About";
import { called, CrookCard, Tab } from "./Cards";
import styles from "./Cell.module.css";
import { Facade } from "./drawings/Facade";
import { cell, type Notes } from "./notes";
import { crookOf, stackOf } from "./table";
import type { Facts, Target } from "./view";

interface CellProps {
  facts: Facts;
  target: Target;
  number: number;
  player: number;
  words: Words;
  notes: Notes;
  move: { verb: string; piece: number } | null; // what it would be clicked for now
}

export function Cell({ facts, target, number, player, words, notes, move }: CellProps) {
  const hands = useContext(HandsContext);
  const { cards, down, level } = stackOf(target, player) ?? { cards: [], down: false, level: 0 };
  const act = move !== null && hands.lit(move);
  const noted = notes.hidden.get(cell(player, number));
  const body = (
    <>
      <span className={styles.stack}>
        {cards.map((card, place) => (
          <Lying
            key={place}
            card={card}
            noted={card === null ? noted : undefined}
            down={down && place === 0}
            slot={`${player}/${number}/${place}`}
            player={player}
            facts={facts}
            words={words}
            quiet={act}
            within={move !== null}
          />
        ))}
      </span>
      {cards.length > 1 && (
        <span className={styles.sum}>
          <span aria-hidden="true">= {level}</span>
          {!act && <span className="aloud">{words.say("browser.sum", { level })}</span>}
        </span>
      )}
    </>
  );
  const who = cards.length ? `. ${words.say("browser.lie_there", { count: cards.length })}` : "";
  return (
    <>
      <Facade number={number} row={player} />
      {move ? (
        <Piece {...move} className={styles.spot}>
          <span className="aloud">{words.move(move.verb, move.piece) + who}</span>
          {body}
        </Piece>
      ) : (
        body
      )}
    </>
  );
}

interface LyingProps {
  card: number | null; // null while it is a secret
  noted: number | undefined; // whom I saw there
  down: boolean;
  slot: string;
  player: number;
  facts: Facts;
  words: Words;
  quiet: boolean; // the whole cell is lit, and says what for
  within: boolean; // and is a button itself
}

/** A crook who lies there. */
function Lying({ card, noted, down, slot, player, facts, words, quiet, within }: LyingProps) {
  const crook = card === null ? null : crookOf(facts, card);
  const known = noted === undefined ? null : crookOf(facts, noted);
  const about = useAbout()(() => <AboutCrook crook={crook} known={known} down={down} facts={facts} words={words} />);
  const own = down && crook ? words.titled(words.say("browser.own_down"), called(crook, words)) : undefined;
  const saw = known ? `${words.say("table.down")}. ${words.say("browser.you_saw")} ${called(known, words)}` : undefined;
  return (
    <span className={styles.lying} data-crook={card ?? slot} data-slot={slot} tabIndex={within ? undefined : 0} {...about}>
      <CrookCard crook={crook} words={words} label={own ?? saw} tint={seatColour(player)} own={down} quiet={quiet} />
      {known && (
        <span className={styles.scrap} aria-hidden="true">
          <Tab crook={known} words={words} />
        </span>
      )}
    </span>
  );
}
