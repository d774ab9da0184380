// Whom to play against: how many bots, and how good they are. What was chosen is remembered, game by game.
import { useState } from "react";
import type { GameInfo } from "../../protocol";
import { keepRivals, keptRivals, type Rivals } from "../keep";
import { useLanguage } from "../language";
import { botName } from "../names";
import { usualPlayers } from "./begin";
import styles from "./RivalsChoice.module.css";

/** The rivals of the last time, where they still fit the game; else the usual ones. */
export function fitting(game: GameInfo, { count, bot }: Partial<Rivals>): Rivals {
  const fits = count !== undefined && count >= game.low - 1 && count <= game.high - 1;
  return {
    count: fits ? count : usualPlayers(game) - 1,
    bot: bot !== undefined && game.bots.includes(bot) ? bot : game.rival,
  };
}

export function useRivals(game: GameInfo): [Rivals, (rivals: Rivals) => void] {
  const [rivals, setRivals] = useState(() => fitting(game, keptRivals(game.name)));
  return [
    rivals,
    (chosen) => {
      keepRivals(game.name, chosen);
      setRivals(chosen);
    },
  ];
}

export function RivalsChoice({ game, rivals, change }: { game: GameInfo; rivals: Rivals; change(rivals: Rivals): void }) {
  const { ui } = useLanguage();
  return (
    <div className={styles.rivals}>
      <select
        className="field"
        aria-label={ui.say("rivals.count")}
        value={rivals.count}
        onChange={(event) => change({ ...rivals, count: Number(event.target.value) })}
      >
        {Array.from({ length: game.high - game.low + 1 }, (_, more) => game.low - 1 + more).map((count) => (
          <option key={count} value={count}>
            {ui.say("rivals.rivals", { count })}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={ui.say("rivals.level")}
        value={rivals.bot}
        onChange={(event) => change({ ...rivals, bot: event.target.value })}
      >
        {game.bots.map((bot) => (
          <option key={bot} value={bot}>
            {botName(bot, ui)}
          </option>
        ))}
      </select>
    </div>
  );
}
