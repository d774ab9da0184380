// The desk below the grid: what is asked of me now and my answers to it; else what the others do.

import type { ReactNode } from "react";
import { SeatMark } from "../../look";
import type { Told } from "../../protocol";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { called, CrookCard, Face } from "./Cards";
import { AbilityMark } from "./drawings/Marks";
import type { Ready } from "./Grid";
import type { Notes, Turn } from "./notes";
import { SeenPlaces, Tab } from "./Seen";
import { crookOf, type Ability } from "./table";
import type { Facts, Table } from "./view";

interface DeskProps {
  table: Table;
  facts: Facts;
  seat: number | null;
  words: Words;
  notes: Notes;
  since: Turn[]; // what the others have done since my last move
  ready: Ready;
}

/** Everything that can be asked of me, by the step of the turn. */
export function Desk(props: DeskProps): ReactNode {
  const { table, seat, words } = props;
  if (seat === null || table.turn !== seat) return <Others {...props} />;
  if (table.step === "recruit") return <Recruit {...props} />;
  if (table.step === "take") return <Spread {...props} />;
  if (table.step === "send" || table.step === "face") return <InHand {...props} />;
  const ability = ABILITY[table.step];
  return ability ? <Use {...props} ability={ability} /> : <p>{words.say("browser.wait")}</p>;
}

const ABILITY: Partial<Record<Table["step"], Ability>> = {
  pick: "pickpocket",
  transfer: "transfer",
  kill: "killer",
  spy: "spy",
};

/** C2, C3, C6. */
function Recruit({ table, facts, seat, words, notes, since, ready }: DeskProps) {
  const pass = ready("pass", null);
  const begins = seat !== null && !table.players[seat]?.crooks;
  return (
    <div className="crooks-ask">
      <div className="crooks-first-line">
        {table.warned ? (
          <div className="crooks-warning" role="alert">
            <p>
              <strong>{words.say("browser.full_row")}</strong> <RuleChip rule="C6" />
            </p>
            <p>{words.say("browser.full_about", { place: table.warned })}</p>
          </div>
        ) : (
          <p className="crooks-prompt">
            {words.say("browser.do_recruit")} {begins && <small>{words.say("browser.do_recruit_about")}</small>}
          </p>
        )}
        {pass && (
          <button type="button" className="crooks-answer crooks-quiet lit" onClick={pass}>
            {words.move("pass", null)}
          </button>
        )}
      </div>
      <Since since={since} facts={facts} words={words} />
      <SeenPlaces notes={notes} facts={facts} words={words} />
    </div>
  );
}

/** C2: who is at the place; some may have to stay. */
function Spread({ table, facts, words, ready }: DeskProps) {
  const cards = table.looking ?? [];
  const takes = cards.map((card) => ({ crook: crookOf(facts, card), take: ready("take", card) }));
  return (
    <div className="crooks-ask">
      <p className="crooks-prompt">
        {words.say("browser.do_take", { place: table.place })} <small>{words.say("browser.only_you")}</small>
      </p>
      <ul className="crooks-spread">
        {takes.map(({ crook, take }) => (
          <li key={crook.card} data-crook={crook.card} data-slot="look">
            {take ? (
              <button
                type="button"
                className="crooks-big lit"
                title={crook.ability ? words.say(`browser.does_${crook.ability}`) : undefined}
                onClick={take}
              >
                <span className="aloud">{words.move("take", crook.card)}</span>
                <CrookCard crook={crook} words={words} quiet />
              </button>
            ) : (
              <span className="crooks-big crooks-cannot">
                <CrookCard crook={crook} words={words} />
              </span>
            )}
            <small>{crook.ability && words.tell(crook.ability, "ability")}</small>
          </li>
        ))}
      </ul>
      {table.stays && (
        <p className="crooks-about">
          {words.say(`browser.stays_${table.stays}`)} <RuleChip rule={table.stays === "kingpin" ? "C12" : "C6"} />
        </p>
      )}
    </div>
  );
}

