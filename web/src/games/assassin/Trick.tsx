// The trick: a place for each player's card, the centre with its packets, and what the cards add up to.

import type { RefCallback } from "react";
import { SeatMark, seatColour } from "../../look";
import type { Words } from "../../shell/words";
import { PlayingCard } from "./Cards";
import { Packets } from "./Packets";
import { around, sumOf, type AssassinTable } from "./table";

interface TrickProps {
  table: AssassinTable;
  seat: number | null;
  words: Words;
  sum: number | null; // once it is counted
  taker: number | "centre" | null;
  flies: boolean;
  waiting: number[];
  slot(seat: number): RefCallback<HTMLElement>;
}

export function Trick({ table, seat, words, sum, taker, flies, waiting, slot }: TrickProps) {
  const secret = table.step === "lay" && !table.face_up;
  return (
    <>
      {around(table.seats.length, seat).map((one, step) => {
        const laid = table.seats[one]?.laid ?? null;
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
              <span className={secret && laid !== "hidden" ? "a21-peeked" : undefined}>
                <PlayingCard key={`${table.deal} ${table.trick}`} card={laid} words={words} tint={seatColour(one)} />
              </span>
            )}
            {table.leader === one && table.step === "lay" && (
              <span className="a21-leads">{words.say("table.leads")}</span>
            )}
          </div>
        );
      })}
      <Sum table={table} words={words} sum={sum ?? sumOf(table)} counted={sum !== null} />
    </>
  );
}

/** The sum against what saves a packet: A4, A15. */
function Sum({ table, words, sum, counted }: { table: AssassinTable; words: Words; sum: number | null; counted: boolean }) {
  const saved = sum !== null && sum >= table.threshold;
  const verdict = counted ? (saved ? "a21-saved" : "a21-lost") : "";
  return (
    <div className={`a21-sum ${verdict}`}>
      <small>{words.say("browser.sum")}</small>
      <strong key={sum ?? "none"}>{sum ?? "–"}</strong>
      <span className="a21-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, ((sum ?? 0) / table.threshold) * 100)}%` }} />
      </span>
      <small>
        {counted
          ? words.say(saved ? "browser.saved" : "browser.lost")
          : words.say("browser.of", { threshold: table.threshold })}
      </small>
      {table.doubled && <em>{words.say("browser.counts_two")}</em>}
    </div>
  );
}

interface CentreProps {
  table: AssassinTable;
  words: Words;
  place: RefCallback<HTMLElement>;
  takes: boolean;
}

/** Where the packets go that nobody saves. */
export function Centre({ table, words, place, takes }: CentreProps) {
  return (
    <div className={takes ? "a21-centre a21-takes" : "a21-centre"} ref={place}>
      <strong>{words.say("table.centre")}</strong>
      <small>{words.say("browser.centre_about")}</small>
      <Packets pile={table.centre} words={words} />
    </div>
  );
}
