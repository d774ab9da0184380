// The desk below the grid: what is asked of me now and my answers to it; else what the others do.

import type { ReactNode } from "react";
import { Piece, SeatMark, spot } from "../../look";
import type { Told } from "../../protocol";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { called, CrookCard, Face } from "./Cards";
import { AbilityMark } from "./drawings/Marks";
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
function Recruit({ table, facts, seat, words, notes, since }: DeskProps) {
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
        <Piece verb="pass" className="crooks-answer crooks-quiet" {...spot("pass")}>
          {words.move("pass", null)}
        </Piece>
      </div>
      <Since since={since} facts={facts} words={words} />
      <SeenPlaces notes={notes} facts={facts} words={words} />
    </div>
  );
}

/** C2: who is at the place; some may have to stay. */
function Spread({ table, facts, words }: DeskProps) {
  const crooks = (table.looking ?? []).map((card) => crookOf(facts, card));
  return (
    <div className="crooks-ask">
      <p className="crooks-prompt">
        {words.say("browser.do_take", { place: table.place })} <small>{words.say("browser.only_you")}</small>
      </p>
      <ul className="crooks-spread">
        {crooks.map((crook) => (
          <li key={crook.card}>
            <Piece
              verb="take"
              piece={crook.card}
              className="crooks-big"
              title={crook.ability ? words.say(`browser.does_${crook.ability}`) : undefined}
            >
              <span className="aloud">{words.move("take", crook.card)}</span>
              <span className="crooks-dealt" data-crook={crook.card} data-slot="look">
                <CrookCard crook={crook} words={words} quiet />
              </span>
            </Piece>
            <small>{crook.ability && words.tell(crook.ability, "ability")}</small>
          </li>
        ))}
      </ul>
      {table.stays && (
        <p className="crooks-about">
          {words.tell(table.stays, "stays")} <RuleChip rule={table.stays === "kingpin" ? "C12" : "C6"} />
        </p>
      )}
    </div>
  );
}

/** C4, C5, C12: the crook in my hand; where to, then face up or down. */
function InHand({ table, facts, words }: DeskProps) {
  if (table.hand === null) return null;
  const crook = crookOf(facts, table.hand);
  return (
    <div className="crooks-hold">
      <span className="crooks-hand" data-crook={crook.card} data-slot="hand" {...spot("hand")}>
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
        {table.step === "face" && (
          <div className="crooks-answers">
            <Piece verb="show" className="crooks-answer">
              <span className="crooks-side" aria-hidden="true">
                <Face crook={crook} />
              </span>
              {words.move("show", null)}
            </Piece>
            <Piece verb="hide" className="crooks-answer">
              <span className="crooks-side">
                <CrookCard crook={null} words={words} quiet />
              </span>
              <span>
                {words.move("hide", null)}
                {crook.ability && <small>{words.say("browser.no_ability")}</small>}
              </span>
            </Piece>
          </div>
        )}
      </div>
    </div>
  );
}

/** C8, C10, C11, C13: an ability that asks something. */
function Use({ table, words, ability }: DeskProps & { ability: Ability }) {
  return (
    <div className="crooks-hold">
      <span className="crooks-using">
        <AbilityMark ability={ability} />
        <small>{words.tell(ability, "ability")}</small>
      </span>
      <div className="crooks-ask">
        <p className="crooks-prompt">{words.say(`browser.do_${ability}`, { target: table.target })}</p>
        <p className="crooks-about">{words.say(`browser.how_${ability}`)}</p>
        {ability !== "transfer" && (
          <div className="crooks-answers">
            {ability === "pickpocket" && (
              <Piece verb="pick" className="crooks-answer">
                {words.move("pick", null)}
              </Piece>
            )}
            <Piece verb="decline" className="crooks-answer crooks-quiet">
              {words.move("decline", null)}
            </Piece>
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
