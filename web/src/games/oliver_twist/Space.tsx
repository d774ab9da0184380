// A space of the streets: its token, who knows it, and what can be done there now.

import { useContext } from "react";
import { HandsContext, Piece, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { Back, Token } from "./drawings/Token";
import { HIDDEN, PLAZA, waysTo } from "./table";
import type { Table as OliverTable } from "./view";

const ON_SPACES = ["take", "turn", "look", "place"] as const;

/** What a lit space does. */
export type Ready = (typeof ON_SPACES)[number];

/** What each space does now, if it is lit. */
export function useReady(): (space: number) => Ready | null {
  const { lit } = useContext(HandsContext);
  return (space) => ON_SPACES.find((verb) => lit({ verb, piece: space })) ?? null;
}

interface SpaceProps {
  table: OliverTable;
  space: number;
  words: Words;
  closed: boolean;
  mark: "passed" | "taken" | null;
  aim(space: number | null): void;
  style: { left: string; top: string };
}

export function Space({ table, space, words, closed, mark, aim, style }: SpaceProps) {
  const ready = useReady()(space);
  const token = table.tokens[space] ?? null;
  const lookers = table.seats.flatMap(({ looked }, seat) => (looked.includes(space) ? [seat] : []));
  const secret = lookers.length > 0 && token !== HIDDEN;
  const files = ready === "take" ? fewest(table, space) : 0;
  const classes = ["ot-space", mark && `ot-${mark}`, ready && `ot-can-${ready}`];
  const inside = (
    <>
      {token === HIDDEN ? <Back /> : token ? <Token token={token} secret={secret} /> : closed ? <Barrier /> : null}
      {!token && !closed && space !== 0 && !ready && <small className="ot-number">{space}</small>}
      {lookers.length > 0 && (
        <span className="ot-lookers">
          {lookers.map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </span>
      )}
      {files > 0 && <span className="ot-files" data-count={files} />}
    </>
  );
  const name = classes.filter(Boolean).join(" ");
  const what = describe(table, space, words, closed, lookers);
  const seen = `${words.say("browser.space", { space })}: ${what}`;
  const does = ready && [words.move(ready, space), space !== table.pawn && what, filing(table, space, words, ready)];
  return (
    <Piece
      verb={ready ?? wished(table, space, secret)}
      piece={space}
      className={name}
      style={style}
      aria-label={does ? does.filter(Boolean).join(", ") : seen}
      onPointerEnter={(event) => ready && event.pointerType === "mouse" && aim(space)}
      onPointerLeave={() => aim(null)}
      onFocus={() => ready && aim(space)}
      onBlur={() => aim(null)}
    >
      {inside}
    </Piece>
  );
}

/** What somebody who presses a dim space would do there. */
function wished(table: OliverTable, space: number, secret: boolean): Ready {
  const { step, tokens } = table;
  if (space === PLAZA) return "place";
  if (step === "place") return tokens[space] ? "look" : "place";
  const dark = secret || tokens[space] === HIDDEN;
  return dark && ["turn", "prowl", "roam", "chain"].includes(step) ? "turn" : "take";
}

/** The fewest tokens that a way to a space files. */
export function fewest(table: OliverTable, space: number): number {
  const ways = waysTo(table, space);
  return ways.length ? Math.min(...ways.map(({ files }) => files.length)) : 0;
}

/** What lies there, in words. */
function describe(table: OliverTable, space: number, words: Words, closed: boolean, lookers: number[]): string {
  const token = table.tokens[space] ?? null;
  const who = lookers.length ? ` (${words.say("browser.looked", { seats: lookers })})` : "";
  if (closed) return words.say("browser.closed");
  if (token === HIDDEN) return words.say("browser.hidden") + who;
  if (token) return words.say(`token.${token}`) + who;
  return words.say(space === table.pawn ? "browser.pawn" : space === 0 ? "browser.plaza" : "browser.empty");
}

/** What the ways there would file, in words. */
function filing(table: OliverTable, space: number, words: Words, ready: Ready): string {
  if (ready !== "take") return "";
  const ways = waysTo(table, space).filter(({ files }) => files.length);
  const told = ways.map(({ files }) => words.tell(files, "token")).join(` ${words.say("table.or")} `);
  return told && words.say("browser.files", { tokens: told });
}

/** Nobody passes here. */
function Barrier() {
  return (
    <svg className="ot-barrier" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M8 32V14M32 32V14" stroke="#1a1613" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M4 15h32v7H4z" fill="#f2e7cf" stroke="#1a1613" strokeWidth="1.2" />
      <path d="M8 15h6l-5 7H4v-1.5zM21 15h6l-5 7h-6zM34 15h2v5l-1.5 2H29z" fill="#a23d25" />
    </svg>
  );
}
