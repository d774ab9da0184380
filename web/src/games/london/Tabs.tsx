// On a narrow table one of three panes is shown: the map, the cards, a city. Where something can be done, it is lit.

import { useContext, useEffect, useMemo, useState } from "react";
import { HandsContext } from "../../look";
import type { Words } from "../../shell/words";
import type { Move } from "../../protocol";
import { Icon, type Sign } from "./drawings/Icons";
import styles from "./Tabs.module.css";

export type Pane = "cards" | "city" | "map";

const PANES: readonly [Pane, Sign][] = [["cards", "card"], ["city", "pile"], ["map", "borough"]];
const WHERE: Record<string, Pane> = {
  draw: "cards", take: "cards", keep: "cards", put: "cards",
  activate: "city", cover: "city", cover_back: "city", new: "city",
  invest: "map", tunnel: "map",
};

/** The pane in sight, and those on which something is lit; what is asked brings its pane into sight. */
export function usePane(moves: Move[], moment: unknown): { pane: Pane; choose(pane: Pane): void; litPanes: Pane[] } {
  const [pane, choose] = useState<Pane>("cards");
  const hands = useContext(HandsContext);
  const open = moves.filter((move) => hands.lit(move)).map(({ verb }) => WHERE[verb]);
  const names = PANES.map(([one]) => one).filter((one) => open.includes(one)).join();
  const litPanes = useMemo(() => PANES.map(([one]) => one).filter((one) => names.includes(one)), [names]);
  useEffect(() => {
    choose((now) => (litPanes.includes(now) ? now : (litPanes[0] ?? now)));
  }, [litPanes, moment]);
  return { pane, choose, litPanes };
}

interface TabsProps {
  words: Words;
  pane: Pane;
  choose(pane: Pane): void;
  lit: Pane[];
}

export function Tabs({ words, pane, choose, lit }: TabsProps) {
  return (
    <div className={styles.tabs} role="group" aria-label={words.say("browser.panes")}>
      {PANES.map(([one, sign]) => (
        <button key={one} type="button" aria-pressed={pane === one} data-look onClick={() => choose(one)}>
          <Icon sign={sign} /> {words.say(`browser.pane_${one}`)}
          {lit.includes(one) && (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <span className="aloud">{words.say("browser.pane_lit")}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
