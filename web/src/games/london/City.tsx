// A city: the piles of a player with what each would bring now, and what running it now would do.

import { useContext, useState, type CSSProperties } from "react";
import { classes, HandsContext, Piece, SeatMark, spot } from "../../look";
import { Dialog } from "../../shell/parts/Dialog";
import type { Words } from "../../shell/words";
import { arrows, CardPiece, Face } from "./Card";
import styles from "./City.module.css";
import { Icon } from "./drawings/Icons";
import { pounds, readAloud } from "./facts";
import { cardOf, signed } from "./table";
import type { Card, Facts, Gains, Pile, Table } from "./view";

interface CityProps {
  table: Table;
  facts: Facts;
  whose: number;
  seat: number | null;
  words: Words;
  off: boolean; // out of sight where there is room for one pane only
  count(): void; // show the score as if the game ended now
}

export function City({ table, facts, whose, seat, words, off, count }: CityProps) {
  const [open, setOpen] = useState<number | null>(null);
  const hands = useContext(HandsContext);
  const one = table.seats[whose];
  if (!one) return null;
  const mine = whose === seat;
  const start = mine && hands.lit({ verb: "new", piece: null });
  const style: CSSProperties & Record<"--cards", number> = { "--cards": Math.max(1, one.piles.length + (start ? 1 : 0)) };
  const opened = open === null ? undefined : one.piles[open];
  const forecast = { ...one.forecast, change: signed(one.forecast.change) };
  const called = mine ? words.say("table.area") : words.say("browser.city_of", { seat: whose });
  return (
    <section className={styles.city} data-off={off || undefined} {...spot("city")} aria-label={called}>
      <div className={styles.head}>
        <h2>
          <SeatMark seat={whose} /> {called}
        </h2>
        {table.step !== null && (
          <p>
            <Icon sign="poverty" /> {words.say("table.forecast", forecast)}
          </p>
        )}
        {!mine && one.known.length > 0 && (
          <p>
            <Icon sign="card" /> {words.say("table.known")} {words.join(one.known.map((card) => words.say(`card.${card}`)))}
          </p>
        )}
        <button type="button" className="btn btn-quiet" onClick={count} data-look>
          {words.say("browser.count")}
        </button>
      </div>
      <ol className={styles.piles} style={style} onKeyDown={arrows}>
        {one.piles.map((pile, place) => {
          const dim = purposeOf(pile, cardOf(facts, pile.card), table.step);
          const twin = hands.lit({ verb: dim, piece: pile.card }); // L36: of equal ones, another is meant
          const verb = mine ? (pile.verb ?? (twin ? undefined : dim)) : undefined;
          const { covered = [] } = pile;
          const kinds = [
            covered.length > 1 ? styles.high : covered.length === 1 && styles.two,
            pile.used && styles.used,
            pile.fresh && styles.fresh,
            table.turn === whose && table.pile === place && styles.asked,
          ];
          return (
            <li key={place} className={classes(styles.pile, ...kinds)} {...spot(`pile ${place}`)}>
              <CardPiece
                card={pile.card}
                facts={facts}
                words={words}
                flipped={pile.flipped}
                move={verb === undefined ? undefined : { verb, piece: pile.card }}
                cost={verb === "activate" ? table.pays[`activate ${pile.card}`] : null}
                more={aboutPile(pile, words)}
                stop={place === 0}
              />
              <span className={styles.below}>
                <span aria-hidden="true">
                  {!pile.flipped && !pile.used && pile.brings && differs(pile, cardOf(facts, pile.card)) && <Brought gains={pile.brings} words={words} />}
                </span>
                {covered.length > 0 && (
                  <button
                    type="button"
                    className={styles.covered}
                    aria-label={words.say("browser.open_pile", { card: pile.card, count: covered.length })}
                    onClick={() => setOpen(place)}
                    data-look
                  >
                    <Icon sign="pile" />
                    {covered.length}
                  </button>
                )}
              </span>
            </li>
          );
        })}
        {start && (
          <li className={styles.pile}>
            <Piece verb="new" className={styles.new}>
              {words.move("new", null)}
            </Piece>
          </li>
        )}
        {one.piles.length === 0 && !start && <li>{words.say("table.nothing_built")}</li>}
      </ol>
      {opened && (
        <Dialog title={words.say("browser.pile")} close={() => setOpen(null)}>
          <ol className={`stack ${styles.opened}`}>
            {[{ card: opened.card, flipped: opened.flipped }, ...[...(opened.covered ?? [])].reverse()].map((below, place) => (
              <li key={place} className="line">
                <Face
                  name={below.card}
                  card={cardOf(facts, below.card)}
                  words={words}
                  flipped={below.flipped}
                  coloured={!below.flipped || facts.flipped_colours}
                />
                <p>
                  {readAloud(below.card, cardOf(facts, below.card), words)}
                  {below.flipped && <em> {words.say("table.flipped")}</em>}
                </p>
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </section>
  );
}

/** What a pile would be for in a step; a card with nothing to activate can only be covered. */
function purposeOf(pile: Pile, card: Card, step: string | null): string {
  const { text, money, points, poverty } = card;
  if (step !== "pile" && (text || money || points || poverty)) return "activate";
  return pile.flipped ? "cover_back" : "cover";
}

/** Whether a card would bring something else than is printed on it. */
function differs({ brings }: Pile, { money = 0, points = 0, poverty = 0 }: Card): boolean {
  return brings?.money !== money || brings.points !== points || brings.poverty !== poverty;
}

function aboutPile(pile: Pile, words: Words): string {
  const parts = [];
  if (pile.brings) parts.push(words.say("browser.brings_now", { gain: gainsSaid(pile.brings, words) }));
  for (const mark of ["flipped", "fresh", "used"] as const) if (pile[mark]) parts.push(words.say(`table.${mark}`));
  if (pile.money) parts.push(words.say("table.purse", { money: pile.money }));
  if (pile.covered) parts.push(words.say("table.below", { count: pile.covered.length }));
  return parts.join("; ");
}

function gainsSaid({ money, points, poverty }: Gains, words: Words): string {
  const parts = [];
  if (money) parts.push(pounds(money, words));
  if (points) parts.push(words.say("table.points", { count: points }));
  if (poverty) parts.push(words.say("table.poverty", { count: signed(poverty) }));
  return parts.join(", ") || "–";
}

/** What activating a card would bring now. */
function Brought({ gains: { money, points, poverty }, words }: { gains: Gains; words: Words }) {
  return (
    <>
      {money > 0 && <b>{pounds(money, words)}</b>}
      {points > 0 && (
        <b>
          <Icon sign="points" />
          {points}
        </b>
      )}
      {poverty !== 0 && (
        <b>
          <Icon sign="poverty" />
          {signed(poverty)}
        </b>
      )}
      {!money && !points && !poverty && <Icon sign="text" />}
    </>
  );
}
