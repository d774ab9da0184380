// A space of the streets: its token, who knows it, and what can be done there now.

import { useContext } from "react";
import { AboutWords, classes, HandsContext, Piece, SeatMark, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutToken, upper } from "./About";
import { Back, Token } from "./drawings/Token";
import styles from "./Space.module.css";
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
  const here = upper(words.say(`space.${space}`));
  const what = describe(table, space, words, closed, lookers);
  const does = ready && [words.move(ready, space), space !== table.pawn && what, filing(table, space, words, ready)];
  const card = useAbout()(() =>
    token && token !== HIDDEN ? (
      <AboutToken token={token} words={words} where={here} />
    ) : (
      <AboutWords name={space === PLAZA ? here : words.titled(here, what)}>{about(table, space, words, closed)}</AboutWords>
    ),
  );
  return (
    <Piece
      verb={ready ?? wished(table, space, secret)}
      piece={space}
      className={classes(styles.space, mark && styles[mark], ready === "place" && styles.landing)}
      style={style}
      {...spot(`space ${space}`)}
      aria-label={does ? does.filter(Boolean).join(", ") : words.titled(here, what)}
      {...card}
      onPointerEnter={({ pointerType }) => {
        if (ready && pointerType === "mouse") aim(space);
      }}
      onPointerLeave={() => {
        card.onPointerLeave();
        aim(null);
      }}
      onFocus={(event) => {
        card.onFocus(event);
        if (ready) aim(space);
      }}
      onBlur={() => {
        card.onBlur();
        aim(null);
      }}
    >
      {token === HIDDEN ? <Back /> : token ? <Token token={token} secret={secret} /> : closed ? <Barrier /> : null}
      {!token && !closed && space !== PLAZA && space !== table.pawn && <small className={styles.number}>{space}</small>}
      {lookers.length > 0 && (
        <span className={styles.lookers}>
          {lookers.map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </span>
      )}
      {files > 0 && <span className={styles.files} data-count={files} />}
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
  return words.say(space === table.pawn ? "browser.pawn" : "browser.empty");
}

/** What a space without a visible token is about. */
function about(table: OliverTable, space: number, words: Words, closed: boolean): string {
  if (closed) return "";
  if (table.tokens[space] === HIDDEN) return words.say("browser.about_hidden");
  if (space === table.pawn) return words.say("browser.about_gang");
  return words.say(space === PLAZA ? "browser.about_plaza" : "browser.about_empty");
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
    <svg width="78%" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M8 32V14M32 32V14" stroke="#1a1613" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M4 15h32v7H4z" fill="#f2e7cf" stroke="#1a1613" strokeWidth="1.2" />
      <path d="M8 15h6l-5 7H4v-1.5zM21 15h6l-5 7h-6zM34 15h2v5l-1.500 2H29z" fill="#a23d25" />
    </svg>
  );
}
