// The name to play under: a friendly one stands there already, and what is typed is remembered.
import { useLanguage } from "../language";
import { useName } from "../name";
import { Labelled } from "./Labelled";

const LONGEST = 24;

export function NameField({ beside = false }: { beside?: boolean }) {
  const { ui } = useLanguage();
  const [name, change] = useName();
  return (
    <Labelled label={ui.say("name.label")} beside={beside}>
      <input
        className="field"
        value={name}
        maxLength={LONGEST}
        autoComplete="nickname"
        onChange={(event) => change(event.target.value)}
      />
    </Labelled>
  );
}
