// What results are drawn with: shares of the wins as bars, the lines of the score sheet, and finished games.
import { SeatMark } from "../../look";
import type { GameResults, Played, PlayerRecord, WonBy } from "../../protocol";
import { localeOf, useLanguage } from "../language";
import { Link, tablePath } from "../route";
import type { Words } from "../words";
import styles from "./Results.module.css";
import { decimal, nameOf, placing, remarks, shareTold } from "./told";

/** A share of the wins, where it surely lies, and the share that equals would have. */
function ShareBar({ record: { rate, low, high }, even }: { record: PlayerRecord; even: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" fill="var(--fog)" opacity="0.15" />
      <rect y="1" width={100 * rate} height="6" fill="var(--moss-lit)" />
      <g stroke="var(--paper)" strokeWidth="2">
        <path d={`M${100 * low} 4H${100 * high}`} vectorEffect="non-scaling-stroke" />
        <path d={`M${100 * even} 0V8`} vectorEffect="non-scaling-stroke" strokeDasharray="2 2" />
      </g>
    </svg>
  );
}

/** Everybody who has played a game, the best first. */
export function Records({ results }: { results: GameResults }) {
  const { ui } = useLanguage();
  return (
    <table className={styles.records}>
      <thead>
        <tr>
          <th scope="col">{ui.say("sheet.player")}</th>
          <th scope="col">{ui.say("results.rating")}</th>
          <th scope="col">{ui.say("results.wins")}</th>
          <th scope="col">{ui.say("results.games")}</th>
        </tr>
      </thead>
      <tbody>
        {results.players.map((record) => (
          <tr key={record.player || record.bot}>
            <th scope="row">{nameOf(record, ui)}</th>
            <td>{record.rating === null ? "–" : decimal(record.rating, ui)}</td>
            <td>
              <ShareBar record={record} even={results.even} />
              {shareTold(record, ui)}
            </td>
            <td>{record.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is won by: each line of the score sheet, on average, beside that of the winners. */
export function Lines({ lines, whose, words }: { lines: readonly WonBy[]; whose: string; words: Words }) {
  const { ui } = useLanguage();
  const most = Math.max(1, ...lines.flatMap(({ points, winners }) => [Math.abs(points), Math.abs(winners)]));
  return (
    <table className={styles.records}>
      <thead>
        <tr>
          <th scope="col">{ui.say("results.line")}</th>
          <th scope="col">{whose}</th>
          <th scope="col">{ui.say("results.winners")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, points, winners }) => (
          <tr key={kind}>
            <th scope="row">{words.say(`score.${kind}`)}</th>
            {[points, winners].map((average, place) => (
              <td key={place}>
                <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect y="1" width={(100 * Math.abs(average)) / most} height="6" fill={`var(--${average < 0 ? "brick-lit" : place ? "moss-lit" : "paper-dim"})`} />
                </svg>
                {decimal(average, ui)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Finished games, the latest first. */
export function Games({ games }: { games: readonly Played[] }) {
  const { ui, language } = useLanguage();
  const date = new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "short", year: "numeric" });
  return (
    <ul className={styles.games}>
      {games.map((one) => (
        <li key={`${one.table} ${one.at}`}>
          <span className="quiet">{date.format(one.at * 1000)}</span>
          <ol>
            {placing(one).map(({ seat, won }) => (
              <li key={seat}>
                <SeatMark seat={seat} />
                <span className={won ? styles.won : undefined}>
                  {seat === one.seat ? ui.say("results.you") : nameOf({ name: one.names[seat] ?? "", bot: one.bots[seat] ?? "" }, ui)}
                  {won && <span className="aloud"> {ui.say("results.won")}</span>}
                </span>
                <b>{decimal(one.scores[seat] ?? 0, ui)}</b>
              </li>
            ))}
          </ol>
          {remarks(one).map((key) => (
            <span key={key} className="tag">
              {ui.say(key)}
            </span>
          ))}
          {one.table && (
            <Link to={tablePath(one.table)} className="chip">
              {ui.say("front.look_back")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
