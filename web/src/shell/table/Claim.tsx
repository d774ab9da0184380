// Taking a seat: by the link that was made for it, or an open one. The name is asked for once.
import { useEffect, useRef, useState } from "react";
import type { Fault as FaultData } from "../../protocol";
import { givenName, keepName, someName } from "../keep";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { NameField } from "../parts/NameField";
import { sitDown } from "../sit";
import type { Words } from "../words";

interface ClaimProps {
  table: string;
  link: string;
  take(token: string): void;
  watch(): void;
}

/** The page that a seat link opens. */
export function Claim({ table, link, take, watch }: ClaimProps) {
  const { ui } = useLanguage();
  const [known] = useState(givenName() !== "");
  const [fault, setFault] = useState<FaultData | null>(null);
  return (
    <>
      <Header />
      <main className="claim">
        <section className="panel stack">
          <h1>{ui.say("claim.title")}</h1>
          <p>{ui.say("claim.about")}</p>
          <SitDown table={table} link={link} take={take} failed={setFault} atOnce={known} />
          {fault && (
            <>
              <Fault fault={fault} />
              <button type="button" className="btn" onClick={watch}>
                {ui.say("claim.watch")}
              </button>
            </>
          )}
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
  /** Somebody whose name is known need not click. */
  atOnce?: boolean;
}

export function SitDown({ table, link = "", take, failed, atOnce = false }: SitDownProps) {
  const { ui } = useLanguage();
  const [name, setName] = useState(someName);
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const sit = (chosen: string): void => {
    setBusy(true);
    keepName(chosen);
    sitDown(table, { name: chosen, link }).then(
      ({ token }) => take(token),
      (problem: unknown) => {
        setBusy(false);
        failed(faultOf(problem));
      },
    );
  };
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true; // a link is good for one time
    sit(name);
  });
  return (
    <form
      className="row sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        sit(name);
      }}
    >
      <NameField name={name} change={setName} />
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
    <div className="banner">
      <span>{ui.say("claim.open")}</span>
      <SitDown table={table} take={take} failed={setFault} />
      {fault && <Fault fault={fault} words={words} />}
    </div>
  );
}
