// The options of a game, folded away: whoever leaves them alone plays as usual.
import { useId } from "react";
import type { OptionInfo } from "../../protocol";
import { useLanguage } from "../language";
import { Check, Labelled } from "../parts/Labelled";
import type { Words } from "../words";
import styles from "./Options.module.css";

export type Settings = Record<string, boolean | number | string>;

interface OptionsProps {
  infos: readonly OptionInfo[];
  words: Words;
  settings: Settings;
  change(settings: Settings): void;
}

export function Options({ infos, words, settings, change }: OptionsProps) {
  const { ui } = useLanguage();
  return (
    <details className={styles.options}>
      <summary>{ui.say("invite.options")}</summary>
      <div className="stack">
        {infos.map((info) => (
          <OptionField
            key={info.name}
            info={info}
            label={words.say(`option.${info.name}`)}
            words={words}
            value={settings[info.name] ?? info.default}
            change={(value) => change({ ...settings, [info.name]: value })}
          />
        ))}
      </div>
    </details>
  );
}

interface OptionFieldProps {
  info: OptionInfo;
  label: string;
  words: Words;
  value: boolean | number | string;
  change(value: boolean | number | string): void;
}

interface EditionFieldProps {
  label: string;
  value: string;
  change(value: string): void;
}

/** A file of one's own, whose text is sent; the server says what is wrong with it. */
function EditionField({ label, value, change }: EditionFieldProps) {
  const { ui } = useLanguage();
  const note = useId();
  return (
    <div>
      <Labelled label={label}>
        <input
          className="field"
          type="file"
          accept=".csv,.json,.txt,text/*,application/json"
          aria-describedby={note}
          onClick={(event) => {
            event.currentTarget.value = ""; // so that the same file, mended, can be chosen again
            change("");
          }}
          onChange={(event) => void textOf(event.target.files?.[0]).then(change)}
        />
      </Labelled>
      <small id={note}>{ui.say(value ? "invite.own_edition" : "invite.box_edition")}</small>
    </div>
  );
}

const ENOUGH = 65539; // bytes: of a longer file only so much is read, which the server refuses as too long
const BLANK = "\n"; // refused too: nothing at all would stand for the edition in the box

/** The text of a chosen file; of none, nothing: the edition in the box. */
export async function textOf(file: Blob | undefined): Promise<string> {
  if (!file) return "";
  const text = await file.slice(0, ENOUGH).text().catch(() => "");
  return text || BLANK;
}

function OptionField({ info, label, words, value, change }: OptionFieldProps) {
  if (info.edition) return <EditionField label={label} value={String(value)} change={change} />;
  if (typeof info.default === "boolean") {
    return <Check label={label} checked={value === true} change={change} />;
  }
  if (typeof info.default === "number") {
    return (
      <Labelled label={label} beside>
        <input
          className={`field ${styles.number}`}
          type="number"
          required
          min={info.low}
          max={info.high}
          value={Number.isNaN(value) ? "" : Number(value)}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
      </Labelled>
    );
  }
  return (
    <Labelled label={label}>
      <select className="field" value={String(value)} onChange={(event) => change(event.target.value)}>
        {info.choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.find(`choice.${choice}`) ?? choice}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