/** C4, C5, C12: the crook in my hand; where to, then face up or down. */
function InHand({ table, facts, words, ready }: DeskProps) {
  if (table.hand === null) return null;
  const crook = crookOf(facts, table.hand);
  const show = ready("show", null);
  const hide = ready("hide", null);
  return (
    <div className="crooks-hold">
      <span className="crooks-hand" data-crook={crook.card} data-slot="hand">
        <CrookCard crook={crook} words={words} label={`${words.say("table.hand")} ${called(crook, words)}`} />
      </span>
      <div className="crooks-ask">
        <p className="crooks-prompt">
          {table.step === "face" ? words.say("browser.do_face", { target: table.target }) : words.say("browser.do_send")}
        </p>
        {crook.ability && (
          <p className="crooks-about">
            <AbilityMark ability={crook.ability} />
            <span>
              <strong>{words.tell(crook.ability, "ability")}</strong> – {words.say(`browser.does_${crook.ability}`)}
            </span>
          </p>
        )}
        {(show || hide) && (
          <div className="crooks-answers">
            {show && (
              <button type="button" className="crooks-answer lit" onClick={show}>
                <span className="crooks-side" aria-hidden="true">
                  <Face crook={crook} />
                </span>
                {words.move("show", null)}
              </button>
            )}
            {hide && (
              <button type="button" className="crooks-answer lit" onClick={hide}>
                <span className="crooks-side">
                  <CrookCard crook={null} words={words} quiet />
                </span>
                <span>
                  {words.move("hide", null)}
                  {crook.ability && <small>{words.say("browser.no_ability")}</small>}
                </span>
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** C8, C10, C11, C13: an ability that asks something. */
function Use({ table, words, ready, ability }: DeskProps & { ability: Ability }) {
  const pick = ready("pick", null);
  const decline = ready("decline", null);
  return (
    <div className="crooks-hold">
      <span className="crooks-using">
        <AbilityMark ability={ability} />
        <small>{words.tell(ability, "ability")}</small>
      </span>
      <div className="crooks-ask">
        <p className="crooks-prompt">{words.say(`browser.do_${ability}`, { target: table.target })}</p>
        <p className="crooks-about">{words.say(`browser.how_${ability}`)}</p>
        {(pick || decline) && (
          <div className="crooks-answers">
            {pick && (
              <button type="button" className="crooks-answer lit" onClick={pick}>
                {words.move("pick", null)}
              </button>
            )}
            {decline && (
              <button type="button" className="crooks-answer crooks-quiet lit" onClick={decline}>
                {words.move("decline", null)}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** What somebody else is doing, and what has been done. */
function Others({ table, facts, words, notes, since }: DeskProps) {
  return (
    <div className="crooks-ask">
      {table.turn !== null && (
        <p className="crooks-prompt">
          <SeatMark seat={table.turn} /> {words.seat(table.turn)}{" "}
          {words.say(`step.${table.step}`, { place: table.place, target: table.target })}
        </p>
      )}
      <Since since={since} facts={facts} words={words} />
      <SeenPlaces notes={notes} facts={facts} words={words} />
    </div>
  );
}

/** What happened meanwhile, for who saw nothing move. */
function Since({ since, facts, words }: { since: Turn[]; facts: Facts; words: Words }) {
  if (!since.length) return null;
  return (
    <section className="crooks-since" aria-label={words.say("browser.since")}>
      <small aria-hidden="true">{words.say("browser.since")}</small>
      <ul>
        {since.map((turn, place) => (
          <li key={place} title={told(turn, words)}>
            <span className="aloud">{told(turn, words)}</span>
            <SeatMark seat={turn.seat} />
            {turn.place && <b aria-hidden="true">{turn.place}</b>}
            {turn.target !== null && (
              <span aria-hidden="true" className="crooks-went">
                → {turn.card === null ? <Tab crook={null} words={words} /> : <Tab crook={crookOf(facts, turn.card)} words={words} />}{" "}
                <b className="crooks-number">{turn.target}</b>
              </span>
            )}
            {turn.out && <small aria-hidden="true">{words.say("browser.passed")}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const told = ({ events }: Turn, words: Words): string =>
  events.map((event) => words.event(event.kind, event.args)).join(" ");

/** What is happening, in words, while it happens; the log reads it aloud. */
export function Caption({ said, words }: { said: Told[]; words: Words }) {
  return (
    <div className="crooks-caption sheet" aria-hidden="true">
      {said.map((event, place) => (
        <p key={place}>{words.event(event.kind, event.args)}</p>
      ))}
    </div>
  );
}
