// Fagin's book: the counts so far, who the characters are and what each does, and what of it is reconstructed.

import { Dialog } from "../../shell/parts/Dialog";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { tallyOf } from "./beats";
import { Count } from "./Count";
import { Portrait } from "./drawings/Portrait";
import type { OliverTable } from "./table";

export function Book({ table, words, close }: { table: OliverTable; words: Words; close(): void }) {
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
          {Object.entries(table.effects).map(([character, effect]) => (
            <li key={character} className={table.discard.includes(character) ? "ot-gone" : undefined}>
              <Portrait character={character} />
              <p>
                <strong>{words.say("browser.card", { character })}</strong>
                <small>{words.say(`effect.${effect}`)}</small>
                {table.discard.includes(character) && <small className="tag">{words.say("browser.gone")}</small>}
              </p>
            </li>
          ))}
        </ul>
        <p className="ot-note">{words.say("browser.reconstructed")}</p>
      </div>
    </Dialog>
  );
}
