// Who sits where and is there, and what can be done about it.
import { useState } from "react";
import type { Fault as FaultData, Seat } from "../../protocol";
import { SeatMark } from "../../look";
import { handOver, leave, standIn } from "../api";
import { givenBy } from "../deal";
import { keptTable } from "../keep";
import type { Known } from "../known";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { botName } from "../names";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { go } from "../route";
import type { Words } from "../words";
import { Proof } from "./Proof";
import { HereOnly, SeatLink } from "./SeatLink";

interface PlayersProps {
  table: string;
  token: string;
  known: Known;
  words: Words;
}

export function Players({ table, token, known, words }: PlayersProps) {
  const { ui } = useLanguage();
  const [fault, setFault] = useState<FaultData | null>(null);
  const [handed, setHanded] = useState("");
  const me = known.hello?.seat ?? null;
  const over = Boolean(known.closed || known.view?.ending);
  const kept = keptTable(table);
  const given = givenBy(known.events, me, kept?.share ?? "");
  const attempt = (deed: Promise<unknown>): void => {
    deed.then(() => setFault(null)).catch((problem: unknown) => setFault(faultOf(problem)));
  };
  const watching = known.presence?.watching ?? 0;
  return (
    <div className="players stack">
      <ul>
        {known.presence?.seats.map((seat, number) => (
          <li key={number} className="player">
            <SeatMark seat={number} />
            <span className="player-name">{words.seat(number)}</span>
            <span className="row player-tags">
              {number === me && <span className="tag">{ui.say("player.me")}</span>}
              <span className="tag">{presenceOf(seat, ui)}</span>
              {known.view?.waiting.includes(number) && <span className="tag tag-turn">{ui.say("player.to_move")}</span>}
            </span>
            {me !== null && number !== me && isMissed(seat) && known.view?.waiting.includes(number) && (
              <span className="row player-deeds">
                <button type="button" className="btn" onClick={() => attempt(standIn(table, token, number))}>
                  {ui.say("player.stand_in")}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {known.hello && known.hello.values !== "printed" && (
        <p className="quiet">{ui.say(`values.${known.hello.values}`)}</p>
      )}
      {watching > 0 && <p className="quiet">{ui.say("player.watching", { count: watching })}</p>}
      {fault && <Fault fault={fault} words={words} />}
      {!over && me !== null && (
        <div className="row">
          <button
            type="button"
            className="btn"
            onClick={() => attempt(handOver(table, token).then((link) => setHanded(link.link)))}
          >
            {ui.say("player.hand_over")}
          </button>
          <button type="button" className="btn" onClick={() => attempt(leave(table, token).then(() => go("/")))}>
            {ui.say("player.leave")}
          </button>
        </div>
      )}
      {known.hello && (
        <Proof commitment={kept?.commitment ?? known.hello.commitment} proof={known.proof} given={given} words={words} />
      )}
      {handed && me !== null && (
        <Dialog title={ui.say("player.hand_over")} close={() => setHanded("")}>
          <p>{ui.say("player.hand_over_about")}</p>
          <HereOnly />
          <SeatLink table={table} link={handed} name={words.seat(me)} />
        </Dialog>
      )}
    </div>
  );
}

/** Whether a person should play here and is not there. */
const isMissed = (seat: Seat): boolean => seat.kind === "person" && !seat.here && !seat.bot;

/** Who plays a seat now, and whether its person is there. */
export function presenceOf(seat: Seat, ui: Words): string {
  const bot = botName(seat.bot, ui);
  if (seat.kind === "bot") return ui.say("player.bot", { bot });
  if (seat.bot) return ui.say("player.stands_in", { bot });
  if (seat.kind === "person") return ui.say(seat.here ? "player.here" : "player.away");
  return ui.say(seat.kind === "open" ? "player.open" : "player.expected");
}
