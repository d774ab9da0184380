// What is printed on a card, line by line, in words and with a sign for each.

import type { Words } from "../../shell/words";
import type { Sign } from "./drawings/Icons";
import { signed, type Cost, type Facts } from "./table";

export interface Fact {
  sign: Sign;
  said: string;
}

export function factsSaid(facts: Facts, words: Words): Fact[] {
  const said: Fact[] = [];
  const add = (sign: Sign, key: string, args: Record<string, unknown>): void => {
    said.push({ sign, said: words.say(`browser.${key}`, args) });
  };
  if (facts.power) said.push({ sign: "power", said: words.say(`power.${facts.power}`) });
  if (facts.price) add("money", "price", { pounds: pounds(facts.price, words) });
  if (facts.pay) add("money", "asks", { cost: pounds(facts.pay, words) });
  if (facts.spend) add("card", "asks", { cost: words.say(`fee.${facts.spend}`) });
  if (facts.money) add("money", "brings", { gain: pounds(facts.money, words) });
  if (facts.points) add("points", "brings", { gain: words.say("table.points", { count: facts.points }) });
  if (facts.poverty) add("poverty", "brings", { gain: words.say("table.poverty", { count: signed(facts.poverty) }) });
  if (facts.text) said.push({ sign: "text", said: words.say(`text.${facts.text}`) });
  if (facts.flip) add("flip", "flips", {});
  if (facts.worth) add("worth", "worth", { count: facts.worth });
  if (!facts.stone && !facts.text) add("card", "unbuilt", {});
  return said;
}

export function pounds(count: number, words: Words): string {
  return words.say("table.pounds", { count });
}

/** A card read aloud: its name, its colour, and what is printed on it. */
export function readAloud(card: string, facts: Facts, words: Words): string {
  const parts = factsSaid(facts, words).map(({ said }) => said.replace(/\.$/, ""));
  return `${words.say(`card.${card}`)} (${[words.say(`colour.${facts.colour}`), ...parts].join("; ")})`;
}

/** What a move costs, with the loans that takes; null where it costs nothing. */
export function costSaid(cost: Cost | null | undefined, words: Words): string | null {
  if (!cost) return null;
  const pay = pounds(cost.pay, words);
  return cost.loans ? `${pay}, ${words.say("browser.takes_loans", { count: cost.loans })}` : pay;
}
