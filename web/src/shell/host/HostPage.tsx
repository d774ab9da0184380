// The host's own page, behind the host's key: tables, players, disk, the bots' load; closing a table, and clearing away.
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { classes } from "../../look/classes";
import { span } from "../../look/times";
import type { Fault as FaultData, GameInfo, HostInfo, HostTable } from "../../protocol";
import { archive, closeTable, hostInfo } from "../api";
import tables from "../front/Tables.module.css";
import { keepHostKey, keptHostKey } from "../keep";
import { useLanguage } from "../language";
import { faultOf, useGames } from "../load";
import page from "../me/MePage.module.css";
import { botName } from "../names";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { Labelled } from "../parts/Labelled";
import type { Words } from "../words";

const EVERY = 4000; // milliseconds
const LONGEST = 400; // letters of a word to a table's people
const GIGA = 1e9;

export function HostPage() {
  const { ui } = useLanguage();
  const [key, setKey] = useState(keptHostKey);
  useEffect(() => {
    document.title = `${ui.say("host.title")} – Rookery`;
  }, [ui]);
  const take = (taken: string): void => {
    keepHostKey(taken);
    setKey(taken);
  };
  return (
    <>
      <Header />
      <main className={classes(page.me, page.pair)}>
        <h1>{ui.say("host.title")}</h1>
        {key ? <House hostKey={key} leave={() => take("")} /> : <Door take={take} />}
      </main>
    </>
  );
}

/** Asks for the key, and keeps it only if it opens. */
function Door({ take }: { take(key: string): void }) {
  const { ui } = useLanguage();
  const [key, setKey] = useState("");
  const [fault, setFault] = useState<FaultData | null>(null);
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    hostInfo(key.trim()).then(
      () => take(key.trim()),
      (problem: unknown) => setFault(faultOf(problem)),
    );
  };
  return (
    <form className="panel stack" onSubmit={enter}>
      <p className="quiet">{ui.say("host.about")}</p>
      <div className="row">
        <Labelled label={ui.say("host.key")}>
          <input
            className="field"
            type="password"
            autoComplete="off"
            required
            pattern="\s*[\x21-\x7e]+\s*"
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        </Labelled>
      </div>
      {fault && <Fault fault={fault} />}
      <div className="row">
        <button type="submit" className="btn btn-primary">
          {ui.say("host.enter")}
        </button>
      </div>
    </form>
  );
}

/** What is asked before it is done: a table to close, or for how many days nobody was at those to clear away. */
type Asking = HostTable | number | null;

