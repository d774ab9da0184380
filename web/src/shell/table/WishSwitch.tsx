// A switch beside the turn: this move from now on, until what ends the wish.
import { useLanguage } from "../language";
import { moveOf } from "../wishes";
import type { Words } from "../words";
import type { Switch } from "./useWishes";
import styles from "./WishSwitch.module.css";

export function WishSwitch({ wish, words }: { wish: Switch; words: Words }) {
  const { ui } = useLanguage();
  const { verb, piece } = moveOf(wish.move);
  const move = words.move(verb, piece);
  const until = words.find(`browser.until_${wish.until}`);
  return (
    <button type="button" role="switch" className={styles.wish} aria-checked={wish.on} onClick={() => wish.turn(!wish.on)}>
      <span className={styles.knob} aria-hidden="true" />
      {until ? ui.say("wish.until", { move, until }) : ui.say("wish.always", { move })}
    </button>
  );
}
