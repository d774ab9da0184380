// The map of the twenty boroughs: what each costs and brings, whose it is, and where one can go now.

import { type CSSProperties, useContext } from "react";
import { classes, HandsContext, Piece, SeatMark, seatColour, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { Icon } from "./drawings/Icons";
import { costSaid, pounds } from "./facts";
import { BRIDGES, HIGH, outline, PLATES, THAMES, WIDE } from "./geography";
import styles from "./Map.module.css";
import type { Borough, Facts, Table } from "./view";
import { breakable, capital } from "./words";

interface MapProps {
  table: Table;
  facts: Facts;
  words: Words;
  flash: string | null; // a borough where something happens
  off: boolean; // out of sight where there is room for one pane only
}

const GROUND = { north: "#d8c49a", south: "#c8bb95" };

const verbAt = (table: Table): string => (table.step === "tunnel" ? "tunnel" : "invest");

export function Map({ table, facts, words, flash, off }: MapProps) {
  const hands = useContext(HandsContext);
  const isLit = (one: Borough): boolean => hands.lit({ verb: verbAt(table), piece: one.borough });
  const grounds = facts.boroughs.map((one, place) => ({ one, owner: table.owners[place] ?? null, lit: isLit(one) }));
  const ordered = [...grounds].sort((a, b) => Number(a.lit) - Number(b.lit)); // the edge of a lit one lies over the others
  return (
    <div className={styles.map} data-off={off || undefined} {...spot("map")}>
      <div className={styles.land}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <g fill="none" stroke="#a9c6d3" strokeWidth="1.4" strokeDasharray="14 22" strokeLinecap="round">
            <path d={THAMES} stroke="#5d8399" strokeWidth="34" strokeDasharray="none" />
            <path d={THAMES} transform="translate(0 -5)" />
            <path d={THAMES} transform="translate(14 5)" />
          </g>
          {ordered.map(({ one, owner, lit }) => (
            <path
              key={one.borough}
              d={outline(one.borough)}
              className={classes(styles.ground, lit && styles.lit, flash === one.borough && styles.flash)}
              fill={owner === null ? (table.open.includes(one.borough) ? "#f6e7bd" : GROUND[one.bank]) : seatColour(owner)}
            />
          ))}
          {BRIDGES.map(({ between, at, from, to }) => (
            <g key={between.join()} stroke="#2b2118" strokeWidth="2.6">
              <path d={`M${at - 5} ${from}V${to}M${at + 5} ${from}V${to}`} />
              <path d={`M${at} ${from}V${to}`} stroke="#e8d6ab" strokeWidth="8" strokeDasharray="3 1.5" />
            </g>
          ))}
        </svg>
        <ul aria-label={words.say("table.boroughs")}>
          {grounds.map(({ one, owner }) => (
            <Place key={one.borough} one={one} owner={owner} table={table} words={words} />
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
  const about = useAbout();
  const [left, top, wide, high] = PLATES[one.borough] ?? [0, 0, 0, 0];
  const verb = verbAt(table);
  const lit = hands.lit({ verb, piece: one.borough });
  const cost = lit ? table.pays[`${verb} ${one.borough}`] : undefined;
  const called = lit ? words.move(verb, one.borough) : words.say(`borough.${one.borough}`);
  const price = costSaid(cost, words, one.price);
  const facts = said(one, owner, table, words);
  const place: CSSProperties = {
    position: "absolute",
    left: `${(left / WIDE) * 100}%`,
    top: `${(top / HIGH) * 100}%`,
    width: `${(wide / WIDE) * 100}%`,
    height: `${(high / HIGH) * 100}%`,
  };
  const closer = about(() => (
    <>
      <strong>{words.say(`borough.${one.borough}`)}</strong>
      {facts.map((fact) => (
        <p key={fact}>{capital(fact)}</p>
      ))}
      {price && <em>{capital(words.say("browser.costs_now", { cost: price }))}</em>}
    </>
  ));
  return (
    <li style={place} {...spot(`borough ${one.borough}`)}>
      <Piece verb={verb} piece={one.borough} className={styles.place} {...closer}>
        <span className="aloud">{[called, price, facts.join("; ")].filter(Boolean).join(". ")}</span>
        <b className={classes(styles.name, high < 62 && styles.short)} lang="en" aria-hidden="true">
          {breakable(words.say(`short.${one.borough}`)).replace("St. ", "St.\u00a0")}
        </b>
        <span className={styles.terms} aria-hidden="true">
          {owner === null ? (
            <>
              <b>{pounds(one.price, words)}</b>
              <span className={styles.drawn}>
                <Icon sign="card" />
                {one.cards}
              </span>
            </>
          ) : (
            <SeatMark seat={owner} />
          )}
          <span>
            <Icon sign="points" />
            {one.points}
          </span>
          {table.tubed.includes(one.borough) && <Icon sign="tube" />}
          {cost && cost.loans > 0 && (
            <b className={styles.loans}>
              <Icon sign="loan" />
              {cost.loans}
            </b>
          )}
          {verb === "tunnel" && cost && cost.loans === 0 && <b>{pounds(cost.pay, words)}</b>}
        </span>
      </Piece>
    </li>
  );
}

/** All there is to know of a borough. */
function said(one: Borough, owner: number | null, table: Table, words: Words): string[] {
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
  return parts;
}
