// Whose turn it is, in plain words.
import { classes } from "../../look";
import type { Happened, View } from "../../protocol";
import { useLanguage } from "../language";
import { answered } from "../wishes";
import type { Words } from "../words";
import { placed } from "./places";
import styles from "./TurnLine.module.css";

interface TurnLineProps {
  view: View;
  events: readonly Happened[];
  words: Words;
  /** Which move is shown in a replay; null when the table is as it is now. */
  at: number | null;
  /** Why my move is about to be made for me, as a key of the words; empty where it is mine to make. */
  wished: string;
  /** Whether the table still shows what has happened: whose turn it is comes after that. */
  staging: boolean;
}

export function TurnLine({ view, events, words, at, wished, staging }: TurnLineProps) {
  const { ui } = useLanguage();
  const mine = view.seat !== null && view.waiting.includes(view.seat) && !wished;
  const text = (): string => {
    if (at !== null) return ui.say("turn.replay", { move: at });
    if (wished) return ui.say(wished);
    return answered(view, events) ? ui.say("turn.answered") : turn(view, words, ui);
  };
  const kind = classes(styles.turn, staging ? styles.later : mine && at === null && styles.mine);
  return (
    <p className={kind} role="status">
      {text()}
    </p>
  );
}

/** Whose turn it is. */
export function turn(view: View, words: Words, ui: Words): string {
  if (view.ending !== null) {
    return [ui.say("turn.over"), placed(view, words, ui), winners(view, words, ui)].filter(Boolean).join(" ");
  }
  const others = view.waiting.filter((seat) => seat !== view.seat).map((seat) => words.seat(seat));
  const names = words.join(others);
  if (view.seat === null || !view.waiting.includes(view.seat)) return ui.say("turn.others", { names });
  if (others.length > 1 && others.length === view.players - 1) return ui.say("turn.everyone");
  return others.length ? ui.say("turn.mine_too", { names }) : ui.say("turn.mine");
}

/** How it ended and who won. */
export function result(view: View, words: Words, ui: Words): string {
  return [words.say(`ending.${view.ending ?? ""}`), winners(view, words, ui)].filter(Boolean).join(" ");
}

/** Who won; empty where nobody did. */
function winners(view: View, words: Words, ui: Words): string {
  const names = (view.returns ?? []).flatMap((share, seat) => (share > 0 ? [words.seat(seat)] : []));
  return names.length ? ui.say("sheet.winners", { count: names.length, names: words.join(names) }) : "";
}
