// A game on the front page, one click away from being played.
import { useState } from "react";
import { classes } from "../../look/classes";
import type { Fault as FaultData, GameInfo } from "../../protocol";
import { keepTaught, someName, taught } from "../keep";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { Link, resultsPath } from "../route";
import { RulesDrawer } from "../table/RulesDrawer";
import { Facts, Picture } from "./About";
import { againstBots, learn, sitAt } from "./begin";
import styles from "./GameCard.module.css";
import { InviteDialog } from "./InviteDialog";
import { RivalsChoice, useRivals } from "./RivalsChoice";

export function GameCard({ game, first }: { game: GameInfo; first: boolean }) {
  const { ui, language } = useLanguage();
  const [open, setOpen] = useState<"" | "invite" | "rules" | "offer">("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  const [rivals, setRivals] = useRivals(game);
  const begin = (deed: Promise<void>): void => {
    keepTaught(game.name);
    setBusy(true);
    deed.catch((problem: unknown) => {
      setBusy(false);
      setFault(faultOf(problem));
    });
  };
  const play = (): void => begin(sitAt(againstBots(game, rivals), someName()));
  const teach = (): void => begin(learn(game.name, someName()));
  return (
    <li className={classes("panel", styles.card)}>
      <Picture game={game} />
      <div>
        <h3>{game.title[language]}</h3>
        {first && <span className={styles.first}>{ui.say("front.first")}</span>}
        <Facts game={game} />
      </div>
      <p className={styles.summary}>{game.summary[language]}</p>
      <div className={styles.deeds}>
        {fault && <Fault fault={fault} />}
        <RivalsChoice game={game} rivals={rivals} change={setRivals} />
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
        <div className={classes("line between", styles.more)}>
          <button type="button" className="btn btn-quiet" onClick={() => setOpen("invite")}>
            {ui.say("front.invite")}
          </button>
          <Link to={resultsPath(game.name)} className="btn btn-quiet">
            {ui.say("results.title")}
          </Link>
          <button type="button" className="btn btn-quiet" onClick={() => setOpen("rules")}>
            {ui.say("rules.title")}
          </button>
        </div>
      </div>
      {open === "offer" && (
        <Dialog title={game.title[language] ?? ""} close={() => setOpen("")}>
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
        </Dialog>
      )}
      {open === "invite" && <InviteDialog game={game} close={() => setOpen("")} />}
      {open === "rules" && <RulesDrawer game={game.name} rule="" close={() => setOpen("")} />}
    </li>
  );
}
