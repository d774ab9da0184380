// After the last move, below the count on its table: a rematch, my place, and the game to keep.
import { type ReactNode, useState } from "react";
import type { Fault as FaultData, View } from "../../protocol";
import { invitation, journal, rematch } from "../api";
import { download } from "../download";
import { keptTable, someName } from "../keep";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { myKey } from "../me";
import { Fault } from "../parts/Fault";
import { go, Link, resultsPath, tablePath } from "../route";
import { sitDown } from "../sit";
import type { Words } from "../words";
import styles from "./Ending.module.css";
import { placed } from "./places";
import { result } from "./TurnLine";

interface AgainProps {
  table: string;
  token: string;
  view: View;
  /** The table of the rematch, where somebody has begun one. */
  next: string;
  words: Words;
}

/** Begin a rematch, or come to the one that was begun, in the same seat. */
export function Again({ table, token, view, next, words }: AgainProps) {
  const { ui } = useLanguage();
  const [fault, setFault] = useState<FaultData | null>(null);
  const again = async (): Promise<void> => {
    const { table: other, commitment } = await rematch(table, token);
    const own = keptTable(table)?.token ?? ""; // on another device of mine my key finds the seat
    const { seat } = await invitation(other, keptTable(other)?.token || myKey());
    if (seat === null) await sitDown(other, { name: someName(), link: own, keep: own !== "", commitment });
    go(tablePath(other));
  };
  if (view.seat === null) {
    return next ? (
      <Link className="btn btn-primary" to={tablePath(next)}>
        {ui.say("end.watch_rematch")}
      </Link>
    ) : null;
  }
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => void again().catch((problem: unknown) => setFault(faultOf(problem)))}>
        {ui.say(next ? "end.follow" : "end.rematch")}
      </button>
      {fault && <Fault fault={fault} words={words} />}
    </>
  );
}

interface EndingProps {
  table: string;
  token: string;
  view: View;
  words: Words;
  /** What else there is to see. */
  children?: ReactNode;
}

/** My place, how it ended, and the game to keep. */
export function Ending({ table, token, view, words, children }: EndingProps) {
  const { ui } = useLanguage();
  const [fault, setFault] = useState<FaultData | null>(null);
  const save = (): void => {
    journal(table, token).then(
      (text) => download(`${view.game}-${table}.json`, text),
      (problem: unknown) => setFault(faultOf(problem)),
    );
  };
  return (
    <div className="stack narrow">
      <section className={`sheet ${styles.sheet}`} aria-label={ui.say("sheet.title")}>
        <h2>{placed(view, words, ui) || ui.say("turn.over")}</h2>
        <p>{result(view, words, ui)}</p>
      </section>
      {children}
      <div className="row centred">
        <button type="button" className="btn" onClick={save}>
          {ui.say("end.export")}
        </button>
        <Link className="btn" to={resultsPath(view.game)}>
          {ui.say("results.title")}
        </Link>
        <Link className="btn" to="/">
          {ui.say("end.home")}
        </Link>
      </div>
      {fault && <Fault fault={fault} words={words} />}
    </div>
  );
}
