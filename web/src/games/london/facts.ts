// What is printed on a card, line by line, in words and with a sign for each.

import type { Words } from "../../shell/words";
import type { Sign } from "./drawings/Icons";
import { signed } from "./table";
import type { Card, Cost } from "./view";

export interface Fact {
  sign: Sign;
  said: string;
}

export function factsSaid(card: Card, words: Words): Fact[] {
  const said: Fact[] = [];
  const add = (sign: Sign, key: string, args: Record<string, unknown>): void => {
    said.push({ sign, said: words.say(`browser.${key}`, args) });
  };
  if (card.power) said.push({ sign: "power", said: words.say(`power.${card.power}`, { count: card.strength }) });
  if (card.price) add("money", "price", { pounds: pounds(card.price, words) });
  if (card.pay) add("money", "asks", { cost: pounds(card.pay, words) });
  if (card.spend) add("card", "asks", { cost: words.say(`fee.${card.spend}`) });
  if (card.money) add("money", "brings", { gain: pounds(card.money, words) });
  if (card.points) add("points", "brings", { gain: words.say("table.points", { count: card.points }) });
  if (card.poverty) add("poverty", "brings", { gain: words.say("table.poverty", { count: signed(card.poverty) }) });
  if (card.text) said.push({ sign: "text", said: words.say(`text.${card.text}`, { count: card.amount }) });
  if (card.flip) add("flip", "flips", {});
  if (card.worth) add("worth", "worth", { count: card.worth });
  if (!card.stone && !card.text) add("card", "unbuilt", {});
  if (card.uncertain) add("card", "uncertain", {});
  return said;
}

export function pounds(count: number, words: Words): string {
  return words.say("table.pounds", { count });
}

/** A card read aloud: its name, its colour, and what is printed on it. */
export function readAloud(name: string, card: Card, words: Words): string {
  const parts = factsSaid(card, words).map(({ said }) => said.replace(/\.$/, ""));
  return `${words.say(`card.${name}`)} (${[words.say(`colour.${card.colour}`), ...parts].join("; ")})`;
}

/** What a move costs, with the loans that takes; null where it costs nothing, or just what is printed. */
export function costSaid(cost: Cost | null | undefined, words: Words, printed?: number): string | null {
  if (!cost || (cost.pay === printed && !cost.loans)) return null;
  const pay = pounds(cost.pay, words);
  return cost.loans ? `${pay}, ${words.say("browser.takes_loans", { count: cost.loans })}` : pay;
}
