// A club night: who takes part, the round that runs, and the ranking; on a big screen too.
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { classes } from "../../look/classes";
import type { Fault as FaultData, NightInfo } from "../../protocol";
import { addBots, nightDeed, nightInfo } from "../api";
import { clockWords } from "../clock";
import { someName } from "../keep";
import { useLanguage } from "../language";
import { faultOf, useGames, useLoaded } from "../load";
import { beKnown, useKey } from "../me";
import { botName } from "../names";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { Labelled } from "../parts/Labelled";
import { NameField } from "../parts/NameField";
import { ShareLink } from "../parts/ShareLink";
import { go, Link, nightPath, SCREEN, tablePath } from "../route";
import styles from "./NightPage.module.css";
import { Ranking } from "./Ranking";

const BEAT = 2000; // milliseconds between two looks

/** A number that grows as long as somebody looks at the page. */
function useBeat(): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setBeat((before) => before + 1), BEAT);
    return () => clearInterval(timer);
  }, []);
  return beat;
}

export function NightPage({ night, hash }: { night: string; hash: string }) {
  const { ui, language } = useLanguage();
  const key = useKey();
  const beat = useBeat();
  const [deeds, setDeeds] = useState(0); // what was done here is seen at once
  const { value: info, fault } = useLoaded(`${night} ${key} ${beat} ${deeds}`, () => nightInfo(night, key));
  const games = useGames().value ?? [];
  const [problem, setProblem] = useState<FaultData | null>(null);
  const screen = hash === SCREEN;
  const game = games.find(({ name }) => name === info?.game);
  const title = info?.title || ui.say("night.title");
  useEffect(() => {
    document.title = `${title} – Rookery`;
  }, [title]);
  const attempt = (deed: () => Promise<unknown>): void => {
    setProblem(null);
    deed()
      .then(() => setDeeds((before) => before + 1))
      .catch((why: unknown) => setProblem(faultOf(why)));
  };
  if (!info) {
    return <Frame>{fault && <Fault fault={fault} />}</Frame>;
  }
  const open = info.tables.filter((table) => table.round === info.round && !table.over).length;
  const address = `${location.origin}${nightPath(night)}`;
  return (
    <Frame screen={screen} rows={info.ranking.length}>
      <div className={styles.title}>
        <h1>{title}</h1>
        <p>
          {[
            game?.title[language],
            ui.say("night.tables_of", { players: info.players }),
            ui.say("night.rounds", { count: info.rounds }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {info.clock && <p>{clockWords(info.clock, ui)}</p>}
        <p role="status">{ui.say(stateOf(info), { round: info.round, rounds: info.rounds, count: open })}</p>
        <Link className="btn" to={screen ? nightPath(night) : `${nightPath(night)}${SCREEN}`}>
          {ui.say(screen ? "night.small_screen" : "night.big_screen")}
        </Link>
      </div>
      {problem && <Fault fault={problem} />}
      {info.my_table && !screen && (
        <p className={styles.mine}>
          <Link className="btn btn-primary" to={tablePath(info.my_table)}>
            {ui.say("night.to_table", { round: info.round })}
          </Link>
        </p>
      )}
      {info.round === 0 && (
        <section className="panel stack">
          <h2>{ui.say("night.enter_title")}</h2>
          {!screen && (
            <>
              <p>{ui.say("night.about")}</p>
              <NameField beside />
              <div className="row">
                <button
                  type="button"
                  className={classes("btn", !info.entered && "btn-primary")}
                  onClick={() => attempt(async () => nightDeed(night, "enter", await beKnown(), { name: someName() }))}
                >
                  {ui.say(info.entered ? "night.rename" : "night.enter")}
                </button>
                {info.entered && (
                  <button type="button" className="btn" onClick={() => attempt(() => nightDeed(night, "leave", key))}>
                    {ui.say("night.leave")}
                  </button>
                )}
              </div>
            </>
          )}
          <ShareLink address={address} name={ui.say("night.everybody")} />
        </section>
      )}
      {info.hosting && !screen && !info.over && <Host info={info} bots={game?.bots ?? []} attempt={attempt} />}
      <Ranking info={info} screen={screen} />
    </Frame>
  );
}

interface FrameProps {
  screen?: boolean;
  /** Of the ranking. */
  rows?: number;
  children: ReactNode;
}

function Frame({ screen = false, rows = 1, children }: FrameProps) {
  const size: CSSProperties & Record<"--rows", number> = { "--rows": Math.max(8, rows) };
  return (
    <>
      {!screen && <Header />}
      <main className={classes(styles.night, screen && styles.screen)} style={size}>{children}</main>
    </>
  );
}

/** What is said of a night. */
function stateOf({ round, over }: NightInfo): string {
  if (over) return "night.over";
  return round === 0 ? "night.gathering" : "night.running";
}

interface HostProps {
  info: NightInfo;
  bots: readonly string[];
  attempt(deed: () => Promise<unknown>): void;
}

/** What only the host can do. */
function Host({ info, bots, attempt }: HostProps) {
  const { ui } = useLanguage();
  const key = useKey();
  const [count, setCount] = useState(1);
  const [bot, setBot] = useState("normal");
  return (
    <section className="panel stack">
      <h2>{ui.say("night.host")}</h2>
      {info.round > 0 ? (
        <>
          <p>{ui.say("night.hurry_about")}</p>
          <div className="row">
            <button type="button" className="btn" onClick={() => attempt(() => nightDeed(info.night, "hurry", key))}>
              {ui.say("night.hurry")}
            </button>
          </div>
        </>
      ) : (
        <>
          <form
            className="row"
            onSubmit={(event) => {
              event.preventDefault();
              attempt(() => addBots(info.night, key, { count, bot }));
            }}
          >
            <Labelled label={ui.say("night.bots")} beside>
              <input
                className="field"
                type="number"
                required
                min={1}
                max={100}
                value={Number.isNaN(count) ? "" : count}
                onChange={({ target }) => setCount(target.valueAsNumber)}
              />
            </Labelled>
            <Labelled label={ui.say("night.level")} beside>
              <select className="field" value={bot} onChange={({ target }) => setBot(target.value)}>
                {bots.map((name) => (
                  <option key={name} value={name}>
                    {botName(name, ui)}
                  </option>
                ))}
              </select>
            </Labelled>
            <button type="submit" className="btn">
              {ui.say("night.add_bots")}
            </button>
          </form>
          <p className="quiet">{ui.say("night.filled")}</p>
          <div className="row">
            <button type="button" className="btn btn-primary" onClick={() => attempt(() => nightDeed(info.night, "begin", key))}>
              {ui.say("night.begin")}
            </button>
            <button type="button" className="btn" onClick={() => go("/")}>
              {ui.say("end.home")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
