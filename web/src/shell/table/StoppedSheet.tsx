// The sheet of a game that was stopped before its end: how far it had come, and what everybody had, where that is known.
import { Count } from "../../look";
import type { Sheet } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";
import styles from "./Ending.module.css";

export function StoppedSheet({ sheet: { moves, scores }, words }: { sheet: Sheet; words: Words }) {
  const { ui } = useLanguage();
  return (
    <section className={`sheet ${styles.sheet}`} aria-label={ui.say("sheet.title")}>
      <p>
        {ui.say("sheet.stopped", { moves })} {scores.length === 0 && ui.say("sheet.unknown")}
      </p>
      {scores.length > 0 && (
        <Count names={scores.map((_, seat) => words.seat(seat))} lines={[]} total={scores} sum={ui.say("sheet.stood")} />
      )}
    </section>
  );
}
