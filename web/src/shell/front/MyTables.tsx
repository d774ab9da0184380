// My tables, on any device of mine and as they are now: to go on, or to look back.
import { useState } from "react";
import { useNow } from "../../look/useNow";
import type { Fault as FaultData, GameInfo, MyTable } from "../../protocol";
import { listTable } from "../api";
import { localeOf, useLanguage } from "../language";
import { faultOf } from "../load";
import { myKey } from "../me";
import type { Mine } from "../mine";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { Link, MY_PATH, tablePath } from "../route";
import { rivalsAt, standingAt, timesAt } from "./standing";
import styles from "./Tables.module.css";

const SHOWN = 6;
const HOUR = 3600;

export function MyTables({ games, mine: { tables, ahead } }: { games: readonly GameInfo[]; mine: Mine }) {
  const { ui, language } = useLanguage();
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<MyTable | null>(null);
  const [removed, setRemoved] = useState<MyTable | null>(null);
  const [fault, setFault] = useState<FaultData | null>(null);
  const listed = tables.filter(({ table }) => table !== removed?.table);
  const hurried = listed.some(({ mine, ends }) => mine && ends !== null && ends - ahead - Date.now() / 1000 < HOUR);
  const now = useNow(hurried ? 1000 : 30_000) + ahead;
  if (listed.length === 0 && !removed) return null;
  const titleOf = ({ game }: MyTable): string => games.find(({ name }) => name === game)?.title[language] ?? game;
  const date = new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
  const list = (one: MyTable, shown: boolean): void => {
    setLeaving(null);
    setFault(null);
    setRemoved(shown ? null : one);
    listTable(one.table, myKey(), shown).catch((problem: unknown) => {
      setFault(faultOf(problem));
      setRemoved(shown ? one : null);
    });
  };
  return (
    <section aria-labelledby="front-mine">
      <h2 id="front-mine">{ui.say("front.mine")}</h2>
      <ul className={styles.tables}>
        {listed.slice(0, all ? undefined : SHOWN).map((one) => {
          const title = titleOf(one);
          const when = date.format(one.at * 1000);
          const done = one.over || one.closed !== "";
          return (
            <li key={one.table} className="panel line">
              <span className={styles.about} title={when}>
                <strong>{title}</strong>
                <span className="quiet">{rivalsAt(one, ui) || when}</span>
                <span className={!done && one.mine ? styles.mine : "quiet"}>
                  {[standingAt(one, ui), timesAt(one, now, ui)].filter(Boolean).join(" · ")}
                </span>
              </span>
              <Link to={tablePath(one.table)} className={done ? "btn" : "btn btn-primary"}>
                {ui.say(done ? "front.look_back" : "front.continue")}
                <span className="aloud">{` ${title}, ${when}`}</span>
              </Link>
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={ui.say("front.forget", { game: title, when })}
                onClick={() => setLeaving(one)}
              >
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          );
        })}
      </ul>
      {listed.length > SHOWN && (
        <button type="button" className="btn btn-quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {ui.say(all ? "mine.fewer" : "mine.all", { count: listed.length })}
        </button>
      )}
      <Link to={MY_PATH} className="btn btn-quiet">
        {ui.say("results.mine")}
      </Link>
      <p role="status" className={`row ${styles.removed}`}>
        {removed && (
          <>
            {ui.say("mine.removed", { game: titleOf(removed) })}{" "}
            <button type="button" className="btn" onClick={() => list(removed, true)}>
              {ui.say("mine.undo")}
            </button>
          </>
        )}
      </p>
      {fault && <Fault fault={fault} />}
      {leaving && (
        <Dialog title={ui.say("mine.question", { game: titleOf(leaving) })} close={() => setLeaving(null)}>
          <p>{ui.say("mine.about")}</p>
          <div className="row">
            <button type="button" className="btn" onClick={() => list(leaving, false)}>
              {ui.say("mine.remove")}
            </button>
            <button type="button" className="btn" onClick={() => setLeaving(null)}>
              {ui.say("mine.keep")}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
