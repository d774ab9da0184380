// Cards as they lie on the table, each with its name to be read aloud and a card of its own that says what it does.

import type { ReactNode } from "react";
import { AboutWords, CardFrame } from "../../look";
import type { Words } from "../../shell/words";
import { CourtCard, type Court } from "./drawings/CourtCard";
import { NumberCard } from "./drawings/NumberCard";
import { HIDDEN, JACK, parts, type Suit } from "./table";
import type { Facts } from "./view";

/** A number card, or the jack of spades, as it is called: the 7 of hearts. */
export function called(card: string, words: Words): string {
  if (card === HIDDEN) return words.say("browser.hidden");
  if (card === JACK) return words.say("browser.the_jack", { suit: "spades" });
  const { suit, rank } = parts(card);
  return words.say(rank === 1 ? "browser.the_ace" : "browser.the_card", { rank, suit });
}

/** A card of a trick or of a hand; without a label, somebody else says what it is. */
export function PlayingCard({ card, words, tint, label }: { card: string; words: Words; tint?: string; label?: string }) {
  const face =
    card === JACK ? (
      <CourtCard court="jack" suit="spades" letter={words.say("table.jack_short")} />
    ) : (
      <NumberCard card={card} ace={words.say("table.ace")} />
    );
  return (
    <CardFrame down={card === HIDDEN} label={label} tint={tint}>
      {card !== HIDDEN && face}
    </CardFrame>
  );
}

const LETTERS: Record<Court, string> = {
  king: "table.king_short",
  queen: "browser.queen_short",
  jack: "table.jack_short",
};

/** How a king, queen or jack is called. */
export const nameOfCourt = (court: Court, suit: Suit | null, words: Words): string =>
  suit ? words.say(`browser.the_${court}`, { suit }) : words.say(`browser.secret_${court}`);

interface CourtProps {
  court: Court;
  suit: Suit | null; // null while it is a secret
  words: Words;
  tint?: string;
  quiet?: boolean; // somebody else says what it is
}

/** A king, queen or jack; face down while nobody may know it. */
export function CourtPiece({ court, suit, words, tint, quiet = false }: CourtProps) {
  return (
    <CardFrame down={suit === null} label={quiet ? undefined : nameOfCourt(court, suit, words)} tint={tint}>
      {suit && <CourtCard court={court} suit={suit} letter={words.say(LETTERS[court])} />}
    </CardFrame>
  );
}

const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A7: what a number card, or the jack laid in place of one, is for. */
export function aboutCard(card: string, trumps: Suit[], facts: Facts, words: Words): () => ReactNode {
  if (card === JACK) return aboutCourt("jack", "spades", facts, words);
  const { suit, rank } = parts(card);
  const about =
    card === HIDDEN
      ? words.say("browser.about_hidden")
      : words.say("browser.about_card", { rank, suit, place: trumps.indexOf(suit) + 1 || "–" });
  return () => <AboutWords name={title(called(card, words))}>{about}</AboutWords>;
}

/** What a jack does, in short. */
export function errandOf(jack: Suit, facts: Facts, words: Words): string {
  return words.say(`browser.does_${jack}${jack === "clubs" ? (facts.open ? "_hidden" : "_open") : ""}`);
}

/** What a king or a jack that is known is for. */
export function aboutCourt(court: "king" | "jack", suit: Suit, facts: Facts, words: Words): () => ReactNode {
  const about =
    court === "king"
      ? words.say(`browser.about_${facts.roles[suit]}`)
      : `${errandOf(suit, facts, words)} ${words.say("browser.about_jack")}`;
  return () => <AboutWords name={title(nameOfCourt(court, suit, words))}>{about}</AboutWords>;
}

/** What a king or a jack may be, which lies face down. */
export function aboutSecret(court: "king" | "jack", left: Suit[], words: Words): () => ReactNode {
  const may = left.map((suit) => nameOfCourt(court, suit, words));
  const about = left.length > 0 && words.say(`browser.about_secret_${court}`, { [`${court}s`]: may });
  return () => <AboutWords name={title(nameOfCourt(court, null, words))}>{about}</AboutWords>;
}
