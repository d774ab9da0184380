// The log: everything that happened, in words, with its rules; what is new since my last move stands out.
import { Fragment, useEffect, useRef } from "react";
import type { Happened } from "../../protocol";
import { useLanguage } from "../language";
import { lastMove } from "../wishes";
import type { Words } from "../words";
import { logged } from "./lines";
import { RuleChip } from "./RuleChip";

interface LogProps {
  events: readonly Happened[];
  words: Words;
  seat: number | null;
  /** Show only what had happened by this move; null for everything. */
  until: number | null;
  /** Whether the log can be seen: only then it speaks. */
  shown: boolean;
}

export function Log({ events, words, seat, until, shown }: LogProps) {
  const { ui } = useLanguage();
  const lines = logged(events, words, ui).filter((line) => until === null || line.move <= until);
  const since = until === null ? lastMove(events, seat) : 0;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = end.current;
    if (box && shown) box.scrollTop = box.scrollHeight;
  }, [lines.length, shown]);
  const first = since === 0 ? -1 : lines.findIndex((line) => line.number >= since);
  return (
    <div
      className="log"
      ref={end}
      tabIndex={0}
      role="log"
      aria-live={shown ? "polite" : "off"}
      aria-label={ui.say("log.title")}
    >
      {/* One list, so that no line moves to another one and is read aloud again. */}
      <ol>
        {lines.map((line, place) => (
          <Fragment key={line.key}>
            {place === first && <li className="log-since">{ui.say("log.since")}</li>}
            <li className={`log-line log-${line.what} ${first >= 0 && place >= first ? "log-new" : ""}`}>
              <span>{line.text}</span> <RuleChip rule={line.rule} />
            </li>
          </Fragment>
        ))}
      </ol>
    </div>
  );
}
