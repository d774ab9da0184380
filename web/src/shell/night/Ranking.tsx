// The ranking of a club night: what each made of every deal; and the tables, to be looked at once their deal is over.
import { classes } from "../../look/classes";
import type { NightInfo, NightTable, Ranked } from "../../protocol";
import { useLanguage } from "../language";
import { botName } from "../names";
import { Link, tablePath } from "../route";
import type { Words } from "../words";
import styles from "./Ranking.module.css";

/** The name of who takes part; somebody who was forgotten has none. */
function called(name: string, bot: string, ui: Words): string {
  if (name) return name;
  return bot ? ui.say("player.bot", { bot: botName(bot, ui) }) : ui.say("night.somebody");
}

interface RankingProps {
  info: NightInfo;
  /** On a wall nobody presses anything: the tables are left out. */
  screen: boolean;
}

export function Ranking({ info, screen }: RankingProps) {
  const { ui } = useLanguage();
  const percent = new Intl.NumberFormat(ui.language, { style: "percent" });
  const rounds = Array.from({ length: info.rounds }, (_, number) => number);
  if (info.round === 0) {
    return (
      <section className="panel stack">
        <h2>{ui.say("night.entrants", { count: info.ranking.length })}</h2>
        <ol className={styles.entrants}>
          {info.ranking.map((one, place) => (
            <li key={place}>{called(one.name, one.bot, ui)}</li>
          ))}
        </ol>
      </section>
    );
  }
  return (
    <>
      <section className={classes("sheet", styles.ranking)}>
        <h2>{ui.say("night.ranking")}</h2>
        <p>{ui.say("night.ranking_about")}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{ui.say("night.place")}</th>
              <th scope="col">{ui.say("night.name")}</th>
              {rounds.map((round) => (
                <th key={round} scope="col" aria-label={ui.say("night.round", { round: round + 1 })}>
                  {ui.say("night.round_short", { round: round + 1 })}
                </th>
              ))}
              <th scope="col">{ui.say("night.mean")}</th>
            </tr>
          </thead>
          <tbody>
            {info.ranking.map((one, row) => (
              <Row key={row} one={one} rounds={rounds} percent={percent} name={called(one.name, one.bot, ui)} mine={ui.say("night.mine")} />
            ))}
          </tbody>
        </table>
      </section>
      {!screen && (
        <section className="panel stack">
          <h2>{ui.say("night.tables")}</h2>
          <ul className="stack tight">
            {info.tables.map((table, place) => (
              <li key={place}>
                <Told table={table} ui={ui} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface RowProps {
  one: Ranked;
  rounds: readonly number[];
  percent: Intl.NumberFormat;
  name: string;
  mine: string;
}

function Row({ one, rounds, percent, name, mine }: RowProps) {
  const known = one.rounds.some((mark) => mark !== null);
  return (
    <tr className={classes(one.mine && styles.mine, one.bot !== "" && !one.name && styles.bot)}>
      <td>{known ? one.place : "–"}</td>
      <th scope="row">
        {name} {one.mine && <small>{mine}</small>}
      </th>
      {rounds.map((round) => (
        <td key={round}>{typeof one.rounds[round] === "number" ? percent.format(one.rounds[round]) : "–"}</td>
      ))}
      <td>{known ? percent.format(one.mean) : "–"}</td>
    </tr>
  );
}

/** A table of a round, with its score once the round is over. */
function Told({ table, ui }: { table: NightTable; ui: Words }) {
  const names = table.names.map((name, seat) => {
    const score = table.scores[seat];
    return `${called(name, table.bots[seat] ?? "", ui)}${score === undefined ? "" : ` ${score}`}`;
  });
  const text = `${ui.say("night.round", { round: table.round })} · ${names.join(", ")} · ${ui.say(table.over ? "night.table_over" : "night.table_open")}`;
  return table.table ? <Link to={tablePath(table.table)}>{text}</Link> : <span>{text}</span>;
}
