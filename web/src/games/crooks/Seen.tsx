// What I have been shown: whom I saw at the places, and how many of them are left there.

import { Since } from "../../look";
import type { Words } from "../../shell/words";
import { called, Tab } from "./Cards";
import type { Notes } from "./notes";
import { crookOf } from "./table";
import type { Facts } from "./view";

export function SeenPlaces({ notes, facts, words }: { notes: Notes; facts: Facts; words: Words }) {
  if (!notes.places.length) return null;
  return (
    <Since
      label={words.say("browser.seen")}
      deeds={notes.places.map(({ place, cards, left }) => {
        const crooks = cards.map((card) => crookOf(facts, card));
        const rest = left < cards.length ? words.say("browser.of_these", { count: left }) : "";
        return {
          seat: null,
          said: `${words.titled(words.tell(place, "where"), crooks.map((crook) => called(crook, words)).join("; "))}. ${rest}`,
          pieces: (
            <>
              <strong>{place}</strong>
              {crooks.map((crook) => (
                <Tab key={crook.card} crook={crook} words={words} />
              ))}
              <small>{rest}</small>
            </>
          ),
        };
      })}
    />
  );
}
