// A crook's card, small on a target and large in hand; on a scrap of paper; and how it is read aloud.

import { CardFrame, classes } from "../../look";
import type { Words } from "../../shell/words";
import styles from "./Cards.module.css";
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
    <span className={styles.face}>
      <Bust crook={crook} />
      {own && (
        <span className={styles.own}>
          <Mask />
        </span>
      )}
      <span className={styles.index}>
        <b>{crook.level}</b>
        {crook.modifier !== 0 && <Modifier modifier={crook.modifier} />}
        {crook.gangs.map((gang) => (
          <GangMark key={gang} gang={gang} />
        ))}
      </span>
      {crook.ability && (
        <span className={styles.skill}>
          <AbilityMark ability={crook.ability} />
        </span>
      )}
    </span>
  );
}

/** What a crook adds to the target, or takes away from it. */
function Modifier({ modifier }: { modifier: number }) {
  return <i className={classes(styles.modifier, modifier < 0 && styles.less)}>{signed(modifier)}</i>;
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
    <CardFrame down={crook === null} label={quiet ? undefined : (label ?? name)} tint={tint ?? "var(--fog)"} back={<Back />}>
      {crook && <Face crook={crook} own={own} />}
    </CardFrame>
  );
}

/** A crook on a scrap of paper; somebody face down is a mask. */
export function Tab({ crook, words }: { crook: Crook | null; words: Words }) {
  if (!crook) {
    return (
      <span className={classes(styles.tab, styles.unknown)}>
        <Mask />
      </span>
    );
  }
  return (
    <span className={styles.tab} title={called(crook, words)}>
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
