// The end of a deal as one sheet: who was who, how many victims each camp has, and what that is worth.

import { Count, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import type { Count as Told } from "./beats";
import { SuspicionMark } from "./drawings/Marks";
import { SuitMark } from "./drawings/Pip";
import type { Suit } from "./table";
import type { Deal, Facts } from "./view";

interface DealCountProps {
  count: Told;
  victims: number[];
  kings: ReadonlyMap<number, Suit>; // as far as they were shown
  aside: Suit | null;
  facts: Facts;
  words: Words;
}

export function DealCount({ count, victims, kings, aside, facts, words }: DealCountProps) {
  const { deal, outcome, winners, prize } = count;
  const known = count.police !== null && deal;
  const roles = victims.map((_, seat) => {
    const king = kings.get(seat);
    if (!king) return null;
    return (
      <>
        {seat === count.traitor && count.named !== null && (
          <>
            <span aria-hidden="true">
              <SeatMark seat={count.named} /> ◂{" "}
            </span>
            <span className="aloud">{words.say("browser.joins", { seat: count.named })}</span>
          </>
        )}
        <Role king={king} facts={facts} words={words} />
      </>
    );
  });
  return (
    <Count
      names={victims.map((_, seat) => words.seat(seat))}
      title={<Camps count={count} aside={aside} facts={facts} words={words} />}
      lines={[
        { key: "role", label: words.say("browser.role"), cells: roles },
        { key: "victims", label: words.say("browser.victims"), cells: victims.map(String) },
        { key: "camp", label: words.say("browser.camp"), cells: known ? campTotals(known) : [] },
      ]}
      total={victims.map((_, seat) => (winners.includes(seat) ? `+${prize}` : "0"))}
      sum={words.say("browser.points")}
      told={outcome ? Infinity : known ? 3 : 2}
      winners={winners}
    />
  );
}

/** A12, A16: what each player's camp has in all. */
export function campTotals(deal: Deal): number[] {
  return deal.kings.map((_, seat) => (deal.with_assassin.includes(seat) ? deal.assassin : deal.police));
}

interface RoleProps {
  king: Suit;
  facts: Facts;
  words: Words;
}

export function Role({ king, facts, words }: RoleProps) {
  return (
    <>
      <span aria-hidden="true">
        <SuspicionMark suspicion={facts.roles[king]} />
        <SuitMark suit={king} />
      </span>{" "}
      {words.say(`browser.role_${facts.roles[king]}`)}
    </>
  );
}

/** One camp against the other; the king set aside, once it is shown. */
function Camps({ count, aside, facts, words }: Omit<DealCountProps, "victims" | "kings">) {
  const { police, assassin, absent, centre } = count;
  const side = (camp: string, total: number | null) => (
    <span>
      {words.say(`browser.camp_${camp}`)} <b className="great">{total ?? "?"}</b>
    </span>
  );
  return (
    <p className="row centred">
      {side(absent ? "three" : "police", police)}
      {side(absent ? "centre" : "assassin", assassin)}
      {!absent && <small>{words.say("browser.of_centre", { centre })}</small>}
      {aside && (
        <small>
          {words.say("browser.aside")}: <Role king={aside} facts={facts} words={words} />
        </small>
      )}
    </p>
  );
}
