// The trick: a place for each player's card, the centre with its packets, and what the cards add up to.

import type { RefCallback } from "react";
import { SeatMark, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { PlayingCard } from "./Cards";
import { Packets } from "./Packets";
import { around, HIDDEN } from "./table";
import type { Table } from "./view";

interface TrickProps {
  table: Table;
  threshold: number;
  seat: number | null;
  words: Words;
  sum: number | null; // once it is counted
  taker: number | "centre" | null;
  flies: boolean;
  waiting: number[];
  slot(seat: number): RefCallback<HTMLElement>;
}

export function Trick({ table, threshold, seat, words, sum, taker, flies, waiting, slot }: TrickProps) {
  return (
    <>
      {around(table.seats.length, seat).map((one, step) => {
        const { laid = null, face_down = false } = table.seats[one] ?? {};
        const classes = [
          "a21-slot",
          `a21-at-${step}`,
          taker === one && "a21-takes",
          waiting.includes(one) && laid === null && "a21-due",
          flies && "a21-gone-by",
        ];
        return (
          <div
            key={one}
            ref={slot(one)}
            role="group"
            aria-label={words.seat(one)}
            className={classes.filter(Boolean).join(" ")}
            style={{ borderColor: seatColour(one) }}
          >
            {laid === null ? (
              <SeatMark seat={one} />
            ) : (
              <span className={face_down && laid !== HIDDEN ? "a21-peeked" : undefined}>
                <PlayingCard key={`${table.deal} ${table.trick}`} card={laid} words={words} tint={seatColour(one)} />
              </span>
            )}
            {table.leader === one && <span className="a21-leads">{words.say("table.leads")}</span>}
          </div>
        );
      })}
      <Sum words={words} sum={sum ?? table.sum} threshold={threshold} taker={taker} doubled={table.doubled} />
    </>
  );
}

interface SumProps {
  words: Words;
  sum: number | null;
  threshold: number;
  taker: TrickProps["taker"];
  doubled: boolean;
}

/** The sum against what saves a packet. */
function Sum({ words, sum, threshold, taker, doubled }: SumProps) {
  const verdict = taker === null ? null : taker === "centre" ? "lost" : "saved";
  return (
    <div className={verdict ? `a21-sum a21-${verdict}` : "a21-sum"} {...spot("sum")}>
      <small>{words.say("browser.sum")}</small>
      <strong key={sum ?? "none"}>{sum ?? "–"}</strong>
      <span className="a21-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, ((sum ?? 0) / threshold) * 100)}%` }} />
      </span>
      <small>{verdict ? words.say(`browser.${verdict}`) : words.say("browser.of", { threshold })}</small>
      {doubled && <em>{words.say("browser.counts_two")}</em>}
    </div>
  );
}

interface CentreProps {
  table: Table;
  words: Words;
  place: RefCallback<HTMLElement>;
  takes: boolean;
}

/** Where the packets go that nobody saves. */
export function Centre({ table, words, place, takes }: CentreProps) {
  return (
    <div className={takes ? "a21-centre a21-takes" : "a21-centre"} {...spot("centre")} ref={place}>
      <strong>{words.say("table.centre")}</strong>
      <small>{words.say("browser.centre_about")}</small>
      <Packets pile={table.centre} words={words} />
    </div>
  );
}
