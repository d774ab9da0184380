// What I can do beside the streets: sell, ask a character or hide, choose a card, a tool, a kind or a player.

import type { ReactNode } from "react";
import { SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { CharacterCard } from "./CharacterCard";
import { LootMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import { WALLET } from "./table";
import type { Facts, Table as OliverTable } from "./view";

/** How to do something, if it can be done now. */
export type How = (verb: string, piece: number | string | null) => (() => void) | undefined;

interface ActsProps {
  table: OliverTable;
  facts: Facts;
  words: Words;
  how: How;
}

export function Acts(props: ActsProps) {
  const { table, words, how } = props;
  const cards = table.mine?.cards.length ?? 0;
  return (
    <div className="ot-acts">
      {!cards && table.mine && table.step !== "over" && <p className="ot-hint">{words.say("browser.about_sets")}</p>}
      <Sale {...props} />
      <Drawn {...props} />
      <File {...props} />
      <Sets {...props} />
      <People {...props} />
      <Tools {...props} />
      {(["bribe", "wallet", "deal", "pay", "done"] as const).map((verb) => {
        const go = how(verb, null);
        const brings = verb === "deal" && table.sale ? words.say("table.pounds", { count: table.sale.brings }) : null;
        return (
          go && (
            <Act key={verb} go={go} note={brings} quiet={verb === "done"}>
              {verb === "wallet" && <Token token={WALLET} />}
              {words.move(verb, null)}
            </Act>
          )
        );
      })}
      <Hand {...props} />
    </div>
  );
}

interface ActProps {
  go(): void;
  /** Its full name, where only a part of it is written. */
  name?: string;
  note?: string | null;
  quiet?: boolean;
  children: ReactNode;
}

function Act({ go, name, note, quiet = false, children }: ActProps) {
  return (
    <button type="button" className={quiet ? "ot-act ot-quiet lit" : "ot-act lit"} onClick={go}>
      {name && <span className="aloud">{name}</span>}
      <span aria-hidden={Boolean(name)}>{children}</span>
      {note && <strong aria-hidden={Boolean(name)}>{note}</strong>}
    </button>
  );
}

/** O6: what I choose for Fagin; nobody else sees it before the deal is closed. */
function Sale({ table, words, how }: ActsProps) {
  const { sale } = table;
  if (!sale) return null;
  return (
    <ul className="ot-row" aria-label={words.say("browser.before_fagin")}>
      {sale.tokens.map((token, index) => (
        <li key={index}>
          <Piece token={token} words={words} verb="hold" go={how("hold", token)} />
        </li>
      ))}
    </ul>
  );
}

/** A token, as a button if it can be chosen. */
function Piece({ token, words, verb, go }: { token: string; words: Words; verb: string; go: (() => void) | undefined }) {
  if (!go) {
    return (
      <span className="ot-piece" role="img" aria-label={words.say(`token.${token}`)}>
        <Token token={token} />
      </span>
    );
  }
  return (
    <button type="button" className="ot-piece lit" aria-label={words.move(verb, token)} onClick={go}>
      <Token token={token} />
    </button>
  );
}

/** O18: burglary cards to choose from. */
function Drawn({ table, words, how }: ActsProps) {
  const drawn = table.mine?.drawn ?? [];
  if (!drawn.length || !how("keep", 1)) return null;
  return (
    <ul className="ot-row">
      {drawn.map((pounds, index) => {
        const told = words.say("table.pounds", { count: pounds }).replace("-", "−");
        return (
          <li key={index}>
            <button
              type="button"
              className="ot-burglary lit"
              aria-label={`${words.move("keep", index + 1)}: ${told}`}
              onClick={how("keep", index + 1)}
            >
              <LootMark />
              <strong className={pounds < 0 ? "ot-loss" : undefined}>{told}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** O23, O26: a file that only I may look into, kind by kind or object by object. */
function File({ table, facts, words, how }: ActsProps) {
  const file = table.mine?.file;
  if (!file) return null;
  const kindOf = (token: string): string => facts.kinds[token] ?? token;
  const kinds = [...new Set(file.map(kindOf))];
  const clears = kinds.some((kind) => how("clear", kind));
  return (
    <ul className="ot-row" aria-label={words.say("table.file")}>
      {!file.length && <li className="ot-note">{words.say("browser.file_empty")}</li>}
      {clears
        ? kinds.map((kind) => {
            const go = how("clear", kind);
            return (
              go && (
                <li key={kind}>
                  <Act go={go} name={words.move("clear", kind)}>
                    <Heap tokens={file.filter((one) => kindOf(one) === kind)} />
                  </Act>
                </li>
              )
            );
          })
        : file.map((token, index) => (
            <li key={index}>
              <Piece token={token} words={words} verb="seize" go={how("seize", token)} />
            </li>
          ))}
    </ul>
  );
}

/** Some tokens, one half below the other. */
export function Heap({ tokens }: { tokens: string[] }) {
  return (
    <span className="ot-heap" aria-hidden="true">
      {tokens.map((token, index) => (
        <Token key={index} token={token} />
      ))}
    </span>
  );
}

/** O6, O32: sets that Fagin would buy, and what he would pay. */
function Sets({ table, words, how }: ActsProps) {
  return (table.mine?.sets ?? []).map(({ kind, tokens, brings }) => {
    const go = how("sell", kind);
    const pounds = words.say("table.pounds", { count: brings });
    return (
      go && (
        <Act key={kind} go={go} name={`${words.move("sell", kind)}: ${pounds}`} note={pounds}>
          {words.say("browser.sell")}
          <Heap tokens={tokens} />
        </Act>
      )
    );
  });
}

/** O14, O25, O26: one of the players. */
function People({ table, words, how }: ActsProps) {
  return (["rob", "name"] as const).flatMap((verb) =>
    table.seats.map((_, seat) => {
      const go = how(verb, seat);
      return (
        go && (
          <Act key={`${verb} ${seat}`} go={go}>
            <SeatMark seat={seat} />
            {words.move(verb, seat)}
          </Act>
        )
      );
    }),
  );
}

/** O18: a tool is lost. */
function Tools({ table, words, how }: ActsProps) {
  const tools = [...new Set(table.seats.flatMap(({ tools: ones }) => ones))].filter((tool) => how("discard", tool));
  if (!tools.length) return null;
  return (
    <ul className="ot-row">
      {tools.map((tool) => (
        <li key={tool}>
          <Piece token={tool} words={words} verb="discard" go={how("discard", tool)} />
        </li>
      ))}
    </ul>
  );
}

/** O7: my character cards, each for its help or to hide. */
function Hand({ table, facts, words, how }: ActsProps) {
  const cards = table.mine?.cards ?? [];
  if (!cards.length || table.step === "over") return null;
  return (
    <ul className="ot-cards" aria-label={words.say("table.hand")}>
      {cards.map((card) => (
        <li key={card}>
          <CharacterCard
            character={card}
            effect={facts.effects[card] ?? ""}
            words={words}
            play={how("play", card)}
            hide={how("hide", card)}
          />
        </li>
      ))}
    </ul>
  );
}
