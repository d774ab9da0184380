// What the parts of the table share: what is printed on a card, and how numbers are written.
import type { Card, Facts } from "./view";

/** What is printed on a card. */
export function cardOf(facts: Facts, card: string): Card {
  return facts.cards[card] ?? { colour: "grey" };
}

/** A number with its sign: +3, −2, 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}

/** A number with a minus as it is printed. */
export function plain(number: number): string {
  return String(number).replace("-", "−");
}
