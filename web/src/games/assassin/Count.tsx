// The end of a deal: who is in which camp, how many victims each has, and what that is worth.

import { SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { CourtPiece } from "./Cards";
import type { Count as Told } from "./beats";
import type { Suit } from "./table";
import type { Deal } from "./view";

interface CountProps {
  count: Told;
  kings: ReadonlyMap<number, Suit>;
  aside: Suit | null;
  words: Words;
}

export function Count({ count, kings, aside, words }: CountProps) {
  const camps = campsOf(count, kings);
  const side = (camp: "police" | "assassin") => {
    const total = (camp === "police" ? count.police : count.assassin) ?? soFar(count, camps, camp);
    const name = count.absent ? (camp === "police" ? "camp_three" : "camp_centre") : `camp_${camp}`;
    const wins = count.winners.some((seat) => camps[camp].includes(seat));
    return (
      <div className={`a21-camp a21-camp-${camp === "police" ? "law" : "dark"}${wins ? " a21-wins" : ""}`}>
        <strong>{words.say(`browser.${name}`)}</strong>
        <span className="a21-members">
          {camps[camp].map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </span>
        <span className="a21-total" key={total}>
          {total ?? "–"}
        </span>
        {camp === "assassin" && !count.absent && <small>{words.say("browser.of_centre", { centre: count.centre })}</small>}
      </div>
    );
  };
  return (
    <div className="a21-count" aria-hidden="true">
      {side("police")}
      <div className="a21-between">
        {count.traitor !== null && count.named !== null && (
          <p>
            <SeatMark seat={count.traitor} /> ▸ <SeatMark seat={count.named} />
          </p>
        )}
        {aside && (
          <p className="a21-aside">
            <small>{words.say("browser.aside")}</small>
            <CourtPiece court="king" suit={aside} words={words} quiet />
          </p>
        )}
        {count.outcome &&
          (count.winners.length ? (
            <p className="a21-prize">
              {count.winners.map((seat) => (
                <SeatMark key={seat} seat={seat} />
              ))}
              <strong>+{count.prize}</strong>
            </p>
          ) : (
            <p>{words.say("browser.nobody_scores")}</p>
          ))}
      </div>
      {side("assassin")}
    </div>
  );
}

/** What a camp has, but for those of its members who have not been shown. */
function soFar({ deal }: Told, camps: Camps, camp: keyof Camps): number | null {
  if (!deal) return null;
  const hidden = membersOf(deal, camp).filter((seat) => !camps[camp].includes(seat));
  return hidden.reduce((total, seat) => total - (deal.victims[seat] ?? 0), deal[camp]);
}

interface Camps {
  police: number[];
  assassin: number[];
}

/** Who is in which camp, as far as it was shown; the traitor comes with whom they joined. */
export function campsOf({ deal, traitor, named }: Told, kings: ReadonlyMap<number, Suit>): Camps {
  const shown = (seat: number): boolean => kings.has(seat === traitor && named !== null ? named : seat);
  const members = (camp: keyof Camps): number[] => (deal ? membersOf(deal, camp).filter(shown) : []);
  return { police: members("police"), assassin: members("assassin") };
}

function membersOf(deal: Deal, camp: keyof Camps): number[] {
  const dark = deal.with_assassin;
  return camp === "assassin" ? dark : deal.kings.flatMap((_, seat) => (dark.includes(seat) ? [] : [seat]));
}
