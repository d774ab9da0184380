// The grid: a target for each column, a player for each row, mine the nearest; on a narrow table the other way round.

import { type CSSProperties, type RefCallback, useContext } from "react";
import { HandsContext, Piece, SeatMark, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { called, CrookCard } from "./Cards";
import { Tower } from "./drawings/Tower";
import { cell, type Notes } from "./notes";
import { Plate } from "./Plate";
import { Tab } from "./Seen";
import { around, crookOf, hiddenOn, signed, stackOf } from "./table";
import type { Staging } from "./useStaging";
import type { Facts, Loot, Table, Target } from "./view";

interface GridProps {
  stage: Staging;
  facts: Facts;
  seat: number | null;
  words: Words;
  notes: Notes;
  waiting: number[];
  loot: Loot[]; // what has been counted
  mine: boolean; // it is my turn
  purse(seat: number): RefCallback<HTMLElement>;
  showDeck(): void;
}

/** Where something stands: from 1, the players one way and the targets the other. */
const at = (player: number, target: number): CSSProperties & Record<`--${string}`, number> => ({
  "--player": player,
  "--target": target,
});

export function Grid({ stage, facts, seat, words, notes, waiting, loot, mine, purse, showDeck }: GridProps) {
  const { table, now } = stage;
  const players = around(table.players.length, seat);
  return (
    <div className="crooks-grid" role="group" aria-label={words.say("browser.grid")} {...spot("grid")}>
      <button type="button" className="crooks-deck-button" style={at(1, 1)} onClick={showDeck}>
        <DeckMark />
        <span>{words.say("browser.deck")}</span>
      </button>
      <ul aria-label={words.say("browser.targets")}>
        {table.targets.map((target, place) => (
          <li key={place} style={at(1, place + 2)} className="crooks-column">
            <Head
              target={target}
              number={facts.targets[place] ?? 0}
              words={words}
              loot={loot[place]}
              now={now === place}
              spy={mine && table.step === "spy"}
            />
          </li>
        ))}
      </ul>
      {players.map((player, row) => (
        <div key={player} className="crooks-row" role="group" aria-label={words.seat(player)}>
          <div className="crooks-plate-place" style={at(row + 2, 1)}>
            <Plate
              table={table}
              facts={facts}
              seat={player}
              mine={player === seat}
              words={words}
              waited={waiting.includes(player)}
              loot={loot}
              now={now}
              purse={purse(player)}
            />
          </div>
          <ul aria-label={words.say("browser.row", { seat: player })}>
            {table.targets.map((target, place) => (
              <li key={place} style={at(row + 2, place + 2)} className={cellClass(stage, facts, place, player, seat)}>
                <Cell
                  facts={facts}
                  target={target}
                  number={facts.targets[place] ?? 0}
                  player={player}
                  words={words}
                  notes={notes}
                  move={mine ? moveHere(table, facts.targets[place] ?? 0, player, seat) : null}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function cellClass(
  { table, struck, playing, now }: Staging,
  facts: Facts,
  place: number,
  player: number,
  seat: number | null,
): string {
  const number = facts.targets[place];
  const aimed = table.target === number && table.turn === player;
  return [
    "crooks-cell",
    player === seat && "crooks-mine",
    table.targets[place]?.leaders.includes(player) && "crooks-leads",
    aimed && !playing && "crooks-aimed",
    struck?.seat === player && struck.target === number && "crooks-struck",
    now === place && "crooks-counting",
  ]
    .filter(Boolean)
    .join(" ");
}

interface HeadProps {
  target: Target;
  number: number;
  words: Words;
  loot: Loot | undefined;
  now: boolean;
  spy: boolean; // whether my spy chooses where to look
}

/** A target: its number, what it is worth and who leads there, as far as I can see; at the end, who takes it. */
function Head({ target, number, words, loot, now, spy }: HeadProps) {
  const { value, leaders } = target;
  const hidden = hiddenOn(target);
  const told = [
    words.say("browser.target", { target: number }),
    words.say("browser.worth", { count: value }),
    ...(hidden ? [words.say("browser.not_seen", { count: hidden })] : []),
    leaders.length ? words.say("browser.lead", { count: leaders.length, seats: leaders }) : words.say("browser.nobody"),
  ].join(" ");
  const change = value - number;
  const body = (
    <>
      <Tower number={number} />
      <span className="crooks-number" aria-hidden="true">
        {number}
      </span>
      <span className={`crooks-value${change > 0 ? " crooks-richer" : change < 0 ? " crooks-poorer" : ""}`} aria-hidden="true">
        <b key={value}>{value}</b>
        {hidden > 0 && <small>?</small>}
        <i>{words.say("browser.points", { count: value })}</i>
      </span>
      <span className="crooks-leaders" aria-hidden="true">
        {leaders.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
        {loot && loot.seats.length > 0 && <b className="crooks-loot">{signed(loot.points) || "0"}</b>}
      </span>
    </>
  );
  const classes = `crooks-head${now ? " crooks-counting" : ""}${loot ? " crooks-counted" : ""}`;
  if (!spy) {
    return (
      <div className={classes} title={told} {...spot(`target ${number}`)}>
        {body}
        <span className="aloud">{told}</span>
      </div>
    );
  }
  return (
    <Piece verb="spy" piece={number} className={classes} {...spot(`target ${number}`)}>
      <span className="aloud">{words.move("spy", number)}</span>
      {body}
    </Piece>
  );
}

interface CellProps {
  facts: Facts;
  target: Target;
  number: number;
  player: number;
  words: Words;
  notes: Notes;
  move: { verb: string; piece: number } | null; // what it would be clicked for now
}

/** A player's crooks on a target; lit when one can be sent there, moved there, or killed there. */
function Cell({ facts, target, number, player, words, notes, move }: CellProps) {
  const hands = useContext(HandsContext);
  const { cards, down, level } = stackOf(target, player) ?? { cards: [], down: false, level: 0 };
  const act = move !== null && hands.lit(move);
  const stack = cards.map((card, place) => {
    const up = !down || place > 0;
    const crook = card === null ? null : crookOf(facts, card);
    const noted = crook ? undefined : notes.hidden.get(cell(player, number));
    const known = noted === undefined ? null : crookOf(facts, noted);
    const label = up || !crook ? undefined : `${words.say("browser.own_down")}: ${called(crook, words)}`;
    const saw = known ? `${words.say("table.down")}. ${words.say("browser.you_saw")}: ${called(known, words)}` : undefined;
    return (
      <span
        key={place}
        className="crooks-lying"
        data-crook={card === null ? `${player}/${number}/${place}` : card}
        data-slot={`${player}/${number}/${place}`}
        title={act ? undefined : (label ?? saw ?? (crook ? called(crook, words) : words.say("table.down")))}
      >
        <CrookCard
          crook={crook}
          words={words}
          label={label ?? saw}
          tint={seatColour(player)}
          own={!up}
          quiet={act}
        />
        {known && (
          <span className="crooks-scrap" aria-hidden="true">
            <Tab crook={known} words={words} />
          </span>
        )}
      </span>
    );
  });
  const body = (
    <>
      <span className="crooks-stack">{stack}</span>
      {cards.length > 1 && (
        <span className="crooks-sum">
          <span aria-hidden="true">= {level}</span>
          {!act && <span className="aloud">{words.say("browser.sum", { level })}</span>}
        </span>
      )}
    </>
  );
  if (!move) return body;
  const who = cards.length ? `. ${words.say("browser.lie_there", { count: cards.length })}` : "";
  return (
    <Piece {...move} className="crooks-spot">
      <span className="aloud">{words.move(move.verb, move.piece) + who}</span>
      {body}
    </Piece>
  );
}

/** The move that a cell would be clicked for now: C4, C10, C11. */
function moveHere(table: Table, number: number, player: number, seat: number | null): { verb: string; piece: number } | null {
  if (table.step === "send" && player === seat) return { verb: "send", piece: number };
  if (table.step === "transfer" && player === seat) return { verb: "transfer", piece: number };
  if (table.step === "kill" && number === table.target) return { verb: "kill", piece: player };
  return null;
}

function DeckMark() {
  return (
    <svg viewBox="0 0 40 32" aria-hidden="true">
      <g fill="#1b2129" stroke="var(--brass)" strokeWidth="1.500">
        <rect x="3" y="6" width="16" height="22" rx="2" transform="rotate(-14 11 17)" />
        <rect x="21" y="6" width="16" height="22" rx="2" transform="rotate(14 29 17)" />
      </g>
      <rect x="12" y="3" width="16" height="23" rx="2" fill="#f2e7cf" stroke="#1a1613" />
      <path d="M15 17c-.4-5 1-8 3.400-8 1 0 1.200.7 1.800.7s.8-.7 1.800-.7c2.300 0 3.700 3 3.300 8 1 .3 1 1.200.2 2-3.200 1.300-7.600 1.300-10.700 0-.8-.8-.8-1.700.2-2z" fill="#1a1613" />
    </svg>
  );
}
