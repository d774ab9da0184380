// What I can do beside the streets: sell, ask a character or hide, choose a card, a tool, a kind or a player.

import { type ReactNode, useContext } from "react";
import { HandsContext, Piece, SeatMark, spot } from "../../look";
import type { Words } from "../../shell/words";
import { CharacterCard } from "./CharacterCard";
import { LootMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import { WALLET } from "./table";
import type { Facts, Table as OliverTable } from "./view";

interface ActsProps {
  table: OliverTable;
  facts: Facts;
  words: Words;
}

export function Acts(props: ActsProps) {
  const { table, words } = props;
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
        const brings = verb === "deal" && table.sale ? words.say("table.pounds", { count: table.sale.brings }) : null;
        return (
          <Act key={verb} verb={verb} note={brings} quiet={verb === "done"}>
            {verb === "wallet" && <Token token={WALLET} />}
            {words.move(verb, null)}
          </Act>
        );
      })}
      <Hand {...props} />
    </div>
  );
}

interface ActProps {
  verb: string;
  piece?: number | string | null;
  /** Its full name, where only a part of it is written. */
  name?: string;
  note?: string | null;
  quiet?: boolean;
  children: ReactNode;
}

/** Something that can be done now; what cannot is not there. */
function Act({ verb, piece = null, name, note, quiet = false, children }: ActProps) {
  const { lit } = useContext(HandsContext);
  if (!lit({ verb, piece })) return null;
  return (
    <Piece verb={verb} piece={piece} className={quiet ? "ot-act ot-quiet" : "ot-act"}>
      {name && <span className="aloud">{name}</span>}
      <span aria-hidden={Boolean(name)}>{children}</span>
      {note && <strong aria-hidden={Boolean(name)}>{note}</strong>}
    </Piece>
  );
}

/** O6: what I choose for Fagin; nobody else sees it before the deal is closed. */
function Sale({ table, words }: ActsProps) {
  const { sale } = table;
  if (!sale) return null;
  return (
    <ul className="ot-row" aria-label={words.say("browser.before_fagin")}>
      {sale.tokens.map((token, index) => (
        <li key={index}>{token === WALLET ? <Thing token={token} words={words} /> : <Choice token={token} words={words} verb="hold" />}</li>
      ))}
    </ul>
  );
}

/** A token that cannot be chosen at all. */
function Thing({ token, words }: { token: string; words: Words }) {
  return (
    <span className="ot-piece" role="img" aria-label={words.say(`token.${token}`)}>
      <Token token={token} />
    </span>
  );
}

/** A token that can be chosen. */
function Choice({ token, words, verb }: { token: string; words: Words; verb: string }) {
  return (
    <Piece verb={verb} piece={token} className="ot-piece" aria-label={words.move(verb, token)}>
      <Token token={token} />
    </Piece>
  );
}

/** O18: burglary cards to choose from. */
function Drawn({ table, words }: ActsProps) {
  const drawn = table.mine?.drawn ?? [];
  if (!drawn.length) return null;
  return (
    <ul className="ot-row">
      {drawn.map((pounds, index) => {
        const told = words.say("table.pounds", { count: pounds }).replace("-", "−");
        return (
          <li key={index}>
            <Piece
              verb="keep"
              piece={index + 1}
              className="ot-burglary"
              aria-label={`${words.move("keep", index + 1)}: ${told}`}
            >
              <LootMark />
              <strong className={pounds < 0 ? "ot-loss" : undefined}>{told}</strong>
            </Piece>
          </li>
        );
      })}
    </ul>
  );
}

/** O23, O26: a file that only I may look into, kind by kind or object by object. */
function File({ table, facts, words }: ActsProps) {
  const file = table.mine?.file;
  if (!file) return null;
  const kindOf = (token: string): string => facts.kinds[token] ?? token;
  const seizable = (token: string): boolean => token === WALLET || (facts.pounds[token] ?? 0) > 0;
  return (
    <ul className="ot-row" aria-label={words.say("table.file")}>
      {!file.length && <li className="ot-note">{words.say("browser.file_empty")}</li>}
      {table.step === "clear"
        ? [...new Set(file.map(kindOf))].map((kind) => (
            <li key={kind}>
              <Act verb="clear" piece={kind} name={words.move("clear", kind)}>
                <Heap tokens={file.filter((one) => kindOf(one) === kind)} />
              </Act>
            </li>
          ))
        : file.map((token, index) => (
            <li key={index}>
              {seizable(token) ? <Choice token={token} words={words} verb="seize" /> : <Thing token={token} words={words} />}
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
function Sets({ table, words }: ActsProps) {
  return (table.mine?.sets ?? []).map(({ kind, tokens, brings }) => {
    const pounds = words.say("table.pounds", { count: brings });
    return (
      <Act key={kind} verb="sell" piece={kind} name={`${words.move("sell", kind)}: ${pounds}`} note={pounds}>
        {words.say("browser.sell")}
        <Heap tokens={tokens} />
      </Act>
    );
  });
}

/** O14, O25, O26: one of the players. */
function People({ table, words }: ActsProps) {
  return (["rob", "name"] as const).flatMap((verb) =>
    table.seats.map((_, seat) => (
      <Act key={`${verb} ${seat}`} verb={verb} piece={seat}>
        <SeatMark seat={seat} />
        {words.move(verb, seat)}
      </Act>
    )),
  );
}

/** O18: a tool is lost. */
function Tools({ table, words }: ActsProps) {
  const { lit } = useContext(HandsContext);
  const all = [...new Set(table.seats.flatMap(({ tools: ones }) => ones))];
  const tools = all.filter((tool) => lit({ verb: "discard", piece: tool }));
  if (!tools.length) return null;
  return (
    <ul className="ot-row">
      {tools.map((tool) => (
        <li key={tool}>
          <Choice token={tool} words={words} verb="discard" />
        </li>
      ))}
    </ul>
  );
}

/** O7: my character cards, each for its help or to hide. */
function Hand({ table, facts, words }: ActsProps) {
  const cards = table.mine?.cards ?? [];
  if (!cards.length || table.step === "over") return null;
  return (
    <ul className="ot-cards" {...spot("cards")} aria-label={words.say("table.hand")}>
      {cards.map((card) => (
        <li key={card}>
          <CharacterCard character={card} effect={facts.effects[card] ?? ""} words={words} />
        </li>
      ))}
    </ul>
  );
}
