// What is mine: the name I play under, my devices, and what is kept of me.
import { useEffect, useState } from "react";
import type { Fault as FaultData } from "../../protocol";
import { aboutMe, exportMe, forgetMe, joinDevice, newPass } from "../api";
import { download } from "../download";
import { useLanguage } from "../language";
import { faultOf, useLoaded } from "../load";
import { become, beKnown, beNobody, myKey, newKey, useKey } from "../me";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { NameField } from "../parts/NameField";
import { ShareLink } from "../parts/ShareLink";
import { MyResults } from "../results/MyResults";
import { go, MY_PATH, passIn, passLink } from "../route";
import styles from "./MePage.module.css";

/** What was just done, to be said: a key of the words. */
type Said = "" | "me.joined" | "me.forgotten";

export function MePage({ hash }: { hash: string }) {
  const { ui } = useLanguage();
  const [said, setSaid] = useState<Said>("");
  const pass = passIn(hash);
  useEffect(() => {
    document.title = `${ui.say("me.title")} – Rookery`;
  }, [ui]);
  return (
    <>
      <Header />
      <main className={styles.me}>
        <h1>{ui.say("me.title")}</h1>
        <p role="status">
          {said && ui.say(said)}
        </p>
        {pass ? <Joining pass={pass} done={() => setSaid("me.joined")} /> : <Mine forgotten={() => setSaid("me.forgotten")} />}
      </main>
    </>
  );
}

/** A pass was opened here: whoever it is for joins this device to theirs. */
function Joining({ pass, done }: { pass: string; done(): void }) {
  const { ui } = useLanguage();
  const [fault, setFault] = useState<FaultData | null>(null);
  const [busy, setBusy] = useState(false);
  const join = (): void => {
    const key = myKey() || newKey();
    setBusy(true);
    joinDevice(key, { secret: pass }).then(
      (me) => {
        become(key, me);
        done();
        go(MY_PATH);
      },
      (problem: unknown) => {
        setBusy(false);
        setFault(faultOf(problem));
      },
    );
  };
  return (
    <section className="panel stack">
      <h2>{ui.say("me.join_title")}</h2>
      <p>{ui.say("me.join_about")}</p>
      {fault && <Fault fault={fault} />}
      <div className="row">
        <button type="button" className="btn btn-primary" disabled={busy} onClick={join}>
          {ui.say("me.join")}
        </button>
        <button type="button" className="btn" onClick={() => go(MY_PATH)}>
          {ui.say("me.not_now")}
        </button>
      </div>
    </section>
  );
}

function Mine({ forgotten }: { forgotten(): void }) {
  const { ui } = useLanguage();
  const key = useKey();
  const me = useLoaded(key, key ? () => aboutMe(key) : null);
  const [pass, setPass] = useState("");
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  const attempt = (deed: Promise<void>): void => {
    setFault(null);
    deed.catch((problem: unknown) => setFault(faultOf(problem)));
  };
  const add = async (): Promise<void> => setPass((await newPass(await beKnown())).secret);
  const save = async (): Promise<void> => download("rookery-me.json", await exportMe(key));
  const forget = async (): Promise<void> => {
    setAsking(false);
    await forgetMe(key);
    beNobody();
    forgotten();
  };
  return (
    <>
      <section className="panel stack">
        <p className="quiet">{ui.say("me.about")}</p>
        <NameField beside />
      </section>
      <section className="panel stack">
        <h2>{ui.say("me.devices")}</h2>
        {key && me.value && <p>{ui.say("me.count", { count: me.value.devices })}</p>}
        <div className="row">
          <button type="button" className="btn" onClick={() => attempt(add())}>
            {ui.say("me.add")}
          </button>
        </div>
      </section>
      {key && (
        <section className="panel stack">
          <h2>{ui.say("me.kept")}</h2>
          <div className="row">
            <button type="button" className="btn" onClick={() => attempt(save())}>
              {ui.say("me.export")}
            </button>
            <button type="button" className="btn" onClick={() => setAsking(true)}>
              {ui.say("me.forget")}
            </button>
          </div>
        </section>
      )}
      {fault && <Fault fault={fault} />}
      {key && <MyResults me={key} />}
      {pass && (
        <Dialog title={ui.say("me.add")} close={() => setPass("")}>
          <p>{ui.say("me.pass")}</p>
          <ShareLink address={passLink(pass)} name={ui.say("me.other")} />
        </Dialog>
      )}
      {asking && (
        <Dialog title={ui.say("me.forget_title")} close={() => setAsking(false)}>
          <p>
            <strong>{ui.say("me.deleted")}</strong> {ui.say("me.deleted_what")}
          </p>
          <p>
            <strong>{ui.say("me.stays")}</strong> {ui.say("me.stays_what")}
          </p>
          <div className="row">
            <button type="button" className="btn" onClick={() => attempt(forget())}>
              {ui.say("me.forget_yes")}
            </button>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              {ui.say("me.forget_no")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
