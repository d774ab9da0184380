// The end of a round as a sheet: who ended it, and for everyone their last sets, their file, their fine and their money.

import type { ReactNode } from "react";
import { SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import type { Tally } from "./beats";
import { MoonMark, SunMark } from "./drawings/Marks";

export function Count({ tally, words }: { tally: Tally; words: Words }) {
  const pounds = (count: number | null): string =>
    count === null ? "" : words.say("table.pounds", { count }).replace("-", "−").replace(" £", "\u00a0£");
  const looted = tally.loot.some((one) => one !== null);
  return (
    <div className="ot-count sheet">
      <p>
        {tally.night ? <MoonMark /> : <SunMark />}
        <strong>{words.say("table.count", { round: words.say(`table.rounds_${tally.night ? 1 : 0}`) })}</strong>
        <small>{words.say("table.ended", { by: tally.by, paid: tally.paid })}</small>
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {tally.seats.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} />
                <span>{words.seat(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line name="cashed" words={words} cells={tally.seats.map(({ cashed }) => cashed !== null && `+${pounds(cashed)}`)} />
          <Line
            name="file"
            words={words}
            cells={tally.seats.map(({ file, fine }) => (fine ? <b className="ot-most">{file}</b> : file))}
          />
          <Line name="kinds" words={words} cells={tally.seats.map(({ kinds }) => kinds)} />
          <Line
            name="fine"
            words={words}
            cells={tally.seats.map(({ fine }) => (fine ? <b className="ot-loss">−{pounds(fine)}</b> : fine))}
          />
          <Line name="money" words={words} cells={tally.seats.map(({ money }) => <b key="money">{pounds(money)}</b>)} />
          {looted && <Line name="loot" words={words} cells={tally.loot.map(pounds)} />}
          {looted && (
            <Line name="total" words={words} cells={tally.totals.map((total) => <b key="total">{pounds(total)}</b>)} />
          )}
        </tbody>
      </table>
    </div>
  );
}

/** A line of the sheet; a cell that has not been told yet is empty. */
function Line({ name, words, cells }: { name: string; words: Words; cells: ReactNode[] }) {
  return (
    <tr className={`ot-count-${name}`}>
      <th scope="row">{words.say(`browser.count_${name}`)}</th>
      {cells.map((cell, seat) => (
        <td key={seat}>{cell}</td>
      ))}
    </tr>
  );
}
