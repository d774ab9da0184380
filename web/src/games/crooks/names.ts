// The crooks' names: each by what they are, so that no number has to stand for them.

import type { Tree, Words } from "../../shell/words";
import { signed } from "./table";
import type { Crook, Facts } from "./view";

export function names(facts: Facts, words: Words): Tree {
  return { crook: Object.fromEntries(facts.crooks.map((crook) => [String(crook.card), nameOf(crook, words)])) };
}

/** A crook as one would say it: a level-5 crook of Westside (+1 point). */
function nameOf({ level, modifier, gangs, ability }: Crook, words: Words): string {
  const who = words.say(`naming.${ability ?? "crook"}`, { level });
  const member = gangs.length ? words.say("naming.gangs", { who, gangs }) : who;
  if (!modifier) return member;
  return words.say("naming.modifier", { who: member, modifier: signed(modifier), count: modifier });
}
