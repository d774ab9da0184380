// The options of a game, folded away: whoever leaves them alone plays as usual.
import type { OptionInfo } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";

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
    <details className="options">
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

function OptionField({ info, label, words, value, change }: OptionFieldProps) {
  if (typeof info.default === "boolean") {
    return (
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.target.checked)} />
        <span>{label}</span>
      </label>
    );
  }
  if (typeof info.default === "number") {
    return (
      <label className="labelled labelled-short">
        <span>{label}</span>
        <input
          className="field"
          type="number"
          required
          min={info.low}
          max={info.high}
          value={Number.isNaN(value) ? "" : Number(value)}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
      </label>
    );
  }
  return (
    <label className="labelled">
      <span>{label}</span>
      <select className="field" value={String(value)} onChange={(event) => change(event.target.value)}>
        {info.choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.find(`choice.${choice}`) ?? choice}
          </option>
        ))}
      </select>
    </label>
  );
}
