// What a player sets once for all tables: their name and language, the pace, and how their turn makes itself known.
import { useState } from "react";
import { PACES, type Pace } from "../../look/pace";
import { useLanguage } from "../language";
import { Link, MY_PATH } from "../route";
import { change, useSettings } from "../settings";
import { Choice } from "./Choice";
import { Dialog } from "./Dialog";
import { Check } from "./Labelled";
import { Languages } from "./Languages";
import { NameField } from "./NameField";
import { Notices } from "./Notices";
import styles from "./SettingsDialog.module.css";

export function SettingsDialog({ close }: { close(): void }) {
  const { ui } = useLanguage();
  const { pace, sound, shake, notice, forced, keys } = useSettings();
  const [barred, setBarred] = useState(false);
  const paces = PACES.map((value) => ({ value, name: ui.say(`pace.${value}`) }));

  /** Only the system's own question lets us send notices. */
  const wantNotices = async (wanted: boolean): Promise<void> => {
    const allowed = wanted && (await Notification.requestPermission().catch(() => "denied")) === "granted";
    setBarred(wanted && !allowed);
    change({ notice: allowed });
  };
  return (
    <Dialog title={ui.say("settings.title")} close={close}>
      <div className={styles.settings}>
        <NameField beside />
        <div className="row">
          <span className={styles.name}>{ui.say("language")}</span>
          <Languages />
        </div>
        <div className="row">
          <span className={styles.name}>{ui.say("settings.pace")}</span>
          <Choice
            label={ui.say("settings.pace")}
            options={paces}
            chosen={pace}
            choose={(chosen) => change({ pace: chosen as Pace })}
          />
        </div>
        <h3>{ui.say("settings.turn")}</h3>
        <Check label={ui.say("settings.sound")} checked={sound} change={(on) => change({ sound: on })} />
        {"vibrate" in navigator && matchMedia("(pointer: coarse)").matches && (
          <Check label={ui.say("settings.shake")} checked={shake} change={(on) => change({ shake: on })} />
        )}
        {"Notification" in window && (
          <Check
            label={ui.say("settings.notice")}
            about={ui.say(barred ? "settings.notice_barred" : "settings.notice_about")}
            checked={notice}
            change={(on) => void wantNotices(on)}
          />
        )}
        <Notices />
        <h3>{ui.say("settings.moves")}</h3>
        <Check
          label={ui.say("settings.forced")}
          about={ui.say("settings.forced_about")}
          checked={forced}
          change={(on) => change({ forced: on })}
        />
        <Check
          label={ui.say("settings.keys")}
          about={ui.say("settings.keys_about")}
          checked={keys}
          change={(on) => change({ keys: on })}
        />
        <Link to={MY_PATH} className="btn" went={close}>
          {ui.say("me.open")}
        </Link>
      </div>
    </Dialog>
  );
}
