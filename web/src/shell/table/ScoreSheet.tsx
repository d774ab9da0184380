// The score sheet of a finished game: every line with its rule.
import type { View } from "../../protocol";
import { SeatMark } from "../../look";
import { useLanguage } from "../language";
import type { Words } from "../words";
import { RuleChip } from "./RuleChip";
import { result } from "./TurnLine";

export function ScoreSheet({ view, words }: { view: View; words: Words }) {
  const { ui } = useLanguage();
  const order = (view.scores ?? []).map((score, seat) => ({ score, seat, share: view.returns?.[seat] ?? 0 }));
  order.sort((one, other) => other.share - one.share || other.score.total - one.score.total);
  return (
    <section className="sheet score" aria-labelledby="score-title">
      <h2 id="score-title">{ui.say("sheet.title")}</h2>
      <p>{result(view, words, ui)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{ui.say("sheet.player")}</th>
            <th scope="col">{ui.say("sheet.lines")}</th>
            <th scope="col" className="number">
              {ui.say("sheet.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ score, seat, share }) => (
            <tr key={seat} className={share > 0 ? "winner" : undefined}>
              <th scope="row">
                <span className="score-name">
                  <SeatMark seat={seat} />
                  <span>
                    {words.seat(seat)}
                    {share > 0 && <span className="won">★ {ui.say("sheet.winner")}</span>}
                  </span>
                </span>
              </th>
              <td>
                {score.lines.map((line, place) => (
                  <div key={place} className="score-line">
                    <span>
                      {words.say(`score.${line.kind}`)} <RuleChip rule={line.rule} />
                    </span>
                    <span className="number">{signed(line.points)}</span>
                  </div>
                ))}
              </td>
              <td className="number total">{score.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Points with a true minus. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
