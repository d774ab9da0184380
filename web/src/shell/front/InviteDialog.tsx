// Inviting friends: how many sit down, who they are, and by which options.
import { useState } from "react";
import type { Fault as FaultData, GameInfo, NewTable } from "../../protocol";
import { keepName, someName } from "../keep";
import { useLanguage } from "../language";
import { faultOf, useGameWords } from "../load";
import { botName } from "../names";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { NameField } from "../parts/NameField";
import { sitAt, usualPlayers } from "./begin";
import { Options, type Settings } from "./Options";

export function InviteDialog({ game, close }: { game: GameInfo; close(): void }) {
  const { ui, language } = useLanguage();
  const words = useGameWords(game.name, language);
  const [name, setName] = useState(someName);
  const [players, setPlayers] = useState(usualPlayers(game));
  const [seats, setSeats] = useState<string[]>(() => Array.from({ length: game.high }, () => "link"));
  const [listed, setListed] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [options, setOptions] = useState<Settings>({});
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultData | null>(null);

  const others = seats.slice(1, players);
  const forAnyone = others.includes("open");
  const begin = (): void => {
    setBusy(true);
    keepName(name);
    const wish: NewTable = {
      game: game.name,
      seats: [{ kind: "me" }, ...others.map(wished)],
      options,
      public: listed || forAnyone,
      spectators,
    };
    sitAt(wish, name).catch((problem: unknown) => {
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
        <div className="invite-top">
          <NameField name={name} change={setName} />
          <label className="labelled">
            <span>{ui.say("invite.players")}</span>
            <select className="field" value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
              {Array.from({ length: game.high - game.low + 1 }, (_, more) => (
                <option key={more} value={game.low + more}>
                  {game.low + more}
                </option>
              ))}
            </select>
          </label>
        </div>
        <fieldset className="invite-seats">
          <legend>{ui.say("invite.seats")}</legend>
          {others.map((kind, place) => (
            <label key={place} className="labelled">
              <span>{words?.say(`seat.${place + 1}`) ?? place + 2}</span>
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
            </label>
          ))}
        </fieldset>
        <label className="check">
          <input
            type="checkbox"
            checked={listed || forAnyone}
            disabled={forAnyone}
            onChange={(event) => setListed(event.target.checked)}
          />
          <span>{ui.say("invite.public")}</span>
        </label>
        <label className="check">
          <input type="checkbox" checked={spectators} onChange={(event) => setSpectators(event.target.checked)} />
          <span>{ui.say("invite.spectators")}</span>
        </label>
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
