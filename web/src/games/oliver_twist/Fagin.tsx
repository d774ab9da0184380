// Fagin: the rewards that are left, the top one first, and the decks beside him.

import { spot } from "../../look";
import type { Words } from "../../shell/words";
import { MoonMark, SunMark } from "./drawings/Marks";
import { Fagin as Face } from "./drawings/Portrait";
import type { Table as OliverTable } from "./view";

export function Fagin({ table, words }: { table: OliverTable; words: Words }) {
  const rewards = table.rewards.join(" ") || words.say("table.none");
  return (
    <div className="ot-fagin" {...spot("fagin")}>
      <p className="ot-when">
        {table.night ? <MoonMark /> : <SunMark />}
        <strong>{words.say(table.night ? "table.night" : "table.day")}</strong>
      </p>
      <Face />
      <p className="ot-rewards" role="img" aria-label={`${words.say("table.rewards")}: ${rewards}`}>
        {table.rewards.length ? (
          table.rewards.map((reward, index) => (
            <span key={index} className="ot-reward">
              {reward}
            </span>
          ))
        ) : (
          <small>{words.say("table.none")}</small>
        )}
      </p>
      <p className="ot-decks">
        <small>{words.say("browser.deck", { count: table.deck })}</small>
        <small>{words.say("browser.burglary_deck", { count: table.burglary_deck })}</small>
      </p>
    </div>
  );
}
