// Who sits where and is there, and what can be done about it.
import { useState } from "react";
import type { Fault as FaultData, Seat } from "../../protocol";
import { SeatClock, SeatMark } from "../../look";
import { handOver, leave, showInLobby } from "../api";
import { clockWords } from "../clock";
import { givenBy } from "../deal";
import { keptTable } from "../keep";
import type { Known } from "../known";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { botName } from "../names";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { ShareLink } from "../parts/ShareLink";
import { go, seatLink } from "../route";
import type { Words } from "../words";
import { isMuted, muting, type Sitter, sitterAt } from "./mute";
import styles from "./Players.module.css";
import { Proof } from "./Proof";

interface PlayersProps {
  table: string;
  token: string;
  known: Known;
  words: Words;
  muted: readonly Sitter[];
  mute(muted: readonly Sitter[]): void;
}

export function Players({ table, token, known, words, muted, mute }: PlayersProps) {
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
  const lobby = known.presence?.lobby ?? "";
  return (
    <div className={styles.players}>
      <ul>
        {known.presence?.seats.map((seat, number) => (
          <li key={number} className={styles.player}>
            <SeatMark seat={number} />
            <strong>{words.seat(number)}</strong>
            <span className="row tight grow">
              {number === me && <span className="tag">{ui.say("player.me")}</span>}
              <span className="tag">{presenceOf(seat, ui)}</span>
              {known.view?.waiting.includes(number) && <span className={`tag ${styles.turn}`}>{ui.say("player.to_move")}</span>}
            </span>
            <SeatClock seat={number} />
            {seat.kind === "person" && number !== me && (
              <Mute name={words.seat(number)} one={sitterAt(known.events, number)} muted={muted} mute={mute} />
            )}
          </li>
        ))}
      </ul>
      {known.hello?.clock && <p className="quiet">{clockWords(known.hello.clock, ui)}</p>}
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
      {!over && lobby && known.hello?.maker && (
        <div className="row">
          <span className="quiet">{ui.say(lobby === "hidden" ? "player.hidden" : "player.listed")}</span>
          <button type="button" className="btn" onClick={() => attempt(showInLobby(table, token, lobby === "hidden"))}>
            {ui.say(lobby === "hidden" ? "player.list" : "player.unlist")}
          </button>
        </div>
      )}
      {known.hello && (
        <Proof commitment={kept?.commitment ?? known.hello.commitment} proof={known.proof} given={given} words={words} />
      )}
      {handed && me !== null && (
        <Dialog title={ui.say("player.hand_over")} close={() => setHanded("")}>
          <p>{ui.say("player.hand_over_about")}</p>
          <ShareLink address={seatLink(table, handed)} name={words.seat(me)} />
        </Dialog>
      )}
    </div>
  );
}

interface MuteProps {
  name: string;
  one: Sitter;
  muted: readonly Sitter[];
  mute(muted: readonly Sitter[]): void;
}

/** Hide what somebody says, or show it again: nobody is told. */
function Mute({ name, one, muted, mute }: MuteProps) {
  const { ui } = useLanguage();
  const on = isMuted(muted, one);
  return (
    <button
      type="button"
      className="btn btn-quiet"
      aria-label={ui.say(on ? "player.unmute_name" : "player.mute_name", { name })}
      onClick={() => mute(muting(muted, one, !on))}
    >
      {ui.say(on ? "player.unmute" : "player.mute")}
    </button>
  );
}

/** Whether a person should play here and is not there. */
export const isMissed = (seat: Seat): boolean => seat.kind === "person" && !seat.here && !seat.bot;

/** Who plays a seat now, and whether its person is there. */
export function presenceOf(seat: Seat, ui: Words): string {
  const bot = botName(seat.bot, ui);
  if (seat.kind === "bot") return ui.say("player.bot", { bot });
  if (seat.bot) return ui.say("player.stands_in", { bot });
  if (seat.kind === "person") return ui.say(seat.here ? "player.here" : "player.away");
  return ui.say(seat.kind === "open" ? "player.open" : "player.expected");
}
