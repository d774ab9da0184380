// The rules in a drawer: what it is about in three paragraphs with an example, then the numbered articles, searchable.
import { Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { GAMES } from "../../games";
import { classes } from "../../look";
import type { Hello, RuleInfo } from "../../protocol";
import { useLanguage } from "../language";
import { type Place, useGameWords, useRules } from "../load";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import type { Words } from "../words";
import type { Line } from "./lines";
import styles from "./RulesDrawer.module.css";

export const PARTS = ["rules.goal", "rules.turn", "rules.end"]; // in the shell's words a title, in the game's the text
const MOST = 8; // lines of the log that are shown for a rule: the latest

/** The log, and how a line of it is shown. */
export interface Log {
  lines: readonly Line[];
  show(line: Line): void;
}

interface RulesDrawerProps {
  game: string;
  /** The table at which they are played, and whose values are; none for the game as it is in the box. */
  at?: Place & Pick<Hello, "values">;
  /** The paragraph to open at; none for the beginning. */
  rule: string;
  /** Where rules have been at work so far. */
  log?: Log;
  close(): void;
}

export function RulesDrawer({ game, at, rule, log, close }: RulesDrawerProps) {
  const { ui, language } = useLanguage();
  const words = useGameWords(game, language);
  const { value: rules, fault } = useRules(game, language, at);
  const [search, setSearch] = useState("");
  const found = matching(rules ?? [], search);
  const sought = search.trim().split(/\s+/).filter(Boolean);
  const title = words ? ui.say("rules.of", { game: words.say("name") }) : ui.say("rules.title");
  return (
    <Dialog title={title} close={close} kind="drawer">
      <input
        className="field"
        type="search"
        value={search}
        aria-label={ui.say("rules.search")}
        placeholder={ui.say("rules.search")}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="aloud" role="status">
        {sought.length > 0 && ui.say("rules.found", { count: found.length })}
      </p>
      {at && at.values !== "printed" && <p className="quiet">{ui.say(`values.${at.values}`)}</p>}
      {fault && <Fault fault={fault} />}
      <div className={styles.rules} tabIndex={0} role="region" aria-label={ui.say("rules.title")}>
        {words && sought.length === 0 && <Brief game={game} words={words} />}
        {found.map((one, place) => (
          <Fragment key={one.number}>
            {one.section !== found[place - 1]?.section && <h4>{marked(one.section, sought)}</h4>}
            <Article rule={one} open={one.number === rule} sought={sought} log={log} />
          </Fragment>
        ))}
        {rules && found.length === 0 && <p>{ui.say("rules.none")}</p>}
      </div>
    </Dialog>
  );
}

/** Goal, turn and end, with an example where the game has drawn one. */
function Brief({ game, words }: { game: string; words: Words }) {
  const { ui } = useLanguage();
  const Example = GAMES[game]?.Example;
  if (!words.find("rules.goal")) return null;
  return (
    <>
      {PARTS.map((part) => (
        <section key={part} className={styles.brief}>
          <h3>{ui.say(part)}</h3>
          <p>{words.say(part)}</p>
          {part === "rules.turn" && Example && (
            <figure>
              <figcaption>
                <strong>{ui.say("rules.example")}</strong> {words.say("rules.example")}
              </figcaption>
              <Suspense>
                <Example words={words} />
              </Suspense>
            </figure>
          )}
        </section>
      ))}
      <h3 className={styles.full}>{ui.say("rules.full")}</h3>
    </>
  );
}

interface ArticleProps {
  rule: RuleInfo;
  open: boolean;
  sought: readonly string[];
  log: Log | undefined;
}

function Article({ rule, open, sought, log }: ArticleProps) {
  const { ui } = useLanguage();
  const place = useRef<HTMLParagraphElement>(null);
  const cited = (log?.lines ?? []).filter((line) => line.rule === rule.number);
  useEffect(() => {
    if (!open) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: "center" });
  }, [open]);
  return (
    <div className={classes(styles.rule, open && styles.open)}>
      <p ref={place} tabIndex={-1}>
        <strong>{marked(rule.number, sought)}</strong> {emphasised(rule.text, sought)}
      </p>
      {cited.length > 0 && (
        <details>
          <summary>{ui.say("rules.cited", { count: cited.length })}</summary>
          <ul>
            {cited.slice(-MOST).map((line) => (
              <li key={line.key}>
                <button type="button" className="btn btn-quiet" onClick={() => log?.show(line)}>
                  {line.text}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The paragraphs of a number, or in which all searched words stand. */
export function matching(rules: readonly RuleInfo[], search: string): RuleInfo[] {
  const wanted = search.trim().toLowerCase();
  const exact = rules.filter((rule) => rule.number.toLowerCase() === wanted);
  if (exact.length) return exact;
  const words = wanted.split(/\s+/);
  return rules.filter((rule) => {
    const text = `${rule.number} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A text in which what is sought stands out. */
function marked(text: string, sought: readonly string[]): ReactNode {
  if (sought.length === 0) return text;
  const any = new RegExp(`(${sought.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "i");
  return text.split(any).map((part, place) => (place % 2 ? <mark key={place}>{part}</mark> : part));
}

/** Markdown's emphasis, the only markup in the rules. */
function emphasised(text: string, sought: readonly string[]): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part, place) => {
    if (part.startsWith("**")) return <strong key={place}>{marked(part.slice(2, -2), sought)}</strong>;
    if (part.startsWith("*") && part.length > 2) return <em key={place}>{marked(part.slice(1, -1), sought)}</em>;
    return <Fragment key={place}>{marked(part, sought)}</Fragment>;
  });
}
