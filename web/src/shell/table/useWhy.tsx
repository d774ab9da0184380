// Why a dim piece cannot be used now: the engine's own refusal, beside the piece.
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Fault, Move } from "../../protocol";
import { whyNot } from "../api";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import type { Words } from "../words";
import { useBeside } from "../../look/beside";
import { useSpot } from "./place";
import styles from "./place.module.css";
import { RuleChip } from "./RuleChip";

const SHOWN = 6000; // milliseconds
const WIDTH = 280;

interface Answer {
  text: string;
  rule: string;
  piece: Element;
}

/** Asks, and shows the answer; `ours` says it without asking, where the page itself knows better. */
export function useWhy(
  table: string,
  token: string,
  words: Words,
  ours: (move: Move) => string | null,
): [(move: Move, piece: Element) => void, ReactNode] {
  const { ui } = useLanguage();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = (move: Move, piece: Element): void => {
    const say = ({ reason, rule = "", args = {} }: Fault): void => {
      const key = `refusal.${reason}`;
      setAnswer(reason ? { text: (words.find(key) ? words : ui).say(key, args), rule, piece } : null);
    };
    const known = ours(move);
    if (known !== null) setAnswer({ text: known, rule: "", piece });
    else if (token) whyNot(table, token, move).then(say, (problem: unknown) => say(faultOf(problem)));
  };
  useEffect(() => {
    if (!answer) return undefined;
    const end = (): void => setAnswer(null);
    const timer = setTimeout(end, SHOWN);
    addEventListener("keydown", end);
    addEventListener("pointerdown", end);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", end);
      removeEventListener("pointerdown", end);
    };
  }, [answer]);
  const find = useMemo(() => (answer ? () => answer.piece : null), [answer]);
  const spot = useSpot(find);
  const card = useRef<HTMLDivElement>(null);
  const style = useBeside(spot, WIDTH, card, answer);
  const shown = answer && (
    <div ref={card} className={`sheet ${styles.word} ${styles.why}`} role="status" style={style}>
      {answer.text} <RuleChip rule={answer.rule} />
    </div>
  );
  return [ask, shown];
}
