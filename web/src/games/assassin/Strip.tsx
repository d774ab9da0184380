// Two quiet lines: what came of the last trick or deal, and what is still secret.

import type { ReactNode } from "react";
import { type Deed, SeatMark, Since, spot } from "../../look";
import type { Told } from "../../protocol";
import type { Words } from "../../shell/words";
import { JACKS, number } from "./beats";
import { called } from "./Cards";
import { Packet, SuspicionMark } from "./drawings/Marks";
import { SuitMark } from "./drawings/Pip";
import { lately } from "./lately";
import { parts, type Suit } from "./table";
import type { Facts, Table } from "./view";

interface LatelyProps {
  table: Table;
  story: Told[];
  words: Words;
}

/** The last trick and the jacks used since; at the beginning of a deal, what came of the one before. */
export function Lately({ table, story, words }: LatelyProps) {
  const { trick, deeds } = lately(story);
  const deal = table.deals.at(-1);
  const jacks = deeds.map((event) => ({
    seat: number(event, "seat"),
    said: words.event(event.kind, event.args),
    pieces: ofJack(event, words),
  }));
  if (trick) {
    const { cards, end } = trick;
    const taken: Deed = {
      seat: null,
      said: words.event(end.kind, end.args),
      pieces: (
        <>
          = <strong>{number(end, "sum")}</strong> ▸{" "}
          {end.kind === "taken" ? <SeatMark seat={number(end, "seat")} /> : words.say("browser.lost")}
          <Packet doubled={number(end, "count") > 1} />
        </>
      ),
    };
    const laid = cards.map(({ seat, card }) => ({
      seat,
      said: `${words.titled(words.seat(seat), called(card, words))}.`,
      pieces: <CardText card={card} words={words} />,
    }));
    return <Since label={words.say("browser.last_trick")} deeds={[...laid, taken, ...jacks]} />;
  }
  if (!deal || jacks.length) return <Since deeds={jacks} />;
  const won = deal.points.flatMap((points, seat): Deed[] =>
    points ? [{ seat, said: `${words.seat(seat)} +${points}`, pieces: <strong>+{points}</strong> }] : [],
  );
  const said = words.say(`outcome.${deal.outcome}`, { ...deal });
  const name = words.say("browser.last_deal", { deal: table.deals.length });
  return <Since label={name} deeds={[{ seat: null, said, pieces: said }, ...won]} />;
}

/** A jack that was used, or the order it set. */
function ofJack({ kind, args }: Told, words: Words): ReactNode {
  const jack = JACKS[kind];
  if (!jack) return (args.order as Suit[]).map((suit) => <SuitMark key={suit} suit={suit} />);
  return (
    <strong>
      {words.say("table.jack_short")}
      <SuitMark suit={jack} />
    </strong>
  );
}

function CardText({ card, words }: { card: string; words: Words }) {
  const { suit, rank } = parts(card);
  return (
    <strong>
      {rank === 1 ? words.say("table.ace") : rank}
      <SuitMark suit={suit} />
    </strong>
  );
}

/** What the others can still be, and hold. */
export function StillSecret({ table, facts, words }: { table: Table; facts: Facts; words: Words }) {
  const { mine } = table;
  if (!mine) return null;
  return (
    <section className="line unbroken small if-wide" {...spot("still")} aria-label={words.say("browser.still")}>
      <small>{words.say("browser.still_kings")}</small>
      {mine.kings_out.map((suit) => (
        <strong key={suit} title={words.say("browser.the_king", { suit })}>
          <SuspicionMark suspicion={facts.roles[suit]} />
          <SuitMark suit={suit} />
          <span className="aloud">{words.say("browser.the_king", { suit })}</span>
        </strong>
      ))}
      {facts.aside && <small>({words.say("browser.still_aside")})</small>}
      {mine.jacks_out.length > 0 && <small>{words.say("browser.still_jacks")}</small>}
      {mine.jacks_out.map((suit) => (
        <strong key={suit} title={words.say("browser.the_jack", { suit })}>
          <span aria-hidden="true">
            {words.say("table.jack_short")}
            <SuitMark suit={suit} />
          </span>
          <span className="aloud">{words.say("browser.the_jack", { suit })}</span>
        </strong>
      ))}
    </section>
  );
}
