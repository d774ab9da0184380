// What I have been shown: whom I saw at the places, and how many of them are left there.

import type { Words } from "../../shell/words";
import { called, Modifier } from "./Cards";
import { AbilityMark, GangMark, Mask } from "./drawings/Marks";
import type { Notes } from "./notes";
import { crookOf } from "./table";
import type { Crook, Facts } from "./view";

export function SeenPlaces({ notes, facts, words }: { notes: Notes; facts: Facts; words: Words }) {
  if (!notes.places.length) return null;
  return (
    <section className="crooks-seen" aria-label={words.say("browser.seen")}>
      <small aria-hidden="true">
        <AbilityMark ability="spy" /> {words.say("browser.seen")}
      </small>
      <ul>
        {notes.places.map(({ place, cards, left }) => (
          <li key={place}>
            <strong>
              <span aria-hidden="true">{place}</span>
              <span className="aloud">{words.tell(place, "where")}:</span>
            </strong>
            {cards.map((card) => (
              <Tab key={card} crook={crookOf(facts, card)} words={words} />
            ))}
            {left < cards.length && <small>{words.say("browser.of_these", { count: left })}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A crook on a scrap of paper; somebody face down is a mask. */
export function Tab({ crook, words }: { crook: Crook | null; words: Words }) {
  if (!crook) {
    return (
      <span className="crooks-tab crooks-tab-down">
        <Mask />
      </span>
    );
  }
  return (
    <span className="crooks-tab" title={called(crook, words)}>
      <span className="aloud">{called(crook, words)};</span>
      <b aria-hidden="true">{crook.level}</b>
      {crook.modifier !== 0 && (
        <span aria-hidden="true">
          <Modifier modifier={crook.modifier} />
        </span>
      )}
      {crook.gangs.map((gang) => (
        <GangMark key={gang} gang={gang} />
      ))}
      {crook.ability && <AbilityMark ability={crook.ability} />}
    </span>
  );
}
