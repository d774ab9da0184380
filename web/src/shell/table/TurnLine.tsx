// Whose turn it is, in plain words.
import type { Happened, View } from "../../protocol";
import { useLanguage } from "../language";
import { answered } from "../wishes";
import type { Words } from "../words";

interface TurnLineProps {
  view: View;
  events: readonly Happened[];
  words: Words;
  /** Which move is shown in a replay; null when the table is as it is now. */
  at: number | null;
  /** Whether my move is about to be made for me, as I wished. */
  wished: boolean;
  /** Whether the table still shows what has happened: whose turn it is comes after that. */
  staging: boolean;
}

export function TurnLine({ view, events, words, at, wished, staging }: TurnLineProps) {
  const { ui } = useLanguage();
  const mine = view.seat !== null && view.waiting.includes(view.seat) && !wished;
  const text = (): string => {
    if (at !== null) return ui.say("turn.replay", { move: at });
    if (wished) return ui.say("turn.wished");
    return answered(view, events) ? ui.say("turn.answered") : turn(view, words, ui);
  };
  const kind = staging ? "turn turn-later" : mine && at === null ? "turn turn-mine" : "turn";
  return (
    <p className={kind} role="status">
      {text()}
    </p>
  );
}

/** Whose turn it is. */
export function turn(view: View, words: Words, ui: Words): string {
  if (view.ending !== null) return [ui.say("turn.over"), result(view, words, ui)].join(" ");
  const others = view.waiting.filter((seat) => seat !== view.seat).map((seat) => words.seat(seat));
  const names = words.join(others);
  if (view.seat === null || !view.waiting.includes(view.seat)) return ui.say("turn.others", { names });
  if (others.length > 1 && others.length === view.players - 1) return ui.say("turn.everyone");
  return others.length ? ui.say("turn.mine_too", { names }) : ui.say("turn.mine");
}

/** How it ended and who won. */
export function result(view: View, words: Words, ui: Words): string {
  const winners = (view.returns ?? []).flatMap((share, seat) => (share > 0 ? [words.seat(seat)] : []));
  const ending = words.say(`ending.${view.ending ?? ""}`);
  if (winners.length === 0) return ending;
  return `${ending} ${ui.say("sheet.winners", { count: winners.length, names: words.join(winners) })}`;
}
