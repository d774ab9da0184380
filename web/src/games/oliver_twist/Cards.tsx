// What lies before me to choose from: tokens for Fagin, burglary cards, a file, tools, and my character cards.

import { type ReactNode, useContext } from "react";
import { Answer, HandsContext, Piece, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutCharacter, AboutToken, upper } from "./About";
import styles from "./Cards.module.css";
import { LootMark } from "./drawings/Marks";
import { Portrait } from "./drawings/Portrait";
import { Heap, Token } from "./drawings/Token";
import { WALLET } from "./table";
import type { Facts, Table as OliverTable } from "./view";

interface CardsProps {
  table: OliverTable;
  facts: Facts;
  words: Words;
}

export function Cards(props: CardsProps) {
  const { table, words } = props;
  const cards = table.mine?.cards ?? [];
  const { lit } = useContext(HandsContext);
  const tools = [...new Set(table.seats.flatMap(({ tools: ones }) => ones))].filter((tool) => lit({ verb: "discard", piece: tool }));
  const idle = table.mine && !cards.length && table.step === "turn";
  return (
    <div className={styles.cards}>
      {idle && <p className={styles.hint}>{words.say("browser.about_sets")}</p>}
      {table.sale && (
        <Row label={words.say("browser.before_fagin")}>
          {table.sale.tokens.map((token, index) => (
            <Choice key={index} token={token} words={words} verb={token === WALLET ? null : "hold"} />
          ))}
        </Row>
      )}
      <Drawn {...props} />
      <File {...props} />
      {tools.length > 0 && (
        <Row>
          {tools.map((tool) => (
            <Choice key={tool} token={tool} words={words} verb="discard" />
          ))}
        </Row>
      )}
      {cards.length > 0 && (
        <ul className={styles.hand} {...spot("cards")} aria-label={words.say("table.hand")}>
          {cards.map((card) => (
            <Character key={card} character={card} {...props} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ label, children }: { label?: string; children: ReactNode[] }) {
  return (
    <ul className={styles.row} aria-label={label}>
      {children.map((one, place) => (
        <li key={place}>{one}</li>
      ))}
    </ul>
  );
}

/** A token that can be chosen, or none. */
function Choice({ token, words, verb }: { token: string; words: Words; verb: string | null }) {
  const about = useAbout()(() => <AboutToken token={token} words={words} />);
  if (!verb)
    return (
      <span role="img" aria-label={words.say(`token.${token}`)} {...about}>
        <Token token={token} />
      </span>
    );
  return (
    <Piece verb={verb} piece={token} aria-label={words.move(verb, token)} {...about}>
      <Token token={token} />
    </Piece>
  );
}

/** O18: burglary cards to choose from. */
function Drawn({ table, words }: CardsProps) {
  const drawn = table.mine?.drawn ?? [];
  if (!drawn.length) return null;
  return (
    <Row>
      {drawn.map((pounds, index) => {
        const told = (pounds < 0 ? "−" : "") + words.say("table.pounds", { count: Math.abs(pounds) });
        const label = words.titled(words.move("keep", index + 1), told);
        return (
          <Piece key={index} verb="keep" piece={index + 1} className={styles.burglary} aria-label={label}>
            <LootMark />
            <strong>{told}</strong>
          </Piece>
        );
      })}
    </Row>
  );
}

/** O23, O26: a file that only I may look into, kind by kind or object by object. */
function File({ table, facts, words }: CardsProps) {
  const file = table.mine?.file;
  if (!file) return null;
  const kindOf = (token: string): string => facts.kinds[token] ?? token;
  const seizable = (token: string): boolean => token === WALLET || (facts.pounds[token] ?? 0) > 0;
  if (!file.length) return <p className={styles.hint}>{words.say("browser.file_empty")}</p>;
  return (
    <Row label={words.say("table.file")}>
      {table.step === "clear"
        ? [...new Set(file.map(kindOf))].map((kind) => (
            <Piece key={kind} verb="clear" piece={kind} aria-label={words.move("clear", kind)}>
              <Heap tokens={file.filter((one) => kindOf(one) === kind)} />
            </Piece>
          ))
        : file.map((token, index) => <Choice key={index} token={token} words={words} verb={seizable(token) ? "seize" : null} />)}
    </Row>
  );
}

/** O7: a character card in my hand: who it is, what they would do, and two ways to play them. */
function Character({ character, facts, words }: CardsProps & { character: string }) {
  const effect = facts.effects[character] ?? "";
  const about = useAbout();
  return (
    <li className={styles.card} {...about(() => <AboutCharacter character={character} effect={effect} words={words} />)}>
      <Portrait character={character} />
      <p>
        <strong>{upper(words.say("browser.card", { character }))}</strong>
        <br />
        <small>{words.say(`effect.${effect}`)}</small>
      </p>
      <span className={styles.ways}>
        <Answer stays verb="play" piece={character} aria-label={words.move("play", character)}>
          {words.say("browser.play")}
        </Answer>
        <Answer stays quiet verb="hide" piece={character} aria-label={words.move("hide", character)}>
          {words.say("browser.hide")}
        </Answer>
      </span>
    </li>
  );
}
