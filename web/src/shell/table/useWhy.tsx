// Why a dim piece cannot be used now: the engine's own refusal, beside the piece.
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Fault, Move } from "../../protocol";
import { whyNot } from "../api";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import type { Words } from "../words";
import { beside, useSpot } from "./place";
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
  const shown = answer && (
    <div className="why sheet" role="status" style={spot ? beside(spot, WIDTH) : undefined}>
      {answer.text} <RuleChip rule={answer.rule} />
    </div>
  );
  return [ask, shown];
}
