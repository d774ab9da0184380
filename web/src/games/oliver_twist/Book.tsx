// Fagin's book: the counts so far, who the characters are and what each does, and what of it is reconstructed.

import { Dialog } from "../../shell/parts/Dialog";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { upper } from "./About";
import { tallyOf } from "./beats";
import styles from "./Book.module.css";
import { Portrait } from "./drawings/Portrait";
import { Round } from "./Round";
import type { Facts, Table as OliverTable } from "./view";

interface BookProps {
  table: OliverTable;
  facts: Facts;
  words: Words;
  close(): void;
}

export function Book({ table, facts, words, close }: BookProps) {
  const gone = new Set<string>(table.discard);
  return (
    <Dialog title={words.say("browser.book")} close={close}>
      <div className="stack">
        {table.counts.map((_, which) => {
          const tally = tallyOf(table, which);
          return tally && <Round key={which} tally={tally} words={words} winners={table.winners} />;
        })}
        <p>
          {words.say("browser.about_sets")} {words.say("browser.about_fagin")} <RuleChip rule="O6" />
        </p>
        <p>
          {words.say("browser.about_files")} <RuleChip rule="O11" />
        </p>
        <p>
          {words.say("browser.deck", { count: table.deck })} · {words.say("browser.burglary_deck", { count: table.burglary_deck })}
        </p>
        <ul className={styles.cast}>
          {Object.entries(facts.effects).map(([character, effect]) => (
            <li key={character} className="line">
              <Portrait character={character} />
              <p>
                <strong>{upper(words.say("browser.card", { character }))}</strong>
                <br />
                <small>{words.say(`effect.${effect}`)}</small>{" "}
                {gone.has(character) && <small className="tag">{words.say("browser.gone")}</small>}
              </p>
            </li>
          ))}
        </ul>
        <small>{words.say(`browser.${facts.values}`)}</small>
      </div>
    </Dialog>
  );
}
