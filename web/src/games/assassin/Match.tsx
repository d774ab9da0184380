// The match: points over the deals, and each deal's count with who was who.

import { type ReactNode, useState } from "react";
import { Count } from "../../look";
import { Dialog } from "../../shell/parts/Dialog";
import { RuleChip } from "../../shell/table/RuleChip";
import type { Words } from "../../shell/words";
import { countOf } from "./beats";
import { DealCount } from "./DealCount";
import { SuitMark } from "./drawings/Pip";
import type { Facts, Table } from "./view";

interface MatchProps {
  table: Table;
  facts: Facts;
  words: Words;
}

export function Match({ table, facts, words, close }: MatchProps & { close(): void }) {
  const [chosen, setChosen] = useState(table.deals.length - 1);
  const deal = table.deals[chosen];
  const name = words.say("browser.last_deal", { deal: chosen + 1 });
  return (
    <Dialog title={words.say("browser.match")} close={close}>
      <div className="stack">
        <p>
          {words.say("browser.match_goal", { goal: facts.goal })} <RuleChip rule="A13" />
        </p>
        {deal ? (
          <>
            <Points table={table} words={words} choose={{ chosen, on: setChosen }} />
            <section className="stack" aria-label={name}>
              <p>
                <strong>{name}.</strong> {words.say(`outcome.${deal.outcome}`, { ...deal })}{" "}
                <RuleChip rule={deal.absent ? "A16" : "A12"} />
              </p>
              <DealCount
                count={countOf(deal)}
                victims={deal.victims}
                kings={new Map(deal.kings.entries())}
                aside={deal.aside}
                facts={facts}
                words={words}
              />
            </section>
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
  told?: number; // deals
  choose?: { chosen: number; on(deal: number): void };
}

/** A13: a line for each deal, with everybody's king and points. */
export function Points({ table, words, told, choose }: PointsProps) {
  const label = (deal: number): ReactNode => {
    const name = words.say("browser.last_deal", { deal: deal + 1 });
    if (!choose) return name;
    return (
      <button type="button" className="btn" aria-pressed={deal === choose.chosen} onClick={() => choose.on(deal)}>
        {name}
        {deal === choose.chosen && <span aria-hidden="true">▾</span>}
      </button>
    );
  };
  return (
    <Count
      names={table.seats.map((_, seat) => words.seat(seat))}
      lines={table.deals.map(({ kings, points }, deal) => ({
        key: String(deal),
        label: label(deal),
        cells: kings.map((king, seat) => (
          <>
            <SuitMark suit={king} />
            <span className="aloud">{words.say(`role.${king}`)}</span>&nbsp;{points[seat] ? `+${points[seat]}` : "–"}
          </>
        )),
      }))}
      total={table.seats.map(({ points }) => points)}
      told={told}
      winners={table.winners}
      rule={<RuleChip rule="A13" />}
    />
  );
}
