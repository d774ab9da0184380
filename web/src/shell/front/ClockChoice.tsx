// How time is kept at a new table: not at all, live, or by days.
import { useState } from "react";
import type { Clock } from "../../protocol";
import { useLanguage } from "../language";
import { Labelled } from "../parts/Labelled";
import styles from "./Options.module.css";

/** What is chosen, in the units in which people choose it. */
const KINDS = {
  none: [],
  live: [
    { name: "minutes", first: 15, low: 1, high: 240 },
    { name: "seconds", first: 15, low: 0, high: 600 },
  ],
  days: [{ name: "days", first: 2, low: 1, high: 30 }],
} as const;

type Kind = keyof typeof KINDS;
const SECONDS = { minutes: 60, days: 86400 };

/** The clock of a kind and its numbers. */
export function clockOf(kind: Kind, [first = 0, second = 0]: readonly number[]): Clock | null {
  if (kind === "none") return null;
  return kind === "live"
    ? { kind, bank: first * SECONDS.minutes, increment: second }
    : { kind, bank: first * SECONDS.days, increment: 0 };
}

export function ClockChoice({ change }: { change(clock: Clock | null): void }) {
  const { ui } = useLanguage();
  const [kind, setKind] = useState<Kind>("none");
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const choose = (chosen: Kind, so: readonly number[]): void => {
    setKind(chosen);
    setNumbers(so);
    change(clockOf(chosen, so));
  };
  return (
    <>
      <Labelled label={ui.say("clock.title")} beside>
        <select
          className="field"
          value={kind}
          onChange={({ target }) => choose(target.value as Kind, KINDS[target.value as Kind].map(({ first }) => first))}
        >
          <option value="none">{ui.say("clock.none")}</option>
          <option value="live">{ui.say("clock.live")}</option>
          <option value="days">{ui.say("clock.days")}</option>
        </select>
      </Labelled>
      {KINDS[kind].map(({ name, low, high }, place) => (
        <Labelled key={name} label={ui.say(`clock.number.${name}`)} beside>
          <input
            className={`field ${styles.number}`}
            type="number"
            required
            min={low}
            max={high}
            value={Number.isNaN(numbers[place]) ? "" : numbers[place]}
            onChange={({ target }) => choose(kind, numbers.with(place, target.valueAsNumber))}
          />
        </Labelled>
      ))}
    </>
  );
}
