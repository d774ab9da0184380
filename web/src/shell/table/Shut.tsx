// A table that is closed to us, why, and where to go.
import { useState } from "react";
import type { Fault as FaultData, Refuse } from "../../protocol";
import { useLanguage } from "../language";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { Link } from "../route";
import { SitDown } from "./Claim";
import styles from "./Claim.module.css";

interface ShutProps {
  table: string;
  refusal: Refuse;
  token: string;
  /** Sit down on a free seat, where only watching is not allowed. */
  take(token: string): void;
  /** Forget the seat, and watch. */
  giveUp(): void;
}

export function Shut({ table, refusal, token, take, giveUp }: ShutProps) {
  const { ui } = useLanguage();
  const [fault, setFault] = useState<FaultData>(refusal);
  return (
    <>
      <Header />
      <main className={styles.claim}>
        <section className={`panel ${styles.page}`}>
          <h1>{ui.say("shut.title")}</h1>
          <Fault fault={fault} />
          {refusal.reason === "watching_barred" && (
            <>
              <p>{ui.say("claim.barred")}</p>
              <SitDown table={table} take={take} failed={setFault} />
            </>
          )}
          <div className="row">
            <Link to="/" className="btn btn-primary">
              {ui.say("end.home")}
            </Link>
            {token && refusal.reason === "bad_token" && (
              <button type="button" className="btn" onClick={giveUp}>
                {ui.say("claim.watch")}
              </button>
            )}
          </div>
        </section>
      </main>
    </>
  );
}
