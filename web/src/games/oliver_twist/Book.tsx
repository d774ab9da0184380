// Fagin's book: the counts so far, who the characters are and what each does, and what of it is reconstructed.

import { Dialog } from "../../shell/parts/Dialog";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { tallyOf } from "./beats";
import { Count } from "./Count";
import { Portrait } from "./drawings/Portrait";
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
      <div className="ot-book stack">
        {table.counts.map((_, which) => {
          const tally = tallyOf(table, which);
          return tally && <Count key={which} tally={tally} words={words} />;
        })}
        <p>
          {words.say("browser.about_sets")} <RuleChip rule="O6" />
        </p>
        <p>
          {words.say("browser.about_files")} <RuleChip rule="O11" />
        </p>
        <ul className="ot-cast">
          {Object.entries(facts.effects).map(([character, effect]) => (
            <li key={character} className={gone.has(character) ? "ot-gone" : undefined}>
              <Portrait character={character} />
              <p>
                <strong>{words.say("browser.card", { character })}</strong>
                <small>{words.say(`effect.${effect}`)}</small>
                {gone.has(character) && <small className="tag">{words.say("browser.gone")}</small>}
              </p>
            </li>
          ))}
        </ul>
        <p className="ot-note">{words.say(`browser.${facts.values}`)}</p>
      </div>
    </Dialog>
  );
}
