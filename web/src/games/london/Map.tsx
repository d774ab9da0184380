// The map of the twenty boroughs: what each costs and brings, whose it is, and where one can go now.

import { type CSSProperties, useContext } from "react";
import { HandsContext, Piece, SeatMark, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { LoanTag } from "./Card";
import { Icon } from "./drawings/Icons";
import { costSaid, pounds } from "./facts";
import { BRIDGES, HIGH, outline, PLATES, THAMES, WIDE } from "./geography";
import type { Borough, Facts, Table } from "./view";

interface MapProps {
  table: Table;
  facts: Facts;
  words: Words;
}

export function Map({ table, facts, words }: MapProps) {
  return (
    <div className="ldn-map" {...spot("map")}>
      <div className="ldn-land">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={THAMES} className="ldn-thames" />
          <path d={THAMES} className="ldn-ripple" transform="translate(0 -5)" />
          <path d={THAMES} className="ldn-ripple" transform="translate(14 5)" />
          {facts.boroughs.map((one, place) => {
            const owner = table.owners[place] ?? null;
            return (
              <path
                key={one.borough}
                d={outline(one.borough)}
                className={`ldn-ground ldn-${one.bank}${table.open.includes(one.borough) ? " ldn-open" : ""}`}
                style={owner === null ? undefined : { fill: seatColour(owner) }}
              />
            );
          })}
          {BRIDGES.map(({ between, at, from, to }) => (
            <g key={between.join()} className="ldn-bridge">
              <path d={`M${at - 5} ${from}V${to}M${at + 5} ${from}V${to}`} />
              <path d={`M${at} ${from}V${to}`} className="ldn-planks" />
            </g>
          ))}
        </svg>
        <ul aria-label={words.say("table.boroughs")}>
          {facts.boroughs.map((one, place) => (
            <Place key={one.borough} one={one} owner={table.owners[place] ?? null} table={table} words={words} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface PlaceProps {
  one: Borough;
  owner: number | null;
  table: Table;
  words: Words;
}

function Place({ one, owner, table, words }: PlaceProps) {
  const hands = useContext(HandsContext);
  const [left, top, wide, high] = PLATES[one.borough] ?? [0, 0, 0, 0];
  const verb = table.step === "tunnel" ? "tunnel" : "invest";
  const lit = hands.lit({ verb, piece: one.borough });
  const cost = lit ? table.pays[`${verb} ${one.borough}`] : undefined;
  const called = lit ? words.move(verb, one.borough) : words.say(`borough.${one.borough}`);
  const about = said(one, owner, table, words);
  const name = words.say(`short.${one.borough}`).replace("St. ", "St.\u00a0");
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  const inside = (
    <>
      <span className="ldn-borough" lang="en" aria-hidden="true">
        {name}
      </span>
      {owner === null ? (
        <span className="ldn-terms" aria-hidden="true">
          <b>{pounds(one.price, words)}</b>
          <span>
            <Icon sign="card" />
            {one.cards}
          </span>
          <span>
            <Icon sign="points" />
            {one.points}
          </span>
        </span>
      ) : (
        <span className="ldn-terms" aria-hidden="true">
          <SeatMark seat={owner} />
          <span>
            <Icon sign="points" />
            {one.points}
          </span>
          {table.tubed.includes(one.borough) && <Icon sign="tube" />}
        </span>
      )}
      {cost && cost.loans > 0 && <LoanTag cost={cost} />}
      {verb === "tunnel" && cost && cost.loans === 0 && (
        <b className="ldn-fee" aria-hidden="true">
          {pounds(cost.pay, words)}
        </b>
      )}
    </>
  );
  const place: CSSProperties & Record<"--name", string> = {
    "--name": `min(0.7rem, ${(wide / WIDE / longest / 0.74) * 100}cqw)`,
    left: `${(left / WIDE) * 100}%`,
    top: `${(top / HIGH) * 100}%`,
    width: `${(wide / WIDE) * 100}%`,
    height: `${(high / HIGH) * 100}%`,
  };
  const kind = owner === null ? "ldn-place" : "ldn-place ldn-owned";
  return (
    <li style={place}>
      <Piece verb={verb} piece={one.borough} className={kind}>
        <span className="aloud">
          {[called, costSaid(cost, words), about].filter(Boolean).join(". ")}
        </span>
        {inside}
      </Piece>
    </li>
  );
}

/** All there is to know of a borough, to be read aloud. */
function said(one: Borough, owner: number | null, table: Table, words: Words): string {
  const parts = [
    pounds(one.price, words),
    words.say("browser.land_cards", { count: one.cards }),
    words.say("table.points", { count: one.points }),
    words.say(`browser.bank_${one.bank}`),
  ];
  if (one.thames) parts.push(words.say("browser.thames"));
  if (owner !== null) parts.push(words.say("browser.owned", { seat: owner }));
  if (table.tubed.includes(one.borough)) parts.push(words.say("browser.tube"));
  if (table.open.includes(one.borough)) parts.push(words.say("table.open"));
  const near = one.neighbours.map((name) => words.say(`short.${name}`));
  parts.push(words.say("browser.near", { near: words.join(near) }));
  if (one.bridges.length) {
    parts.push(words.say("browser.over", { near: words.join(one.bridges.map((name) => words.say(`short.${name}`))) }));
  }
  return parts.join("; ");
}
