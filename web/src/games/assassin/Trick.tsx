// The trick: a place for each player's card, the centre with its packets, and what the cards add up to.

import { AboutWords, classes, SeatMark, seatColour, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { aboutCard, called, PlayingCard } from "./Cards";
import { Packets } from "./Packets";
import { around, HIDDEN } from "./table";
import styles from "./Trick.module.css";
import type { Place } from "./useFlights";
import type { Staging } from "./useStaging";
import type { Facts, Table } from "./view";

const MOST = 10; // the highest card

/** Where the cards lie, clockwise from mine; of three players nobody sits opposite. */
const AREAS: Record<number, string[]> = {
  3: ["north-start / south-start / south-end / south-end", "west", "east"],
  4: ["south", "west", "north", "east"],
};

interface TrickProps {
  stage: Staging;
  facts: Facts;
  seat: number | null;
  words: Words;
  waiting: number[];
  place: Place;
}

export function Trick({ stage, facts, seat, words, waiting, place }: TrickProps) {
  const about = useAbout();
  const { table, taker, flights } = stage;
  const gone = flights.some(({ from }) => from.startsWith("slot"));
  return (
    <>
      {around(table.seats.length, seat).map((one, step) => {
        const { laid = null, face_down = false } = table.seats[one] ?? {};
        const due = waiting.includes(one) && laid === null;
        const mine = face_down && laid !== HIDDEN;
        return (
          <div
            key={one}
            ref={place(`slot ${one}`)}
            role="group"
            aria-label={words.seat(one)}
            className={classes(styles.slot, taker === one && styles.takes, due && styles.due)}
            style={{
              borderColor: laid === null ? seatColour(one) : "transparent",
              filter: mine ? "brightness(0.8)" : undefined, // it lies face down for the others
              gridArea: AREAS[table.seats.length]?.[step],
              visibility: gone ? "hidden" : undefined,
            }}
            {...(laid !== null && about(aboutCard(laid, table.trumps, facts, words)))}
          >
            {laid !== null && (
              <PlayingCard
                key={`${table.deal} ${table.trick}`}
                card={laid}
                words={words}
                tint={seatColour(one)}
                label={called(laid, words)}
              />
            )}
            <SeatMark seat={one} />
          </div>
        );
      })}
      <Sum stage={stage} facts={facts} words={words} place={place} />
    </>
  );
}

/** The sum against what saves a packet: a notch on its scale. */
function Sum({ stage, facts, words, place }: Pick<TrickProps, "stage" | "facts" | "words" | "place">) {
  const about = useAbout();
  const { table, taker } = stage;
  const { threshold } = facts;
  const sum = stage.sum ?? table.sum;
  const verdict = taker === null ? null : taker === "centre" ? "lost" : "saved";
  const share = (part: number): string => `${(part / (MOST * table.seats.length)) * 100}%`;
  return (
    <div
      ref={place("sum")}
      className={styles.sum}
      style={verdict ? { color: `var(--${verdict === "saved" ? "moss" : "brick"}-lit)` } : undefined}
      {...spot("sum")}
      {...about(() => (
        <AboutWords name={words.say("browser.sum")}>{words.say("browser.about_sum", { threshold })}</AboutWords>
      ))}
    >
      <small className="quiet if-roomy">{words.say("browser.sum")}</small>
      <strong key={sum ?? "none"}>{sum ?? "–"}</strong>
      <span className={styles.scale} aria-hidden="true">
        <span style={{ width: share(sum ?? 0) }} />
        <i style={{ left: share(threshold) }} />
      </span>
      <small>{verdict ? words.say(`browser.${verdict}`) : words.say("browser.saves", { threshold })}</small>
      {table.doubled && <em>{words.say("browser.counts_two")}</em>}
    </div>
  );
}

interface CentreProps {
  table: Table;
  facts: Facts;
  words: Words;
  place: Place;
  takes: boolean;
}

/** Where the packets go that nobody saves. */
export function Centre({ table, facts, words, place, takes }: CentreProps) {
  const about = useAbout();
  return (
    <div
      className={classes(styles.centre, takes && styles.takes)}
      ref={place("pile centre")}
      {...spot("centre")}
      {...about(() => (
        <AboutWords name={words.say("table.centre")}>{words.say("browser.about_centre", { threshold: facts.threshold })}</AboutWords>
      ))}
    >
      <strong>{words.say("table.centre")}</strong>
      <small className="quiet if-roomy">{words.say("browser.centre_about")}</small>
      <Packets pile={table.centre} words={words} />
    </div>
  );
}
