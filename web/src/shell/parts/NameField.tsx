// The name to play under: a friendly one stands there already.
import { useLanguage } from "../language";

const LONGEST = 24;

export function NameField({ name, change }: { name: string; change(name: string): void }) {
  const { ui } = useLanguage();
  return (
    <label className="labelled">
      <span>{ui.say("name.label")}</span>
      <input
        className="field"
        value={name}
        maxLength={LONGEST}
        autoComplete="nickname"
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
