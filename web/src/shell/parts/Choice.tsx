// A few things of which one is chosen, side by side.
import { classes } from "../../look/classes";
import styles from "./Choice.module.css";

interface ChoiceProps {
  label: string;
  /** What is chosen, and what it is called; `short` is drawn instead, where there is little room. */
  options: readonly { value: string; name: string; short?: string; lang?: string }[];
  chosen: string;
  choose(value: string): void;
  className?: string;
}

export function Choice({ label, options, chosen, choose, className }: ChoiceProps) {
  return (
    <div className={classes(styles.choice, className)} role="group" aria-label={label}>
      {options.map(({ value, name, short, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === chosen}
          title={short && name}
          onClick={() => choose(value)}
        >
          <span aria-hidden={short !== undefined}>{short ?? name}</span>
          {short && <span className="aloud">{name}</span>}
        </button>
      ))}
    </div>
  );
}
