// The last hour in a strip: who was out, who was arrested, and what each gang got.

import type { Words } from "../../shell/words";
import { Coin, SeatMark, spot } from "../../look";
import { gains } from "./beats";
import { Police } from "./drawings/Police";
import type { Hour } from "./lasthour";
import type { Gang } from "./view";

export function LastHour({ hour, gangs, words }: { hour: Hour | null; gangs: Gang[]; words: Words }) {
  if (!hour) return <div className="kids-last" />;
  const got = gains(hour.outcomes);
  return (
    <section className="kids-last" {...spot("last")} aria-label={words.say("browser.last_hour")}>
      <p aria-hidden="true">
        {words.say("browser.last_hour")}
        {hour.tile && <em>{words.say(`the_tile.${hour.tile}`)}</em>}
      </p>
      <p className="aloud">
        {hour.children.map((one) => words.event("revealed", one)).join(" ")}{" "}
        {hour.outcomes.map((event) => words.event(event.kind, event.args)).join(" ")}
      </p>
      <ul aria-hidden="true">
        {hour.children.map(({ gang, child, arrested }) => (
          <li key={gang} className={arrested ? "kids-was-arrested" : undefined}>
            <SeatMark seat={gang} hollow={gangs[gang]?.dummy} />
            <strong>{child}</strong>
            {arrested && <Police />}
            {got.get(gang) !== undefined && (
              <span className="kids-got">
                {signed(got.get(gang) ?? 0)}
                <Coin />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A number with its sign, for the eye. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
