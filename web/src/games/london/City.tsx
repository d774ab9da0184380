// A city: the piles of a player with what each would bring now, and what running it now would do.

import { useContext, useState, type CSSProperties } from "react";
import { HandsContext, Piece, SeatMark, spot } from "../../look";
import { Dialog } from "../../shell/parts/Dialog";
import type { Words } from "../../shell/words";
import { arrows } from "./arrows";
import { CardPiece, Face } from "./Card";
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
  count(): void; // show the score as if the game ended now
}

export function City({ table, facts, whose, seat, words, count }: CityProps) {
  const [open, setOpen] = useState<number | null>(null);
  const hands = useContext(HandsContext);
  const one = table.seats[whose];
  if (!one) return null;
  const mine = whose === seat;
  const start = mine && hands.lit({ verb: "new", piece: null });
  const style: CSSProperties & Record<"--cards", number> = { "--cards": one.piles.length + (start ? 1 : 0) };
  const opened = open === null ? undefined : one.piles[open];
  const forecast = { ...one.forecast, change: signed(one.forecast.change) };
  return (
    <section className="ldn-city" {...spot("city")} aria-label={cityName(whose, seat, words)}>
      <div className="ldn-cityhead">
        <h2>
          <SeatMark seat={whose} /> {cityName(whose, seat, words)}
        </h2>
        {table.step !== null && (
          <p className="ldn-forecast">
            <Icon sign="poverty" /> {words.say("table.forecast", forecast)}
          </p>
        )}
        <button type="button" className="btn ldn-count" onClick={count}>
          {words.say("browser.count")}
        </button>
      </div>
      {!mine && one.known.length > 0 && (
        <p className="ldn-inhand">
          <Icon sign="card" /> {words.say("table.known")} {words.join(one.known.map((card) => words.say(`card.${card}`)))}
        </p>
      )}
      <ol className="ldn-piles" style={style} onKeyDown={arrows}>
        {one.piles.map((pile, place) => {
          const dim = purposeOf(pile, cardOf(facts, pile.card), table.step);
          const twin = hands.lit({ verb: dim, piece: pile.card }); // L36: of equal ones, another is meant
          const verb = mine ? (pile.verb ?? (twin ? undefined : dim)) : undefined;
          const { money = 0, covered = [] } = pile;
          return (
            <li key={place} className={pileKind(pile, table.turn === whose && table.pile === place)}>
              <CardPiece
                card={pile.card}
                facts={facts}
                words={words}
                flipped={pile.flipped}
                move={verb === undefined ? undefined : { verb, piece: pile.card }}
                cost={verb === "activate" ? table.pays[`activate ${pile.card}`] : null}
                about={aboutPile(pile, words)}
                stop={place === 0}
              >
                {money > 0 && (
                  <b className="ldn-purse" aria-hidden="true">
                    <Icon sign="money" />
                    {money}
                  </b>
                )}
              </CardPiece>
              <span className="ldn-brings" aria-hidden="true">
                {pile.flipped ? words.say("table.flipped") : pile.used ? words.say("table.used") : pile.brings && <Brought gains={pile.brings} words={words} />}
                {pile.fresh && <small>{words.say("table.fresh")}</small>}
              </span>
              {covered.length > 0 && (
                <button
                  type="button"
                  className="ldn-below"
                  aria-label={words.say("browser.open_pile", { card: pile.card, count: covered.length })}
                  onClick={() => setOpen(place)}
                >
                  <Icon sign="pile" /> {covered.length}
                </button>
              )}
            </li>
          );
        })}
        {start && (
          <li className="ldn-pile">
            <Piece verb="new" className="ldn-new">
              {words.move("new", null)}
            </Piece>
          </li>
        )}
        {one.piles.length === 0 && !start && <li className="ldn-nothing">{words.say("table.nothing_built")}</li>}
      </ol>
      {opened && (
        <Dialog title={words.say("browser.pile")} close={() => setOpen(null)}>
          <ol className="ldn-opened">
            {[{ card: opened.card, flipped: opened.flipped }, ...[...(opened.covered ?? [])].reverse()].map((below, place) => (
              <li key={place}>
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

function cityName(whose: number, seat: number | null, words: Words): string {
  return whose === seat ? words.say("table.area") : words.say("browser.city_of", { seat: whose });
}

/** What a pile would be for in a step; a card with nothing to activate can only be covered. */
function purposeOf(pile: Pile, card: Card, step: string | null): string {
  const { text, money, points, poverty } = card;
  if (step !== "pile" && (text || money || points || poverty)) return "activate";
  return pile.flipped ? "cover_back" : "cover";
}

function pileKind(pile: Pile, asked: boolean): string {
  const kinds = ["ldn-pile"];
  if (pile.covered) kinds.push(pile.covered.length > 1 ? "ldn-high" : "ldn-two");
  if (pile.used) kinds.push("ldn-used");
  if (asked) kinds.push("ldn-asked");
  return kinds.join(" ");
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
      {money > 0 && <b className="ldn-gain">{pounds(money, words)}</b>}
      {points > 0 && (
        <b className="ldn-gain">
          <Icon sign="points" />
          {points}
        </b>
      )}
      {poverty !== 0 && (
        <b className="ldn-gain">
          <Icon sign="poverty" />
          {signed(poverty)}
        </b>
      )}
      {!money && !points && !poverty && <Icon sign="text" />}
    </>
  );
}
