// The end of a round as a sheet: who ended it, and for everyone his last sets, his file, his fine and his money.

import { SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import type { Tally } from "./beats";
import { MoonMark, SunMark } from "./drawings/Marks";

export function Count({ tally, words }: { tally: Tally; words: Words }) {
  const pounds = (count: number | null): string =>
    count === null ? "" : words.say("table.pounds", { count }).replace("-", "−");
  const most = Math.max(...tally.seats.map(({ file }) => file ?? 0));
  const looted = tally.loot.some((one) => one !== null);
  const columns = ["cashed", "file", "kinds", "fine", "money"];
  return (
    <div className="ot-count sheet">
      <table>
        <caption>
          {tally.night ? <MoonMark /> : <SunMark />}
          <strong>{words.say("table.count", { round: words.say(`table.rounds_${tally.night ? 1 : 0}`) })}</strong>
          <small>{words.say("table.ended", { by: tally.by, paid: tally.paid })}</small>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.say(`browser.count_${column}`)}
              </th>
            ))}
            {looted && <th scope="col">{words.say("browser.count_loot")}</th>}
            {looted && <th scope="col">{words.say("browser.count_total")}</th>}
          </tr>
        </thead>
        <tbody>
          {tally.seats.map((row, seat) => (
            <tr key={seat} className={row.fine ? "ot-fined" : undefined}>
              <th scope="row">
                <SeatMark seat={seat} />
                <span className="ot-name">{words.seat(seat)}</span>
              </th>
              <td>{row.cashed === null ? "" : `+${pounds(row.cashed)}`}</td>
              <td className={row.file && row.file === most ? "ot-most" : undefined}>{row.file}</td>
              <td>{row.kinds}</td>
              <td className={row.fine ? "ot-loss" : undefined}>{row.fine ? `−${pounds(row.fine)}` : row.fine}</td>
              <td>
                <strong>{pounds(row.money)}</strong>
              </td>
              {looted && <td>{pounds(tally.loot[seat] ?? null)}</td>}
              {looted && (
                <td>
                  <strong>{row.money === null ? "" : pounds(row.money + (tally.loot[seat] ?? 0))}</strong>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
