// What must not be overlooked: the line is down, a move was refused, somebody asks to take a move back.
import { useEffect } from "react";
import { useLanguage } from "../language";
import type { Known } from "../known";
import type { TableLine } from "../tableline";
import type { Words } from "../words";
import { RuleChip } from "./RuleChip";

const SHOWN_FOR = 8000; // milliseconds

interface BannersProps {
  known: Known;
  line: TableLine;
  words: Words;
}

export function Banners({ known, line, words }: BannersProps) {
  return (
    <>
      {known.line === "down" && <Reconnecting line={line} />}
      {known.asked && <Asking known={known} line={line} words={words} />}
      {known.refused && <Refused known={known} line={line} words={words} />}
    </>
  );
}

export function Reconnecting({ line }: { line: TableLine }) {
  const { ui } = useLanguage();
  return (
    <div className="banner banner-loud" role="alert">
      <strong>{ui.say("line.down")}</strong> <span>{ui.say("line.safe")}</span>
      <button type="button" className="btn" onClick={() => line.retry()}>
        {ui.say("line.retry")}
      </button>
    </div>
  );
}

function Asking({ known, line, words }: BannersProps) {
  const { ui } = useLanguage();
  const { asked, hello } = known;
  if (!asked || asked.seat === null) return null;
  const me = hello?.seat ?? null;
  const name = words.seat(asked.seat);
  const others = words.join(asked.waiting.map((seat) => words.seat(seat)));
  if (me === null || !asked.waiting.includes(me)) {
    const key = asked.seat === me ? "undo.i_asked" : "undo.they_asked";
    return (
      <div className="banner" role="status">
        {ui.say(key, { name, others })}
      </div>
    );
  }
  return (
    <div className="banner" role="alert">
      <span>{ui.say("undo.question", { name })}</span>
      <button type="button" className="btn btn-primary" onClick={() => line.ask({ type: "undo", answer: true })}>
        {ui.say("undo.agree")}
      </button>
      <button type="button" className="btn" onClick={() => line.ask({ type: "undo", answer: false })}>
        {ui.say("undo.decline")}
      </button>
    </div>
  );
}

function Refused({ known, line, words }: BannersProps) {
  const { ui } = useLanguage();
  const { refused } = known;
  useEffect(() => {
    const timer = setTimeout(() => line.forgive(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [refused, line]);
  if (!refused) return null;
  return (
    <div className="banner banner-refused" role="alert">
      <span>
        {words.say(`refusal.${refused.reason}`, refused.args)} <RuleChip rule={refused.rule} />
      </span>
      <button type="button" className="btn btn-quiet" onClick={() => line.forgive()}>
        {ui.say("close")}
      </button>
    </div>
  );
}
