// What the parts of the table share: what is printed on a card, and how numbers are written.
import type { CSSProperties } from "react";
import type { Card, Facts } from "./view";

/** What is printed on a card. */
export function cardOf(facts: Facts, card: string): Card {
  return facts.cards[card] ?? { colour: "grey" };
}

const DYES: Record<Card["colour"], readonly [string, string]> = {
  brown: ["#6b4423", "#ecd3b0"],
  blue: ["#27527d", "#cfe0ee"],
  pink: ["#96365e", "#f3d3de"],
  grey: ["#4c5257", "#d6d9d9"],
};

/** The dye of a card and its paper. */
export function dyed(colour: Card["colour"]): CSSProperties & Record<"--dye" | "--pale", string> {
  const [dye, pale] = DYES[colour];
  return { "--dye": dye, "--pale": pale };
}

/** A number with its sign: +3, −2, 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}

/** A number with a minus as it is printed. */
export function plain(number: number): string {
  return String(number).replace("-", "−");
}
