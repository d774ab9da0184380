// A crook's card, small on a target and large in hand; and how it is read aloud.

import { CardFrame } from "../../look";
import type { Words } from "../../shell/words";
import { Back } from "./drawings/Back";
import { Bust } from "./drawings/Bust";
import { AbilityMark, GangMark, Mask } from "./drawings/Marks";
import { signed } from "./table";
import type { Crook } from "./view";

/** A crook in full, in words. */
export function called({ level, modifier, gangs, ability }: Crook, words: Words): string {
  return [
    words.say("browser.level", { level }),
    ...(modifier ? [words.say("browser.modifier", { modifier: signed(modifier) })] : []),
    ...gangs.map((gang) => words.tell(gang, "gang")),
    ...(ability ? [words.tell(ability, "ability")] : []),
  ].join(", ");
}

/** The front: an index that stays in sight when another card lies half over it, and the crook. */
export function Face({ crook, own = false }: { crook: Crook; own?: boolean }) {
  return (
    <span className="crooks-face">
      <Bust crook={crook} />
      {own && (
        <span className="crooks-own">
          <Mask />
        </span>
      )}
      <span className="crooks-index">
        <b className={crook.level > 9 ? "crooks-ten" : undefined}>{crook.level}</b>
        {crook.modifier !== 0 && <Modifier modifier={crook.modifier} />}
        {crook.gangs.map((gang) => (
          <GangMark key={gang} gang={gang} />
        ))}
      </span>
      {crook.ability && <AbilityMark ability={crook.ability} />}
    </span>
  );
}

/** What a crook adds to the target, or takes away from it. */
export function Modifier({ modifier }: { modifier: number }) {
  return <i className={modifier > 0 ? "crooks-more" : "crooks-less"}>{signed(modifier)}</i>;
}

interface CrookCardProps {
  crook: Crook | null; // null while it is a secret
  words: Words;
  label?: string; // instead of what is on it
  tint?: string;
  own?: boolean; // it lies face down, but is mine to see
  quiet?: boolean; // somebody else says what it is
}

export function CrookCard({ crook, words, label, tint, own = false, quiet = false }: CrookCardProps) {
  const name = crook ? called(crook, words) : words.say("table.down");
  return (
    <CardFrame down={crook === null} label={quiet ? undefined : (label ?? name)} tint={tint} back={<Back />}>
      {crook && <Face crook={crook} own={own} />}
    </CardFrame>
  );
}
