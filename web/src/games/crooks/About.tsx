// What everything on the table says of itself when it is seen closer: crooks, abilities, gangs, places, targets.

import { AboutWords, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { called, Tab } from "./Cards";
import { AbilityMark, GangMark } from "./drawings/Marks";
import type { Notes } from "./notes";
import { crookOf, hiddenOn, signed, type Ability, type Gang } from "./table";
import type { Crook, Facts, Table, Target } from "./view";

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a modifier changes: C15. */
export function change({ modifier }: Crook, words: Words): string {
  return words.say(modifier > 0 ? "browser.adds" : "browser.takes", { count: Math.abs(modifier), modifier: signed(modifier) });
}

/** An ability and what it does. */
export function AboutAbility({ ability, words }: { ability: Ability; words: Words }) {
  return (
    <p className="row">
      <AbilityMark ability={ability} />
      <span>
        <strong>{upper(words.tell(ability, "ability"))}</strong> – {words.say(`browser.does_${ability}`)}
      </span>
    </p>
  );
}

interface AboutCrookProps {
  crook: Crook | null; // null: I cannot know
  facts: Facts;
  words: Words;
  down?: boolean; // lies face down
  known?: Crook | null; // whom I saw there
}

export function AboutCrook({ crook, facts, words, down = false, known = null }: AboutCrookProps) {
  const who = crook ?? known;
  return (
    <>
      <strong>{upper(who ? called(who, words) : words.say("table.down"))}</strong>
      {down && <p>{words.say(crook ? "browser.own_about" : known ? "browser.saw_about" : "browser.down_about")}</p>}
      {who && who.modifier !== 0 && <p>{change(who, words)}</p>}
      {who && who.gangs.length > 0 && (
        <p className="row">
          {who.gangs.map((gang) => (
            <GangMark key={gang} gang={gang} />
          ))}
          <span>{words.say("browser.member", { gangs: who.gangs, count: facts.gang_points })}</span>
        </p>
      )}
      {who?.ability && !down && <AboutAbility ability={who.ability} words={words} />}
    </>
  );
}

export function AboutGang({ gang, table, facts, words }: { gang: Gang; table: Table; facts: Facts; words: Words }) {
  const { counts, leader } = table.gangs[facts.gangs.indexOf(gang)] ?? { counts: [], leader: null };
  return (
    <>
      <strong className="row">
        <GangMark gang={gang} /> {words.tell(gang, "gang")}
      </strong>
      <p className="row">
        {counts.map((count, seat) => (
          <span key={seat}>
            <SeatMark seat={seat} /> <span className="aloud">{words.seat(seat)}</span> {count}
          </span>
        ))}
      </p>
      <p>
        {leader === null ? words.say("browser.no_gang_leader") : words.say("browser.gang_leader", { seat: leader })}{" "}
        {words.say("browser.gang_about", { count: facts.gang_points })}
      </p>
    </>
  );
}

interface AboutPlaceProps {
  letter: string;
  size: number;
  facts: Facts;
  notes: Notes;
  words: Words;
}

export function AboutPlace({ letter, size, facts, notes, words }: AboutPlaceProps) {
  const seen = notes.places.find(({ place }) => place === letter);
  return (
    <>
      <strong>{upper(words.tell(letter, "where"))}</strong>
      <p>
        {size
          ? `${words.say("browser.pile", { count: size, money: words.say("table.money", { count: size }) })}. ${words.say("browser.do_recruit_about")}`
          : upper(words.say("browser.empty_place"))}
      </p>
      {seen && (
        <p className="row">
          {words.say("browser.you_saw")}
          {seen.cards.map((card) => (
            <Tab key={card} crook={crookOf(facts, card)} words={words} />
          ))}
          {seen.left < seen.cards.length && <span>{words.say("browser.of_these", { count: seen.left })}</span>}
        </p>
      )}
    </>
  );
}

/** A target, its worth and who leads there, sentence by sentence. */
export function worth(target: Target, number: number, words: Words): string[] {
  const { value, leaders } = target;
  const hidden = hiddenOn(target);
  return [
    words.say("browser.target", { target: number }),
    words.say("browser.worth", { count: value }),
    ...(hidden ? [words.say("browser.not_seen", { count: hidden })] : []),
    leaders.length ? words.say("browser.lead", { count: leaders.length, seats: leaders }) : words.say("browser.nobody"),
  ];
}

/** And what the modifiers of those who are there change. */
export function AboutTarget({ target, number, facts, words }: { target: Target; number: number; facts: Facts; words: Words }) {
  const changing = target.stacks.flatMap(({ seat, cards }) =>
    cards.flatMap((card) => {
      const crook = card === null ? null : crookOf(facts, card);
      return crook?.modifier ? [{ seat, crook }] : [];
    }),
  );
  const [, ...rest] = worth(target, number, words);
  return (
    <>
      <AboutWords name={upper(words.tell(number, "where"))}>{rest.join(" ")}</AboutWords>
      {changing.map(({ seat, crook }) => (
        <p key={crook.card} className="row">
          <SeatMark seat={seat} /> <Tab crook={crook} words={words} /> <span>{change(crook, words)}</span>
        </p>
      ))}
      <p>{words.say("browser.target_about")}</p>
    </>
  );
}
