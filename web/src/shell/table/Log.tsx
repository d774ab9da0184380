// The log: everything that happened, in words; what is new since my last move stands out. A line's rule shows where one looks.
import { Fragment, type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { classes } from "../../look/classes";
import type { Happened } from "../../protocol";
import { useLanguage } from "../language";
import { lastMove } from "../wishes";
import type { Words } from "../words";
import { type Line, logged } from "./lines";
import styles from "./Log.module.css";
import { BEGUN, readOn } from "./reading";
import { RuleChip } from "./RuleChip";

/** What is no part of the game itself. */
const ASIDE: readonly Happened["what"][] = ["undo", "seat", "sleep", "lobby"];

interface LogProps {
  events: readonly Happened[];
  words: Words;
  seat: number | null;
  /** Show only what had happened by this move; null for everything. */
  until: number | null;
  /** Whether the log can be seen: only then it speaks. */
  shown: boolean;
  /** The key of a line that is looked for. */
  wanted: string;
}

export function Log({ events, words, seat, until, shown, wanted }: LogProps) {
  const { ui } = useLanguage();
  const lines = logged(events, words, ui).filter((line) => until === null || line.move <= until);
  const since = until === null ? lastMove(events, seat) : 0;
  const end = useRef<HTMLDivElement>(null);
  const reading = useRef(BEGUN);
  useEffect(() => {
    const box = end.current;
    if (!box) return;
    if (shown) reading.current = readOn(reading.current, box);
    if (shown && reading.current.newest) box.scrollTop = box.scrollHeight;
    reading.current = { ...reading.current, top: box.scrollTop };
  }, [lines.length, shown]);
  useEffect(() => {
    if (shown && wanted) end.current?.querySelector<HTMLElement>(`[data-line="${wanted}"]`)?.focus();
  }, [shown, wanted]);
  const [at, setAt] = useState(""); // the line that the keyboard is at: Tab leads to its rule, and past all others
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const all = [...(end.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
    if (!step || all.length === 0) return;
    event.preventDefault();
    const here = all.findIndex((line) => line.contains(document.activeElement));
    all[here < 0 ? all.length - 1 : Math.min(all.length - 1, Math.max(0, here + step))]?.focus();
  };
  const stop = lines.some((line) => line.key === at) ? at : lines.findLast((line) => line.rule)?.key;
  const first = since === 0 ? -1 : lines.findIndex((line) => line.number >= since);
  return (
    <div
      className={styles.log}
      ref={end}
      tabIndex={0}
      role="log"
      aria-live={shown ? "polite" : "off"}
      aria-label={ui.say("log.title")}
      onKeyDown={walk}
      onScroll={({ currentTarget: box }) => {
        if (shown) reading.current = readOn(reading.current, box);
      }}
    >
      {/* One list, so that no line moves to another one and is read aloud again. */}
      <ol>
        {lines.map((line, place) => (
          <Fragment key={line.key}>
            {place === first && <li className={styles.since}>{ui.say("log.since")}</li>}
            <LogLine line={line} fresh={first >= 0 && place >= first} still={line.key !== stop} focus={setAt} />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

interface LogLineProps {
  line: Line;
  fresh: boolean; // since my last move
  still: boolean; // the keyboard does not stop at its rule
  focus(key: string): void;
}

/** Drawn once: a long game has thousands of them. */
const LogLine = memo(function LogLine({ line, fresh, still, focus }: LogLineProps) {
  return (
    <li
      className={classes(styles.line, ASIDE.includes(line.what) && styles.aside, fresh && styles.fresh)}
      data-line={line.key}
      tabIndex={-1}
      onFocus={() => focus(line.key)}
    >
      <span>{line.text}</span> <RuleChip rule={line.rule} still={still} />
    </li>
  );
});
