// A table that waits for its people: who is there, who is missing, how to call them, and bots for who does not come.
import { useState } from "react";
import { SeatMark } from "../../look";
import type { Fault as FaultData, GameInfo } from "../../protocol";
import { fill } from "../api";
import { keptTable } from "../keep";
import type { Known } from "../known";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { botName } from "../names";
import { CopyField } from "../parts/CopyField";
import { Fault } from "../parts/Fault";
import { tablePath } from "../route";
import type { Words } from "../words";
import { presenceOf } from "./Players";
import { HereOnly, SeatLink } from "./SeatLink";

interface GatheringProps {
  table: string;
  token: string;
  known: Known;
  words: Words;
  /** The game, once it is fetched. */
  game: GameInfo | undefined;
  openRules(): void;
}

export function Gathering({ table, token, known, words, game, openRules }: GatheringProps) {
  const { ui } = useLanguage();
  const seats = known.presence?.seats ?? [];
  const missing = seats.flatMap(({ kind }, seat) => (kind === "open" || kind === "link" ? [seat] : []));
  const links = keptTable(table)?.links ?? {};
  const inviting = seats.some(({ kind }, seat) => kind === "link" && links[seat]);
  const me = known.hello?.seat ?? null;
  return (
    <section className="gathering panel stack" aria-labelledby="gathering">
      <div className="gathering-head">
        <div role="status">
          {me === null && <span className="tag">{ui.say("watching")}</span>}
          <h2 id="gathering">
            {ui.say("gather.waiting", { names: words.join(missing.map((seat) => words.seat(seat))) })}
          </h2>
        </div>
        <button type="button" className="btn" onClick={openRules}>
          {ui.say("rules.title")}
        </button>
      </div>
      <p>
        {ui.say("gather.about")} {inviting && ui.say("links.about")}
      </p>
      {inviting && <HereOnly />}
      <ul className="gathering-seats">
        {seats.map((seat, number) => (
          <li key={number} className="player">
            <span className="gathering-who">
              <SeatMark seat={number} hollow={missing.includes(number)} />
              <span className="player-name">{words.seat(number)}</span>
              {number === me && <span className="tag">{ui.say("player.me")}</span>}
              <span className="tag">{presenceOf(seat, ui)}</span>
            </span>
            {seat.kind === "link" && links[number] && (
              <SeatLink table={table} link={links[number]} name={words.seat(number)} />
            )}
          </li>
        ))}
      </ul>
      {me !== null && seats.some(({ kind }) => kind === "open") && (
        <div className="stack">
          <h3>{ui.say("gather.open")}</h3>
          <CopyField text={location.origin + tablePath(table)} label={ui.say("gather.address")} />
        </div>
      )}
      {known.hello?.maker && game && <GiveToBots table={table} token={token} game={game} words={words} />}
    </section>
  );
}

interface GiveToBotsProps {
  table: string;
  token: string;
  game: GameInfo;
  words: Words;
}

/** Who made the table need not wait for ever. */
function GiveToBots({ table, token, game, words }: GiveToBotsProps) {
  const { ui } = useLanguage();
  const [bot, setBot] = useState(game.rival);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        fill(table, token, bot).catch((problem: unknown) => {
          setBusy(false);
          setFault(faultOf(problem));
        });
      }}
    >
      <h3>{ui.say("gather.alone")}</h3>
      <div className="row">
        <select
          className="field gathering-bot"
          value={bot}
          aria-label={ui.say("gather.bot")}
          onChange={(event) => setBot(event.target.value)}
        >
          {game.bots.map((one) => (
            <option key={one} value={one}>
              {ui.say("player.bot", { bot: botName(one, ui) })}
            </option>
          ))}
        </select>
        <button type="submit" className="btn" disabled={busy}>
          {ui.say("gather.fill")}
        </button>
      </div>
      {fault && <Fault fault={fault} words={words} />}
    </form>
  );
}
