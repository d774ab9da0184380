// How a player hears of their turn when they are not here: pushed to this device, by mail, by a webhook; when, how often.
import { type FormEvent, useState } from "react";
import type { Address, Fault as FaultData, MyNotices, NoticeWish } from "../../protocol";
import { addAddress, myNotices, removeAddress, wishNotices } from "../api";
import { keptPush } from "../keep";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { beKnown } from "../me";
import { canPush, subscribe, unsubscribe } from "../push";
import { Choice } from "./Choice";
import { Fault } from "./Fault";
import { Check, Labelled } from "./Labelled";
import styles from "./Notices.module.css";

const WAITS = [60, 600, 3600, 21600]; // seconds
const MORNING = 8; // o'clock, here

/** The minute of the day in UTC at which it is morning here. */
export function morning(offset = new Date().getTimezoneOffset()): number {
  return (((MORNING * 60 + offset) % 1440) + 1440) % 1440;
}

export function Notices() {
  const { ui } = useLanguage();
  const [notices, setNotices] = useState<MyNotices | null>(null);
  const [fault, setFault] = useState<FaultData | null>(null);
  const [barred, setBarred] = useState(false);

  /** Ask the server for something; it answers how everything is then. */
  const ask = (deed: (key: string) => Promise<MyNotices>): Promise<boolean> =>
    beKnown()
      .then(deed)
      .then(
        (now) => {
          setNotices(now);
          setFault(null);
          return true;
        },
        (problem: unknown) => {
          setFault(faultOf(problem));
          return false;
        },
      );
  if (!notices) {
    return (
      <details className={styles.notices} onToggle={(event) => event.currentTarget.open && void ask(myNotices)}>
        <summary>{ui.say("notices.title")}</summary>
        {fault && <Fault fault={fault} />}
      </details>
    );
  }
  const { addresses, turns, wait, digest } = notices;
  const here = addresses.find(({ kind, address }) => kind === "push" && address === keptPush());
  /** Shown at once, so that the next change adds to it; where it cannot be kept, it is as before. */
  const wish = async (change: Partial<NoticeWish>): Promise<void> => {
    setNotices({ ...notices, ...change });
    const wanted = { turns, wait, digest: digest === null ? null : morning(), ...change };
    if (!(await ask((key) => wishNotices(key, wanted)))) setNotices(notices);
  };
  const wantPush = async (wanted: boolean): Promise<void> => {
    setBarred(false);
    if (!wanted) {
      await unsubscribe().catch(() => undefined);
      await ask((key) => (here ? removeAddress(key, here.id) : myNotices(key)));
      return;
    }
    const allowed = (await Notification.requestPermission().catch(() => "denied")) === "granted";
    const made = allowed ? await subscribe(notices.key).catch(() => null) : null;
    setBarred(made === null);
    if (made) await ask((key) => addAddress(key, made));
  };
  const waits = WAITS.map((seconds) => ({ value: String(seconds), name: ui.say(`wait.${seconds}`) }));
  const place = (kind: "mail" | "webhook") => (
    <Place
      key={kind}
      kind={kind}
      known={addresses.find((one) => one.kind === kind)}
      add={(address) => ask((key) => addAddress(key, { kind, address }))}
      remove={(id) => void ask((key) => removeAddress(key, id))}
    />
  );
  return (
    <details className={styles.notices} open>
      <summary>{ui.say("notices.title")}</summary>
      <p className="quiet">{ui.say("notices.about")}</p>
      {canPush() ? (
        <Check
          label={ui.say("notices.push")}
          about={ui.say(barred ? "settings.notice_barred" : "notices.push_about")}
          checked={here !== undefined}
          change={(on) => void wantPush(on)}
        />
      ) : (
        <p className="quiet">{ui.say("notices.no_push")}</p>
      )}
      {notices.mail && place("mail")}
      {notices.webhook && place("webhook")}
      {fault && <Fault fault={fault} />}
      <Check label={ui.say("notices.turns")} checked={turns} change={(on) => void wish({ turns: on })} />
      {turns && (
        <div className="row">
          <span>{ui.say("notices.wait")}</span>
          <Choice
            label={ui.say("notices.wait")}
            options={waits}
            chosen={String(wait)}
            choose={(chosen) => void wish({ wait: Number(chosen) })}
          />
          <p className="quiet">{ui.say("notices.wait_about")}</p>
        </div>
      )}
      <Check
        label={ui.say("notices.digest")}
        about={ui.say("notices.digest_about")}
        checked={digest !== null}
        change={(on) => void wish({ digest: on ? morning() : null })}
      />
    </details>
  );
}

interface PlaceProps {
  kind: "mail" | "webhook";
  known: Address | undefined;
  /** Whether it was taken. */
  add(address: string): Promise<boolean>;
  remove(id: string): void;
}

/** A mail address or a webhook: to be given, or as it is. */
function Place({ kind, known, add, remove }: PlaceProps) {
  const { ui } = useLanguage();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setBusy(true);
    void add(typed.trim()).then((taken) => {
      setBusy(false);
      if (taken) setTyped("");
    });
  };
  if (known) {
    return (
      <div className={styles.place}>
        <span>
          {known.address}{" "}
          <span className="quiet" role="status">{ui.say(known.confirmed ? "notices.told" : "notices.asked")}</span>
        </span>
        <button type="button" className="btn" onClick={() => remove(known.id)}>
          {ui.say("notices.remove")}
        </button>
      </div>
    );
  }
  return (
    <form className={styles.place} onSubmit={send}>
      <Labelled label={ui.say(kind === "mail" ? "notices.mail" : "notices.webhook")}>
        <input
          className="field"
          type={kind === "mail" ? "email" : "url"}
          value={typed}
          required
          autoComplete={kind === "mail" ? "email" : "off"}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Labelled>
      <button className="btn" disabled={busy}>
        {ui.say("notices.add")}
      </button>
      <p className="quiet">{ui.say(kind === "mail" ? "notices.mail_about" : "notices.webhook_about")}</p>
    </form>
  );
}
