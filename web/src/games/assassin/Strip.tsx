// Two quiet lines: what came of the last trick or deal, and what is still secret.

import { SeatMark, spot } from "../../look";
import type { Words } from "../../shell/words";
import { called } from "./Cards";
import { SuspicionMark } from "./drawings/Marks";
import { SuitMark } from "./drawings/Pip";
import type { Trick } from "./lasttrick";
import { parts } from "./table";
import type { Facts, Table } from "./view";

/** The last trick; at the beginning of a deal, what came of the last one. */
export function LastTrick({ table, last, words }: { table: Table; last: Trick | null; words: Words }) {
  if (last && table.step !== "over") return <OfTrick last={last} words={words} />;
  const deal = table.deals.at(-1);
  if (!deal || (table.trick > 1 && table.step !== "over")) return <div className="a21-last" />;
  return (
    <section className="a21-last" aria-label={words.say("browser.last_deal", { deal: table.deals.length })}>
      <small>{words.say("browser.last_deal", { deal: table.deals.length })}</small>
      <span>{words.say(`outcome.${deal.outcome}`, { ...deal })}</span>
      {deal.points.map(
        (points, seat) =>
          points > 0 && (
            <span key={seat} className="a21-got">
              <SeatMark seat={seat} />
              <span className="aloud">{words.seat(seat)}</span> +{points}
            </span>
          ),
      )}
    </section>
  );
}

function OfTrick({ last, words }: { last: Trick; words: Words }) {
  const to = last.taker === null ? words.say("browser.took_centre") : words.say("browser.took", { seat: last.taker });
  return (
    <section className="a21-last" {...spot("last")} aria-label={words.say("browser.last_trick")}>
      <small aria-hidden="true">{words.say("browser.last_trick")}</small>
      <ul>
        {last.cards.map(({ seat, card }) => (
          <li key={seat} className={seat === last.taker ? "a21-best" : undefined}>
            <SeatMark seat={seat} />
            <span className="aloud">
              {words.seat(seat)} {called(card, words)}
            </span>
            <CardText card={card} words={words} />
          </li>
        ))}
      </ul>
      <span>
        = <strong>{last.sum}</strong> {to}
      </span>
    </section>
  );
}

function CardText({ card, words }: { card: string; words: Words }) {
  const { suit, rank } = parts(card);
  return (
    <strong aria-hidden="true">
      {rank === 1 ? words.say("table.ace") : rank}
      <SuitMark suit={suit} />
    </strong>
  );
}

/** What the others can still be, and hold. */
export function StillSecret({ table, facts, words }: { table: Table; facts: Facts; words: Words }) {
  const { mine } = table;
  if (!mine || table.step === "over") return null;
  return (
    <section className="a21-still" {...spot("still")} aria-label={words.say("browser.still")}>
      <span className="a21-marks">
        <small>{words.say("browser.still_kings")}</small>
        {mine.kings_out.map((suit) => (
          <strong key={suit} title={words.say("browser.the_king", { suit })}>
            <SuspicionMark suspicion={facts.roles[suit]} />
            <SuitMark suit={suit} />
            <span className="aloud">{words.say("browser.the_king", { suit })}</span>
          </strong>
        ))}
      </span>
      {facts.aside && <small>({words.say("browser.still_aside")})</small>}
      {mine.jacks_out.length > 0 && (
        <span className="a21-marks">
          <small>{words.say("browser.still_jacks")}</small>
          {mine.jacks_out.map((suit) => (
            <strong key={suit}>
              <span aria-hidden="true">
                {words.say("table.jack_short")}
                <SuitMark suit={suit} />
              </span>
              <span className="aloud">{words.say("browser.the_jack", { suit })}</span>
            </strong>
          ))}
        </span>
      )}
    </section>
  );
}
