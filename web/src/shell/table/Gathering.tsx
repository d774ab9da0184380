// A table that waits for its people: who is there, who is missing, how to call them, and bots for who does not come.
import { useState } from "react";
import { classes } from "../../look/classes";
import type { Fault as FaultData, GameInfo } from "../../protocol";
import { fill } from "../api";
import { Brief } from "../front/About";
import { clockWords } from "../clock";
import { keptTable } from "../keep";
import type { Known } from "../known";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { botName } from "../names";
import { CopyField } from "../parts/CopyField";
import { Fault } from "../parts/Fault";
import { ShareLink } from "../parts/ShareLink";
import { seatLink, tablePath } from "../route";
import type { Words } from "../words";
import styles from "./Gathering.module.css";
import { Sitters } from "./Sitters";

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
  const invite = seats.some(({ kind }) => kind === "link") && keptTable(table)?.invite;
  const me = known.hello?.seat ?? null;
  return (
    <section className={classes("panel", styles.gathering)} aria-labelledby="gathering">
      <div className="line between">
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
      {known.hello?.clock && <p>{clockWords(known.hello.clock, ui)}</p>}
      <p>
        {ui.say("gather.about")} {invite && ui.say("links.about")}
      </p>
      {invite && <ShareLink address={seatLink(table, invite)} name={ui.say("links.friends")} />}
      <Sitters seats={seats} me={me} words={words} />
      {me !== null && seats.some(({ kind }) => kind === "open") && (
        <div className="stack">
          <h3>{ui.say("gather.open")}</h3>
          <CopyField text={location.origin + tablePath(table)} label={ui.say("gather.address")} />
        </div>
      )}
      {known.hello?.maker && game && <GiveToBots table={table} token={token} game={game} words={words} />}
      <Brief words={words} />
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
          className={classes("field", styles.bot)}
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
