// Cards as they lie on the table: number cards, court cards and backs, each with its name to be read aloud.

import { CardFrame } from "../../look";
import type { Words } from "../../shell/words";
import { CourtCard, type Court } from "./drawings/CourtCard";
import { NumberCard } from "./drawings/NumberCard";
import { HIDDEN, JACK, parts, type Suit } from "./table";

/** A number card, or the jack of spades, as it is called: the 7 of hearts. */
export function called(card: string, words: Words): string {
  if (card === JACK) return words.say("browser.the_jack", { suit: "spades" });
  const { suit, rank } = parts(card);
  return words.say(rank === 1 ? "browser.the_ace" : "browser.the_card", { rank, suit });
}

interface LaidProps {
  card: string; // "hearts-7", "jack" or "hidden"
  words: Words;
  tint?: string;
  down?: boolean; // lies face down, though I know it
  quiet?: boolean; // somebody else says what it is
}

/** A card of a trick or of a hand. */
export function PlayingCard({ card, words, tint, down = false, quiet = false }: LaidProps) {
  const secret = card === HIDDEN;
  const label = secret ? words.say("browser.hidden") : called(card, words);
  return (
    <CardFrame down={secret || down} label={quiet ? undefined : label} tint={tint}>
      {!secret && !down && <Face card={card} words={words} />}
    </CardFrame>
  );
}

/** What is on the front of a number card, or of the jack of spades. */
export function Face({ card, words }: { card: string; words: Words }) {
  if (card === JACK) return <CourtCard court="jack" suit="spades" letter={words.say("table.jack_short")} />;
  return <NumberCard card={card} ace={words.say("table.ace")} />;
}

const LETTERS: Record<Court, string> = {
  king: "table.king_short",
  queen: "browser.queen_short",
  jack: "table.jack_short",
};

interface CourtProps {
  court: Court;
  suit: Suit | null; // null while it is a secret
  words: Words;
  label?: string; // instead of its own name
  tint?: string;
  quiet?: boolean;
}

/** A king, queen or jack; face down while nobody may know it. */
export function CourtPiece({ court, suit, words, label, tint, quiet = false }: CourtProps) {
  const name = suit ? words.say(`browser.the_${court}`, { suit }) : words.say(`browser.secret_${court}`);
  return (
    <CardFrame down={suit === null} label={quiet ? undefined : (label ?? name)} tint={tint}>
      {suit && <CourtCard court={court} suit={suit} letter={words.say(LETTERS[court])} />}
    </CardFrame>
  );
}