function House({ hostKey, leave }: { hostKey: string; leave(): void }) {
  const { ui, language } = useLanguage();
  const games = useGames().value ?? [];
  const [info, fault, look] = useHouse(hostKey);
  const [asking, setAsking] = useState<Asking>(null);
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState<FaultData | null>(null);
  const [days, setDays] = useState(30);
  const attempt = (deed: Promise<string>): void => {
    setAsking(null);
    setFailed(null);
    setSaid("");
    deed
      .then(setSaid)
      .catch((problem: unknown) => setFailed(faultOf(problem)))
      .finally(look);
  };
  const close = async ({ table }: HostTable, word: string): Promise<string> => {
    await closeTable(hostKey, table, word);
    return ui.say("host.closed", { table });
  };
  const clear = async (count: number): Promise<string> =>
    ui.say("host.archived", { count: (await archive(hostKey, count)).tables });
  const titled = (one: HostTable): string => titleOf(one, games, language) || ui.say("host.unreadable");
  return (
    <>
      <p role="status">
        {said}
      </p>
      {(failed ?? fault) && (
        <div className="whole">
          <Fault fault={(failed ?? fault)!} />
        </div>
      )}
      <section className="panel stack">
        {info && <Figures info={info} ui={ui} />}
        <div className="row">
          <button type="button" className="btn" onClick={leave}>
            {ui.say("host.leave")}
          </button>
        </div>
      </section>
      <form
        className="panel stack"
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(days);
        }}
      >
        <h2>{ui.say("host.archive")}</h2>
        <p className="quiet">{ui.say("host.archive_about")}</p>
        <div className="row">
          <Labelled label={ui.say("host.days")} beside>
            <input
              className="field"
              type="number"
              required
              min={1}
              max={36500}
              value={Number.isNaN(days) ? "" : days}
              onChange={({ target }) => setDays(target.valueAsNumber)}
            />
          </Labelled>
          <button type="submit" className="btn">
            {ui.say("host.archive_ask")}
          </button>
        </div>
      </form>
      {info && (
        <section className={"stack whole"}>
          <h2>{ui.say("host.tables")}</h2>
          {info.tables.length === 0 && <p className="quiet">{ui.say("host.none")}</p>}
          <ul className={tables.tables}>
            {info.tables.map((one) => (
              <li key={one.table} className="panel line">
                <span className={tables.about}>
                  <strong>{titled(one)}</strong>
                  <span className="quiet">{aboutTable(one, info.at, ui)}</span>
                </span>
                {!one.over && !one.closed && (
                  <button
                    type="button"
                    className="btn"
                    aria-label={ui.say("host.close_name", { game: titled(one), table: one.table })}
                    onClick={() => setAsking(one)}
                  >
                    {ui.say("host.close")}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {typeof asking === "number" && (
        <Dialog title={ui.say("host.archive")} close={() => setAsking(null)}>
          <p>{ui.say("host.archive_question", { days: asking })}</p>
          <Answers yes={ui.say("host.archive_yes")} no={() => setAsking(null)} done={() => attempt(clear(asking))} />
        </Dialog>
      )}
      {asking !== null && typeof asking !== "number" && (
        <Closing
          title={titled(asking)}
          table={asking.table}
          cancel={() => setAsking(null)}
          close={(word) => attempt(close(asking, word))}
        />
      )}
    </>
  );
}

interface ClosingProps {
  title: string;
  table: string;
  cancel(): void;
  close(word: string): void;
}

/** Asks before a table is closed, and for a word to its people. */
function Closing({ title, table, cancel, close }: ClosingProps) {
  const { ui } = useLanguage();
  const [word, setWord] = useState("");
  return (
    <Dialog title={ui.say("host.question")} close={cancel}>
      <p>{ui.say("host.question_about", { game: title, table })}</p>
      <div className="row">
        <Labelled label={ui.say("host.word")}>
          <input className="field" maxLength={LONGEST} value={word} onChange={({ target }) => setWord(target.value)} />
        </Labelled>
      </div>
      <Answers yes={ui.say("host.yes")} no={cancel} done={() => close(word)} />
    </Dialog>
  );
}

function Answers({ yes, no, done }: { yes: string; no(): void; done(): void }) {
  const { ui } = useLanguage();
  return (
    <div className="row">
      <button type="button" className="btn" onClick={done}>
        {yes}
      </button>
      <button type="button" className="btn" onClick={no}>
        {ui.say("host.no")}
      </button>
    </div>
  );
}

function Figures({ info, ui }: { info: HostInfo; ui: Words }) {
  const size = (bytes: number): string =>
    new Intl.NumberFormat(ui.language, {
      style: "unit",
      unit: bytes >= GIGA ? "gigabyte" : "megabyte",
      maximumFractionDigits: 1,
    }).format(bytes / (bytes >= GIGA ? GIGA : 1e6));
  const { version, worker, unfinished, players } = info;
  return (
    <>
      <p>{ui.say("host.runs", { version, worker, time: span(info.at - info.since, ui.language, "long") })}</p>
      <p>{ui.say("host.counts", { all: info.all_tables, unfinished, players })}</p>
      <p>
        {ui.say("host.disk", { size: size(info.disk) })} {info.free !== null && ui.say("host.free", { size: size(info.free) })}
      </p>
      <p>{ui.say("host.bots", { ...info.bots })}</p>
    </>
  );
}

const titleOf = ({ game }: HostTable, games: readonly GameInfo[], language: string): string =>
  games.find(({ name }) => name === game)?.title[language] ?? game;

/** Who sits at a table and is there, how far it has come, and since when nothing has happened. */
function aboutTable(one: HostTable, now: number, ui: Words): string {
  const people = one.names.map((name, seat) => {
    const bot = one.bots[seat];
    if (!name) return bot ? ui.say("player.bot", { bot: botName(bot, ui) }) : ui.say("player.open");
    return one.here.includes(seat) ? ui.say("host.present", { name }) : name;
  });
  const parts = [
    people.join(", "),
    ui.say("front.moves", { count: one.moves }),
    one.watching > 0 && ui.say("player.watching", { count: one.watching }),
    one.listed && ui.say("host.listed"),
    one.closed ? ui.say("mine.closed", { why: one.closed }) : one.over && ui.say("host.over"),
    ui.say("host.quiet", { time: span(now - one.touched, ui.language, "short") }),
    one.table,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** How the house stands, looked up again every few seconds; what went wrong the last time; and how to look at once. */
function useHouse(key: string): [HostInfo | null, FaultData | null, () => void] {
  const [info, setInfo] = useState<HostInfo | null>(null);
  const [fault, setFault] = useState<FaultData | null>(null);
  const look = useCallback(() => {
    if (document.hidden) return;
    hostInfo(key).then(
      (found) => {
        setInfo(found);
        setFault(null);
      },
      (problem: unknown) => setFault(faultOf(problem)),
    );
  }, [key]);
  useEffect(() => {
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [look]);
  return [info, fault, look];
}
