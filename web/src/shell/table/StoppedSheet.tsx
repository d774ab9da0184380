// The sheet of a game that was stopped before its end: how far it had come, and what everybody had, where that is known.
import { SeatMark } from "../../look";
import type { Sheet } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";

export function StoppedSheet({ sheet: { moves, scores }, words }: { sheet: Sheet; words: Words }) {
  const { ui } = useLanguage();
  return (
    <section className="sheet score" aria-labelledby="score-title">
      <h2 id="score-title">{ui.say("sheet.title")}</h2>
      <p>
        {ui.say("sheet.stopped", { moves })} {scores.length === 0 && ui.say("sheet.unknown")}
      </p>
      {scores.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{ui.say("sheet.player")}</th>
              <th scope="col" className="number">
                {ui.say("sheet.stood")}
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.map((points, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <span className="score-name">
                    <SeatMark seat={seat} />
                    <span>{words.seat(seat)}</span>
                  </span>
                </th>
                <td className="number total">{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
