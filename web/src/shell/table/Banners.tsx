// What must not be overlooked: the line is down, the table is closed, a move was refused, somebody asks to take one back.
import { useEffect, useRef, useState } from "react";
import type { Fault as FaultData, Happened } from "../../protocol";
import { comeBack } from "../api";
import { useLanguage } from "../language";
import type { Known } from "../known";
import { faultOf } from "../load";
import { Fault } from "../parts/Fault";
import { Link } from "../route";
import type { TableLine } from "../tableline";
import type { Words } from "../words";
import banner from "./Banner.module.css";
import { RuleChip } from "./RuleChip";
import { StoppedSheet } from "./StoppedSheet";

const SHOWN_FOR = 8000; // milliseconds

interface BannersProps {
  table: string;
  token: string;
  known: Known;
  line: TableLine;
  words: Words;
}

export function Banners({ table, token, known, line, words }: BannersProps) {
  return (
    <>
      {known.line === "down" && <Reconnecting line={line} />}
      {!known.closed && !known.view?.ending && isPlayedFor(known) && <PlayedFor table={table} token={token} words={words} />}
      {known.asked && <Asking known={known} line={line} words={words} />}
      <Answered events={known.events} words={words} />
      {known.closed && <Closed known={known} words={words} />}
      {known.refused && !known.closed && <Refused known={known} line={line} words={words} />}
    </>
  );
}

/** Whether a bot plays for me, because my time was up, or I left. */
function isPlayedFor({ hello, presence }: Known): boolean {
  return hello?.seat != null && Boolean(presence?.seats[hello.seat]?.bot);
}

function PlayedFor({ table, token, words }: { table: string; token: string; words: Words }) {
  const { ui } = useLanguage();
  const [fault, setFault] = useState<FaultData | null>(null);
  const back = (): void => void comeBack(table, token).catch((problem: unknown) => setFault(faultOf(problem)));
  return (
    <div className={banner.banner} role="alert">
      <span>{ui.say("clock.played_for")}</span>
      <button type="button" className="btn btn-primary" onClick={back}>
        {ui.say("clock.come_back")}
      </button>
      {fault && <Fault fault={fault} words={words} />}
    </div>
  );
}

export function Reconnecting({ line }: { line: TableLine }) {
  const { ui } = useLanguage();
  return (
    <div className={banner.loud} role="alert">
      <strong>{ui.say("line.down")}</strong> <span>{ui.say("line.safe")}</span>
      <button type="button" className="btn" onClick={() => line.retry()}>
        {ui.say("line.retry")}
      </button>
    </div>
  );
}

type ToldProps = Omit<BannersProps, "table" | "token">;

function Asking({ known, line, words }: ToldProps) {
  const { ui } = useLanguage();
  const { asked, hello } = known;
  if (!asked) return null;
  const me = hello?.seat ?? null;
  const name = words.seat(asked.seat);
  const toAnswer = (seats: number[]): string => words.join(seats.map((seat) => words.seat(seat)));
  if (me === null || !asked.waiting.includes(me)) {
    const mine = asked.seat === me;
    return (
      <div className={banner.banner} role="status">
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
    <div className={banner.banner} role="alert">
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

/** What somebody answered to the wish to undo, for a while. */
function Answered({ events, words }: { events: readonly Happened[]; words: Words }) {
  const { ui } = useLanguage();
  const answer = events.findLast(({ what }) => what === "answer") ?? null;
  const old = useRef(answer?.number ?? 0); // it was given before we came
  const [gone, setGone] = useState(0);
  const number = answer?.number ?? 0;
  const shown = answer !== null && number > old.current && number !== gone;
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setGone(number), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown, number]);
  if (!shown || answer.seat === null) return null;
  const asker = events.findLast((event) => event.what === "ask" && event.number < number)?.seat;
  const key = answer.yes ? "undo.agreed" : answer.seat === asker ? "undo.withdrawn" : "undo.declined";
  return (
    <div className={banner.banner} role="status">
      <span>{ui.say(key, { name: words.seat(answer.seat) })}</span>
    </div>
  );
}

function Closed({ known, words }: { known: Known; words: Words }) {
  const { ui } = useLanguage();
  const word = known.events.findLast(({ what }) => what === "close")?.word;
  return (
    <>
      <div className={banner.refused} role="status">
        <span>
          {words.say("refusal.table_closed", { why: known.closed })} {word && ui.say("log.host_says", { word })}
        </span>
        <Link to="/" className="btn">
          {ui.say("end.home")}
        </Link>
      </div>
      {known.sheet && known.sheet.moves > 0 && <StoppedSheet sheet={known.sheet} words={words} />}
    </>
  );
}

function Refused({ known, line, words }: ToldProps) {
  const { ui } = useLanguage();
  const { refused } = known;
  useEffect(() => {
    const timer = setTimeout(() => line.forgive(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [refused, line]);
  if (!refused) return null;
  return (
    <div className={banner.refused} role="alert">
      <span>
        {words.say(`refusal.${refused.reason}`, refused.args)} <RuleChip rule={refused.rule} />
      </span>
      <button type="button" className="btn btn-quiet" onClick={() => line.forgive()}>
        {ui.say("close")}
      </button>
    </div>
  );
}
