// After the last move: a rematch, the score sheet, and the game to keep.
import { type ReactNode, useState } from "react";
import type { Fault as FaultData, View } from "../../protocol";
import { journal, rematch } from "../api";
import { keptTable, someName } from "../keep";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { Fault } from "../parts/Fault";
import { go, Link, tablePath } from "../route";
import { sitDown } from "../sit";
import type { Words } from "../words";
import { ScoreSheet } from "./ScoreSheet";

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
    const about = { game: view.game, over: false, links: {} };
    if (!keptTable(other)) await sitDown(other, { name: someName(), link: token, keep: true, commitment, about });
    go(tablePath(other));
  };
  if (!token) {
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

/** The score sheet, and the game to keep. */
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
    <div className="ending stack">
      <ScoreSheet view={view} words={words} />
      {children}
      <div className="row">
        <button type="button" className="btn" onClick={save}>
          {ui.say("end.export")}
        </button>
        <Link className="btn" to="/">
          {ui.say("end.home")}
        </Link>
      </div>
      {fault && <Fault fault={fault} words={words} />}
    </div>
  );
}

/** Put a value into a file of the reader's. */
function download(name: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
