// The keys of a table: their list, and while Alt is held the numbers of the lit pieces.
import { Fragment } from "react";
import { useLanguage } from "../language";
import { Dialog } from "../parts/Dialog";
import { Check } from "../parts/Labelled";
import { change, useSettings } from "../settings";
import styles from "./Keys.module.css";
import { litPieces, useShortcuts } from "./useShortcuts";

/** Each with what it does, in the shell's words. */
const KEYS: readonly [string, string][] = [
  ["1–9", "keys.pieces"],
  ["U", "undo.take"],
  ["H", "hint.ask"],
  ["L", "replay.open"],
  ["R", "rules.title"],
  ["← →", "keys.steps"],
  ["?", "keys.help"],
];

export function Keys() {
  const { ui } = useLanguage();
  const { keys } = useSettings();
  const { numbers, list, close } = useShortcuts();
  if (numbers) return <Numbers />;
  if (!list) return null;
  return (
    <Dialog title={ui.say("keys.title")} close={close}>
      <dl className={styles.list}>
        {KEYS.map(([key, means]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{ui.say(means)}</dd>
          </Fragment>
        ))}
      </dl>
      <Check label={ui.say("keys.use")} checked={keys} change={(on) => change({ keys: on })} />
    </Dialog>
  );
}

/** A number at the corner of each lit piece. */
function Numbers() {
  return litPieces().map((piece, place) => {
    const { left, top } = piece.getBoundingClientRect();
    return (
      <kbd key={place} className={styles.number} style={{ left, top }} aria-hidden="true">
        {place + 1}
      </kbd>
    );
  });
}
