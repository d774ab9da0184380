// What can be done beside moving: take back, look back, read the rules, and at the end play again.
import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "../language";
import { isOpen, type Known } from "../known";
import type { TableLine } from "../tableline";
import { Icon, type IconName } from "../parts/Icons";
import { lastMove } from "../wishes";
import type { Replay } from "./replay";
import styles from "./Tools.module.css";

interface ToolsProps {
  known: Known;
  line: TableLine;
  replay: Replay;
  openRules(): void;
  /** Ask for a hint; null where none is given now. */
  hint: (() => void) | null;
  /** What comes first. */
  children?: ReactNode;
}

export function Tools({ known, line, replay, openRules, hint, children }: ToolsProps) {
  const { ui } = useLanguage();
  const over = known.view?.ending !== null;
  return (
    <div className={styles.tools}>
      {children}
      {!over && <TakeBack known={known} line={line} replaying={replay.at !== null} />}
      {!over && known.hello?.seat !== null && (
        <button type="button" className="btn" disabled={!hint} aria-keyshortcuts="h" onClick={() => hint?.()}>
          <Named icon="hint">{ui.say("hint.ask")}</Named>
        </button>
      )}
      {known.move > 0 && <LookBack replay={replay} from={over ? 0 : known.move - 1} />}
      <button type="button" className="btn" aria-keyshortcuts="r" onClick={openRules}>
        <Named icon="rules">{ui.say("rules.title")}</Named>
      </button>
    </div>
  );
}

function TakeBack({ known, line, replaying }: { known: Known; line: TableLine; replaying: boolean }) {
  const { ui } = useLanguage();
  const seat = known.hello?.seat ?? null;
  if (seat === null) return null;
  const now = isOpen(known) && !replaying;
  const moved = lastMove(known.events, seat) > 0;
  const others = known.presence?.seats.some((one, other) => other !== seat && one.kind === "person");
  const asking = !known.undo && moved && Boolean(others); // against bots alone, everything can be taken back
  return (
    <button
      type="button"
      className="btn"
      disabled={!now || !moved || known.asked !== null}
      aria-keyshortcuts="u"
      onClick={() => line.ask({ type: "undo" })}
    >
      <Named icon="undo">{ui.say(asking ? "undo.ask" : "undo.take")}</Named>
    </button>
  );
}

function LookBack({ replay, from }: { replay: Replay; from: number }) {
  const { ui } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const looking = replay.at !== null;
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current && !looking && document.activeElement === document.body) button.current?.focus();
    looked.current = looking;
  }, [looking]);
  return (
    <button
      ref={button}
      type="button"
      className="btn"
      aria-expanded={looking}
      aria-keyshortcuts="l"
      onClick={() => (looking ? replay.leave() : replay.seek(from))}
    >
      <Named icon="replay">{ui.say("replay.open")}</Named>
    </button>
  );
}

/** A sign, and beside it where there is room its word. */
function Named({ icon, children }: { icon: IconName; children: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.name} title={children}>
        {children}
      </span>
    </>
  );
}
