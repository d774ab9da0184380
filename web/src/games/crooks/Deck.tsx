// All 32 crooks of the edition in a window: where each is, as far as I know; what the signs mean; where the values come from.

import { SeatMark } from "../../look";
import { Dialog } from "../../shell/parts/Dialog";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { called, CrookCard } from "./Cards";
import styles from "./Deck.module.css";
import { AbilityMark, GangMark, Mask } from "./drawings/Marks";
import type { Notes } from "./notes";
import { SeenPlaces } from "./Seen";
import type { Ability } from "./table";
import type { Facts, Table } from "./view";

interface DeckProps {
  table: Table;
  facts: Facts;
  notes: Notes;
  words: Words;
  close(): void;
}

const RULES: Record<Ability, string> = {
  pickpocket: "C8",
  accomplice: "C9",
  transfer: "C10",
  killer: "C11",
  kingpin: "C12",
  spy: "C13",
};

export function Deck({ table, facts, notes, words, close }: DeckProps) {
  const boxed = facts.values === "reconstructed";
  return (
    <Dialog title={words.say("browser.deck")} close={close}>
      <div className={`${styles.deck} stack`}>
        <p>
          {words.tell(facts.values, "values")} {boxed && words.say("browser.attested_about")}
        </p>
        <SeenPlaces notes={notes} facts={facts} words={words} />
        <ul className={styles.all}>
          {facts.crooks.map((crook) => (
            <li key={crook.card} className={notes.met.has(crook.card) ? styles.met : undefined}>
              <CrookCard crook={crook} words={words} label={called(crook, words)} />
              <small>
                {boxed && crook.attested && (
                  <>
                    <span aria-hidden="true">✓ </span>
                    <span className="aloud">{words.say("browser.attested")}</span>
                  </>
                )}
                <Whereabouts card={crook.card} table={table} facts={facts} notes={notes} words={words} />
              </small>
            </li>
          ))}
        </ul>
        <dl className={styles.key}>
          {facts.abilities.map((ability) => (
            <div key={ability}>
              <dt className="row">
                <AbilityMark ability={ability} /> {words.tell(ability, "ability")} <RuleChip rule={RULES[ability]} />
              </dt>
              <dd>{words.say(`browser.does_${ability}`)}</dd>
            </div>
          ))}
          <div>
            <dt className="row">
              {facts.gangs.map((gang) => (
                <GangMark key={gang} gang={gang} />
              ))}{" "}
              {words.join(facts.gangs.map((gang) => words.tell(gang, "gang")))} <RuleChip rule="C16" />
            </dt>
            <dd>{words.say("browser.gang_about", { count: facts.gang_points })}</dd>
          </div>
          <div>
            <dt className="row">
              <Mask /> {words.say("browser.own_down")} <RuleChip rule="C5" />
            </dt>
            <dd>{words.say("browser.down_about")}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  );
}

/** Where a crook is, as far as I know. */
function Whereabouts({ card, table, facts, notes, words }: Omit<DeckProps, "close"> & { card: number }) {
  for (const [place, { stacks }] of table.targets.entries()) {
    const owner = stacks.find(({ cards }) => cards.includes(card))?.seat;
    if (owner !== undefined) {
      return (
        <>
          <SeatMark seat={owner} />
          <span className="aloud">{words.seat(owner)},</span> {words.say("browser.on", { target: facts.targets[place] })}
        </>
      );
    }
  }
  if (table.hand === card) return words.say("browser.in_hand");
  for (const [where, seen] of notes.hidden) {
    const [owner = 0, target = 0] = where.split(" ").map(Number);
    if (seen === card && table.step !== "over") {
      return (
        <>
          <SeatMark seat={owner} />
          <span className="aloud">{words.seat(owner)},</span> {words.say("browser.on", { target })}
        </>
      );
    }
  }
  if (notes.met.has(card)) return words.say("browser.dead");
  const seen = notes.places.find(({ cards }) => cards.includes(card));
  if (seen) return `${seen.place}${seen.left < seen.cards.length ? "?" : ""}`;
  return "–";
}
