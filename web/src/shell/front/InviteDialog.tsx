// Inviting friends: how many sit down, who they are, and by which options.
import { useState } from "react";
import type { Clock, Fault as FaultData, GameInfo, NewTable } from "../../protocol";
import { someName } from "../keep";
import { useLanguage } from "../language";
import { faultOf, useGameWords } from "../load";
import { botName } from "../names";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { Check, Labelled } from "../parts/Labelled";
import { sitAt, usualPlayers } from "./begin";
import { ClockChoice } from "./ClockChoice";
import styles from "./InviteDialog.module.css";
import { Options, type Settings } from "./Options";

export function InviteDialog({ game, close }: { game: GameInfo; close(): void }) {
  const { ui, language } = useLanguage();
  const words = useGameWords(game.name, language);
  const [players, setPlayers] = useState(usualPlayers(game));
  const [seats, setSeats] = useState<string[]>(() => Array.from({ length: game.high }, () => "link"));
  const [listed, setListed] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [clock, setClock] = useState<Clock | null>(null);
  const [options, setOptions] = useState<Settings>({});
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultData | null>(null);

  const others = seats.slice(1, players);
  const forAnyone = others.includes("open");
  const begin = (): void => {
    setBusy(true);
    const wish: NewTable = {
      game: game.name,
      seats: [{ kind: "me" }, ...others.map(wished)],
      options,
      public: listed || forAnyone,
      spectators,
      clock,
    };
    sitAt(wish, someName()).catch((problem: unknown) => {
      setBusy(false);
      setFault(faultOf(problem));
    });
  };
  return (
    <Dialog title={ui.say("invite.title", { game: game.title[language] })} close={close}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <Labelled label={ui.say("invite.players")} beside>
          <select className="field" value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
            {Array.from({ length: game.high - game.low + 1 }, (_, more) => (
              <option key={more} value={game.low + more}>
                {game.low + more}
              </option>
            ))}
          </select>
        </Labelled>
        <fieldset className={styles.seats}>
          <legend>{ui.say("invite.seats")}</legend>
          {others.map((kind, place) => (
            <Labelled key={place} label={words?.say(`seat.${place + 1}`) ?? String(place + 2)} beside>
              <select
                className="field"
                value={kind}
                onChange={(event) => setSeats(seats.with(place + 1, event.target.value))}
              >
                <option value="link">{ui.say("invite.link")}</option>
                <option value="open">{ui.say("invite.open")}</option>
                {game.bots.map((bot) => (
                  <option key={bot} value={`bot ${bot}`}>
                    {ui.say("player.bot", { bot: botName(bot, ui) })}
                  </option>
                ))}
              </select>
            </Labelled>
          ))}
        </fieldset>
        <ClockChoice change={setClock} />
        <Check label={ui.say("invite.public")} checked={listed || forAnyone} disabled={forAnyone} change={setListed} />
        <Check label={ui.say("invite.spectators")} checked={spectators} change={setSpectators} />
        {game.options.length > 0 && words && (
          <Options infos={game.options} words={words} settings={options} change={setOptions} />
        )}
        {fault && <Fault fault={fault} words={words} />}
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {ui.say("invite.begin")}
        </button>
      </form>
    </Dialog>
  );
}

/** A seat as it was chosen: `link`, `open`, or `bot` and its name. */
function wished(kind: string): NewTable["seats"][number] {
  const [what, bot] = kind.split(" ");
  if (bot) return { kind: "bot", bot };
  return { kind: what === "open" ? "open" : "link" };
}
