// Taking a seat: by a link, whose page says what is played, who invites and how it goes; or an open one.
import { useEffect, useState } from "react";
import { classes } from "../../look/classes";
import type { Fault as FaultData } from "../../protocol";
import { invitation } from "../api";
import { clockWords } from "../clock";
import { Brief, Facts, Picture } from "../front/About";
import { someName } from "../keep";
import { useLanguage } from "../language";
import { faultOf, useGames, useGameWords, useLoaded } from "../load";
import { myKey } from "../me";
import { seatNames } from "../names";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { NameField } from "../parts/NameField";
import { sitDown } from "../sit";
import type { Words } from "../words";
import styles from "./Claim.module.css";
import { Sitters } from "./Sitters";

interface ClaimProps {
  table: string;
  link: string;
  take(token: string): void;
  /** Who opened it sits here already. */
  here(): void;
  watch(): void;
}

/** The page that a link opens. */
export function Claim({ table, link, take, here, watch }: ClaimProps) {
  const { ui, language } = useLanguage();
  const { value: at, fault: lost } = useLoaded(table, () => invitation(table, myKey()));
  const game = useGames().value?.find((one) => one.name === at?.game);
  const words = useGameWords(at?.game ?? "", language);
  const [fault, setFault] = useState<FaultData | null>(null);
  const title = game?.title[language] ?? "";
  useEffect(() => {
    document.title = [title, "Rookery"].filter(Boolean).join(" – ");
  }, [title]);
  const mine = at?.seat != null;
  useEffect(() => {
    if (mine) here();
    // Once: then this page is another one.
  }, [mine]);
  return (
    <>
      <Header />
      <main className={styles.claim}>
        <section className={classes("panel", styles.page)}>
          {at && game && (
            <>
              <Picture game={game} />
              <div className={styles.title}>
                <h1>{ui.say(at.host ? "claim.by" : "claim.to", { name: at.host, game: title })}</h1>
                <Facts game={game} />
              </div>
            </>
          )}
          <div className="stack">
            {at?.clock && <p>{clockWords(at.clock, ui)}</p>}
            <p>{ui.say(at?.begun ? "claim.begun" : "claim.about")}</p>
            <SitDown table={table} link={link} take={take} failed={setFault} />
            {(fault ?? lost) && (
              <>
                <Fault fault={(fault ?? lost)!} />
                <button type="button" className="btn" onClick={watch}>
                  {ui.say("claim.watch")}
                </button>
              </>
            )}
          </div>
          {at && words && (
            <div className="stack close">
              <h2>{ui.say("claim.seats")}</h2>
              <Sitters seats={at.seats} me={null} words={words.seated(seatNames(at.seats, words))} />
            </div>
          )}
          {words && <Brief words={words} />}
        </section>
      </main>
    </>
  );
}

interface SitDownProps {
  table: string;
  link?: string;
  take(token: string): void;
  failed(fault: FaultData): void;
}

export function SitDown({ table, link = "", take, failed }: SitDownProps) {
  const { ui } = useLanguage();
  const [busy, setBusy] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        sitDown(table, { name: someName(), link }).then(
          ({ token }) => take(token),
          (problem: unknown) => {
            setBusy(false);
            failed(faultOf(problem));
          },
        );
      }}
    >
      <NameField />
      <button type="submit" className="btn btn-primary" disabled={busy}>
        {ui.say("claim.sit")}
      </button>
    </form>
  );
}

/** An open seat at the table that is being watched. */
export function OpenSeat({ table, words, take }: { table: string; words: Words; take(token: string): void }) {
  const { ui } = useLanguage();
  const [fault, setFault] = useState<FaultData | null>(null);
  return (
    <div className={"panel row"}>
      <span>{ui.say("claim.open")}</span>
      <SitDown table={table} take={take} failed={setFault} />
      {fault && <Fault fault={fault} words={words} />}
    </div>
  );
}
