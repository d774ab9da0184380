// A game on the front page, one click away from being played.
import { useState } from "react";
import { GAMES } from "../../games";
import type { Fault as FaultData, GameInfo } from "../../protocol";
import { keepTaught, someName, taught } from "../keep";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { RulesDrawer } from "../table/RulesDrawer";
import { againstBots, learn, sitAt } from "./begin";
import { InviteDialog } from "./InviteDialog";
import { Street } from "./Street";

export function GameCard({ game }: { game: GameInfo }) {
  const { ui, language } = useLanguage();
  const [open, setOpen] = useState<"" | "invite" | "rules" | "offer">("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  const Drawing = GAMES[game.name]?.Drawing ?? Street;
  const begin = (deed: Promise<void>): void => {
    keepTaught(game.name);
    setBusy(true);
    deed.catch((problem: unknown) => {
      setBusy(false);
      setFault(faultOf(problem));
    });
  };
  const play = (): void => begin(sitAt(againstBots(game), someName()));
  const teach = (): void => begin(learn(game.name, someName()));
  return (
    <li className="game-card panel">
      <div className="game-drawing">
        <Drawing />
      </div>
      <div className="stack">
        <h3>{game.title[language]}</h3>
        <p className="row">
          <span className="tag">{ui.say("front.players", { low: game.low, high: game.high })}</span>
          <span className="tag">{game.length[language]}</span>
          {game.reconstructed && <span className="tag">{ui.say("values.reconstructed")}</span>}
        </p>
        <p>{game.summary[language]}</p>
        {fault && <Fault fault={fault} />}
        <div className="row">
          <button type="button" className="btn btn-primary" disabled={busy}
            onClick={() => (game.lesson && !taught(game.name) ? setOpen("offer") : play())}
          >
            {ui.say("front.play")}
          </button>
          {game.lesson && (
            <button type="button" className="btn" disabled={busy} onClick={teach}>
              {ui.say("learn.learn")}
            </button>
          )}
          <button type="button" className="btn" onClick={() => setOpen("invite")}>
            {ui.say("front.invite")}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => setOpen("rules")}>
            {ui.say("rules.title")}
          </button>
        </div>
      </div>
      {open === "offer" && (
        <Dialog title={game.title[language] ?? ""} close={() => setOpen("")}>
          <div className="stack">
            <p>{ui.say("learn.offer")}</p>
            <div className="row">
              <button type="button" className="btn btn-primary" disabled={busy} onClick={teach}>
                {ui.say("learn.yes")}
              </button>
              <button type="button" className="btn" disabled={busy} onClick={play}>
                {ui.say("learn.no")}
              </button>
            </div>
            {fault && <Fault fault={fault} />}
          </div>
        </Dialog>
      )}
      {open === "invite" && <InviteDialog game={game} close={() => setOpen("")} />}
      {open === "rules" && <RulesDrawer game={game.name} rule="" close={() => setOpen("")} />}
    </li>
  );
}
