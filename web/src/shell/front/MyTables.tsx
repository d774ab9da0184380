// The tables somebody has sat at, to go on or to look back.
import { useState } from "react";
import type { GameInfo } from "../../protocol";
import { forgetTable, keptTables } from "../keep";
import { localeOf, useLanguage } from "../language";
import { Link, tablePath } from "../route";

const SHOWN = 6;

export function MyTables({ games }: { games: readonly GameInfo[] }) {
  const { ui, language } = useLanguage();
  const [tables, setTables] = useState(keptTables);
  const mine = Object.entries(tables)
    .filter(([, kept]) => kept.token && kept.game)
    .sort(([, one], [, other]) => Number(one.over) - Number(other.over) || other.when - one.when)
    .slice(0, SHOWN);
  if (mine.length === 0) return null;
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short" });
  return (
    <section aria-labelledby="front-mine">
      <h2 id="front-mine">{ui.say("front.mine")}</h2>
      <ul className="table-list">
        {mine.map(([table, kept]) => {
          const title = games.find((game) => game.name === kept.game)?.title[language] ?? kept.game;
          const when = date.format(kept.when);
          return (
            <li key={table} className="table-row panel">
              <span>
                <strong>{title}</strong> <span className="quiet">{when}</span>
              </span>
              <span className="row">
                <Link to={tablePath(table)} className={kept.over ? "btn" : "btn btn-primary"}>
                  {ui.say(kept.over ? "front.look_back" : "front.continue")}
                  <span className="aloud">{` ${title}, ${when}`}</span>
                </Link>
                <button
                  type="button"
                  className="btn btn-quiet"
                  aria-label={ui.say("front.forget", { game: title, when })}
                  onClick={() => {
                    forgetTable(table);
                    setTables(keptTables());
                  }}
                >
                  <span aria-hidden="true">✕</span>
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
