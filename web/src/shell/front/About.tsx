// A game for who does not know it yet: its picture, what to expect, and the rules in thirty seconds.
import { GAMES } from "../../games";
import type { GameInfo } from "../../protocol";
import { useLanguage } from "../language";
import { PARTS } from "../table/RulesDrawer";
import type { Words } from "../words";
import styles from "./About.module.css";
import { Street } from "./Street";

/** The drawing of a game, never cut. */
export function Picture({ game }: { game: GameInfo }) {
  const Drawing = GAMES[game.name]?.Drawing ?? Street;
  return (
    <div className={styles.picture}>
      <Drawing />
    </div>
  );
}

const HEAVIEST = 5;

/** How much there is to learn, how long it takes, and how many play. */
export function Facts({ game }: { game: GameInfo }) {
  const { ui, language } = useLanguage();
  const lamps = Array.from({ length: HEAVIEST }, (_, lamp) => (lamp < game.weight ? "●" : "○"));
  return (
    <ul className={styles.facts}>
      <li>
        <span aria-hidden="true">{lamps}</span> {ui.say(`weight.${game.weight}`)}
      </li>
      <li>{game.length[language]}</li>
      <li>{ui.say("front.players", { low: game.low, high: game.high })}</li>
      {game.reconstructed && <li>{ui.say("values.reconstructed")}</li>}
    </ul>
  );
}

/** How it is played: goal, turn and end; of a game that does not say so, what it is about. */
export function Brief({ words }: { words: Words }) {
  const { ui } = useLanguage();
  return (
    <div className="stack close">
      <h2>{ui.say("brief")}</h2>
      {words.find("rules.goal") ? (
        <dl className="told">
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{ui.say(part)}</dt>
              <dd>{words.say(part)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{words.say("summary")}</p>
      )}
    </div>
  );
}
