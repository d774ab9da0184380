// What must not be overlooked: the line is down, the table is closed, a move was refused, somebody asks to take one back.
import { useEffect } from "react";
import { useLanguage } from "../language";
import type { Known } from "../known";
import { Link } from "../route";
import type { TableLine } from "../tableline";
import type { Words } from "../words";
import { RuleChip } from "./RuleChip";
import { StoppedSheet } from "./StoppedSheet";

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
      {known.closed && <Closed known={known} words={words} />}
      {known.refused && !known.closed && <Refused known={known} line={line} words={words} />}
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
  if (!asked) return null;
  const me = hello?.seat ?? null;
  const name = words.seat(asked.seat);
  const toAnswer = (seats: number[]): string => words.join(seats.map((seat) => words.seat(seat)));
  if (me === null || !asked.waiting.includes(me)) {
    const mine = asked.seat === me;
    return (
      <div className="banner" role="status">
        <span>{ui.say(mine ? "undo.i_asked" : "undo.they_asked", { name, others: toAnswer(asked.waiting) })}</span>
        {mine && (
          <button type="button" className="btn" onClick={() => line.ask({ type: "undo", answer: false })}>
            {ui.say("undo.withdraw")}
          </button>
        )}
      </div>
    );
  }
  const others = asked.waiting.filter((seat) => seat !== me);
  return (
    <div className="banner" role="alert">
      <span>
        {ui.say("undo.question", { name })}
        {others.length > 0 && ` ${ui.say("undo.others", { others: toAnswer(others) })}`}
      </span>
      <button type="button" className="btn btn-primary" onClick={() => line.ask({ type: "undo", answer: true })}>
        {ui.say("undo.agree")}
      </button>
      <button type="button" className="btn" onClick={() => line.ask({ type: "undo", answer: false })}>
        {ui.say("undo.decline")}
      </button>
    </div>
  );
}

function Closed({ known, words }: { known: Known; words: Words }) {
  const { ui } = useLanguage();
  return (
    <>
      <div className="banner banner-refused" role="status">
        <span>{words.say("refusal.table_closed", { why: known.closed })}</span>
        <Link to="/" className="btn">
          {ui.say("end.home")}
        </Link>
      </div>
      {known.sheet && known.sheet.moves > 0 && <StoppedSheet sheet={known.sheet} words={words} />}
    </>
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
