// The desk: what is asked of me now, my answers to it, and whom I have before me; else what the others do.

import type { ReactNode } from "react";
import { Answer, Caption, classes, Hand, Piece, Prompt, spot, useAbout } from "../../look";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { AboutAbility, AboutCrook, change } from "./About";
import { called, CrookCard, Tab } from "./Cards";
import styles from "./Desk.module.css";
import { AbilityMark } from "./drawings/Marks";
import type { Notes } from "./notes";
import { SeenPlaces } from "./Seen";
import { crookOf, type Ability } from "./table";
import type { Crook, Facts, Table } from "./view";

interface DeskProps {
  table: Table;
  facts: Facts;
  seat: number | null;
  words: Words;
  notes: Notes;
  step: string; // mine, or that I watch
  said: string[]; // what is happening
}

/** What flies in is only seen: the piece itself lies still, to be pressed and pointed at. */
const SEEN = { pointerEvents: "none" } as const;

const ABILITY: Partial<Record<Table["step"], Ability>> = {
  pick: "pickpocket",
  transfer: "transfer",
  kill: "killer",
  spy: "spy",
};

export function Desk(props: DeskProps) {
  const { step, said } = props;
  return (
    <div className={styles.desk} data-step={step} {...spot("desk")}>
      <Asked {...props} />
      <Caption lines={said} />
    </div>
  );
}

/** Everything that can be asked of me, by the step of the turn. */
function Asked(props: DeskProps): ReactNode {
  const { table, step } = props;
  if (step === "watch") return <Others {...props} />;
  if (step === "recruit") return <Recruit {...props} />;
  if (step === "take") return <Spread {...props} />;
  if (step === "send" || step === "face") return <InHand {...props} />;
  const ability = ABILITY[table.step];
  return ability && <Use {...props} ability={ability} />;
}

/** C2, C3, C6. */
function Recruit({ table, facts, seat, words, notes }: DeskProps) {
  const begins = seat !== null && !table.players[seat]?.crooks;
  const pass = (
    <Answer verb="pass" quiet stays {...spot("pass")}>
      {words.move("pass", null)}
    </Answer>
  );
  return (
    <>
      {table.warned ? (
        <Prompt mine role="alert" className={styles.warning} answers={pass} note={words.say("browser.full_about", { place: table.warned })}>
          <strong>{words.say("browser.full_row")}</strong> <RuleChip rule="C6" />
        </Prompt>
      ) : (
        <Prompt mine answers={pass} note={begins && words.say("browser.do_recruit_about")}>
          {words.say("browser.do_recruit")}
        </Prompt>
      )}
      <Memory notes={notes} facts={facts} words={words} />
    </>
  );
}

/** C2: who is at the place; some may have to stay. */
function Spread({ table, facts, words }: DeskProps) {
  const about = useAbout();
  const crooks = (table.looking ?? []).map((card) => crookOf(facts, card));
  const note = table.stays ? (
    <>
      {words.tell(table.stays, "stays")} <RuleChip rule={table.stays === "kingpin" ? "C12" : "C6"} />
    </>
  ) : (
    words.say("browser.only_you")
  );
  return (
    <>
      <Prompt mine note={note}>
        {words.say("browser.do_take", { place: table.place })}
      </Prompt>
      <div className={classes(styles.body, styles.choice)}>
        <Hand label={words.tell(table.place, "where")} className={styles.spread}>
          {crooks.map((crook) => (
            <Piece
              key={crook.card}
              verb="take"
              piece={crook.card}
              {...about(() => (
                <AboutCrook crook={crook} facts={facts} words={words} />
              ))}
            >
              <span className="aloud">{words.move("take", crook.card)}</span>
              <span style={SEEN} data-crook={crook.card} data-slot="look">
                <CrookCard crook={crook} words={words} quiet />
              </span>
            </Piece>
          ))}
        </Hand>
      </div>
    </>
  );
}

/** C4, C5, C12: the crook in my hand; where to, then face up or down. */
function InHand({ table, facts, words, step }: DeskProps) {
  if (table.hand === null) return null;
  const crook = crookOf(facts, table.hand);
  return (
    <>
      <Prompt
        mine
        note={step === "face" && crook.ability && words.say("browser.no_ability")}
        answers={
          step === "face" && (
            <>
              <Answer verb="show">{words.move("show", null)}</Answer>
              <Answer verb="hide">{words.move("hide", null)}</Answer>
            </>
          )
        }
      >
        <span className={styles.mini}>
          <Tab crook={crook} words={words} />{" "}
        </span>
        {step === "face" ? words.say("browser.do_face", { target: table.target }) : words.say("browser.do_send")}
      </Prompt>
      <div className={styles.body}>
        <Held crook={crook} facts={facts} words={words} />
      </div>
    </>
  );
}

/** Whom I hold, with what they can do and change in words. */
function Held({ crook, facts, words }: { crook: Crook; facts: Facts; words: Words }) {
  const about = useAbout();
  return (
    <div className={styles.held}>
      <span
        data-crook={crook.card}
        data-slot="hand"
        tabIndex={0}
        {...spot("hand")}
        {...about(() => (
          <AboutCrook crook={crook} facts={facts} words={words} />
        ))}
      >
        <CrookCard crook={crook} words={words} label={`${words.say("table.hand")} ${called(crook, words)}`} />
      </span>
      <div className="stack">
        {crook.ability && <AboutAbility ability={crook.ability} words={words} />}
        {crook.modifier !== 0 && <p>{change(crook, words)}</p>}
        {crook.gangs.length > 0 && <p>{words.say("browser.member", { gangs: crook.gangs, count: facts.gang_points })}</p>}
      </div>
    </div>
  );
}

/** C8, C10, C11, C13: an ability that asks something. */
function Use({ table, words, ability }: DeskProps & { ability: Ability }) {
  return (
    <Prompt
      mine
      note={words.say(`browser.how_${ability}`)}
      answers={
        <>
          <Answer verb="pick">{words.move("pick", null)}</Answer>
          <Answer verb="decline" quiet>
            {words.move("decline", null)}
          </Answer>
        </>
      }
    >
      <AbilityMark ability={ability} /> {words.say(`browser.do_${ability}`, { target: table.target })}
    </Prompt>
  );
}

/** What somebody else is doing. */
function Others({ table, facts, words, notes }: DeskProps) {
  return (
    <>
      <Prompt mine={false} seat={table.turn}>
        {table.turn !== null && (
          <>
            {words.seat(table.turn)} {words.say(`step.${table.step}`, { place: table.place, target: table.target })}
          </>
        )}
      </Prompt>
      <Memory notes={notes} facts={facts} words={words} />
    </>
  );
}

/** Whom I have seen at the places. */
function Memory({ notes, facts, words }: Pick<DeskProps, "notes" | "facts" | "words">) {
  if (!notes.places.length) return null;
  return (
    <div className={`${styles.body} ${styles.memory} if-roomy`}>
      <SeenPlaces notes={notes} facts={facts} words={words} />
    </div>
  );
}
