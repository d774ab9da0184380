// The end of a deal: who is in which camp, how many victims each has, and what that is worth.

import { SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { CourtPiece } from "./Cards";
import type { Count as Told } from "./beats";
import type { AssassinTable, Suit } from "./table";

interface CountProps {
  table: AssassinTable;
  count: Told;
  kings: ReadonlyMap<number, Suit>;
  aside: Suit | null;
  words: Words;
}

export function Count({ table, count, kings, aside, words }: CountProps) {
  const camps = campsOf(table, count, kings);
  const won = { police: "police_won", assassin: "assassin_won" };
  const side = (camp: "police" | "assassin") => {
    const total = (camp === "police" ? count.police : count.assassin) ?? soFar(table, camps, camp);
    const name = count.absent ? (camp === "police" ? "camp_three" : "camp_centre") : `camp_${camp}`;
    const wins = count.outcome === won[camp] || (camp === "police" && count.outcome === "united_won");
    return (
      <div className={`a21-camp a21-camp-${camp}${wins ? " a21-wins" : ""}`}>
        <strong>{words.say(`browser.${name}`)}</strong>
        <span className="a21-members">
          {camps[camp].map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </span>
        <span className="a21-total" key={total}>
          {total}
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

/** What a camp has, as far as its members are known; A12: the centre is the assassin's. */
function soFar(table: AssassinTable, camps: Camps, camp: keyof Camps): number {
  const start = camp === "assassin" ? table.centre.victims : 0;
  return camps[camp].reduce((sum, seat) => sum + (table.seats[seat]?.victims ?? 0), start);
}

interface Camps {
  police: number[];
  assassin: number[];
}

/** Who is in which camp, as far as it was shown; the traitor where he joined (A11). */
export function campsOf(
  table: AssassinTable,
  count: Told,
  kings: ReadonlyMap<number, Suit>,
): Camps {
  const camps: Camps = { police: [], assassin: [] };
  table.seats.forEach((_, seat) => {
    const own = kings.get(seat);
    const king = own === "clubs" ? (count.named === null ? undefined : kings.get(count.named)) : own;
    if (king) camps[king === "spades" ? "assassin" : "police"].push(seat);
  });
  return camps;
}
