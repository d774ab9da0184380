// The match: points over the deals, and each deal's count with who was who.

import { useState } from "react";
import { SeatMark } from "../../look";
import { Dialog } from "../../shell/parts/Dialog";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { SuitMark } from "./drawings/Pip";
import type { Deal, Facts, Roles, Table } from "./view";

interface MatchProps {
  table: Table;
  facts: Facts;
  words: Words;
  close(): void;
}

export function Match({ table, facts, words, close }: MatchProps) {
  const [chosen, setChosen] = useState(table.deals.length - 1);
  const deal = table.deals[Math.min(chosen, table.deals.length - 1)];
  return (
    <Dialog title={words.say("browser.match")} close={close}>
      <div className="a21-match stack">
        <p>
          {words.say("browser.match_goal", { goal: facts.goal })} <RuleChip rule="A13" />
        </p>
        {deal ? (
          <>
            <Points table={table} words={words} chosen={chosen} choose={setChosen} />
            <Counted deal={deal} roles={facts.roles} number={chosen + 1} words={words} />
          </>
        ) : (
          <p>{words.say("browser.match_none")}</p>
        )}
      </div>
    </Dialog>
  );
}

interface PointsProps {
  table: Table;
  words: Words;
  chosen: number;
  choose(deal: number): void;
}

function Points({ table, words, chosen, choose }: PointsProps) {
  return (
    <div className="a21-scroll" tabIndex={0} role="group" aria-label={words.say("browser.match")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say("browser.deal")}</th>
            {table.seats.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} /> <span className="a21-column">{words.seat(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.deals.map((deal, number) => (
            <tr key={number} className={number === chosen ? "a21-chosen" : undefined}>
              <th scope="row">
                <button
                  type="button"
                  className="btn"
                  aria-pressed={number === chosen}
                  aria-label={words.say("browser.last_deal", { deal: number + 1 })}
                  onClick={() => choose(number)}
                >
                  {number + 1}
                </button>
              </th>
              {deal.kings.map((king, seat) => (
                <td key={seat}>
                  <SuitMark suit={king} />
                  {plus(deal.points[seat])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.say("browser.total")}</th>
            {table.seats.map(({ points }, seat) => (
              <td key={seat}>
                <strong>{points}</strong>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A12, A16: the count of one deal. */
function Counted({ deal, roles, number, words }: { deal: Deal; roles: Roles; number: number; words: Words }) {
  return (
    <section className="stack a21-counted" aria-label={words.say("browser.last_deal", { deal: number })}>
      <h3>{words.say("browser.last_deal", { deal: number })}</h3>
      <p>
        {words.say(`outcome.${deal.outcome}`, { ...deal })} <RuleChip rule={deal.absent ? "A16" : "A12"} />
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say("browser.role")}</th>
            <th scope="col" className="a21-figure">
              {words.say("browser.victims")}
            </th>
            <th scope="col" className="a21-figure">
              {words.say("browser.points")}
            </th>
          </tr>
        </thead>
        <tbody>
          {deal.kings.map((king, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} /> {words.seat(seat)}{" "}
                <span className="a21-was">
                  <SuitMark suit={king} />
                  {words.say(`browser.role_${roles[king]}`)}
                  {seat === deal.traitor && deal.named !== null && (
                    <>
                      , {words.say("browser.joins", { seat: deal.named })} <RuleChip rule="A11" />
                    </>
                  )}
                </span>
              </th>
              <td className="a21-figure">{deal.victims[seat]}</td>
              <td className="a21-figure">{plus(deal.points[seat])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.say("browser.centre")}</th>
            <td className="a21-figure">{deal.centre}</td>
            <td />
          </tr>
        </tbody>
      </table>
      {deal.aside && (
        <p>
          {words.say("browser.aside")}: <SuitMark suit={deal.aside} />{" "}
          {words.say(`browser.role_${roles[deal.aside]}`)} <RuleChip rule="A14" />
        </p>
      )}
    </section>
  );
}

/** Points that were scored. */
const plus = (points?: number): string => (points ? `+${points}` : "–");
