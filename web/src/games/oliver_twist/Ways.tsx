// The tokens within reach as a row of buttons below the map, each with what its way would file: for thumbs.

import { useContext } from "react";
import { HandsContext } from "../../look";
import type { Words } from "../../shell/words";
import { FileMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import { fewest, useReady } from "./Space";
import { HIDDEN, waysTo } from "./table";
import type { Table as OliverTable } from "./view";
import styles from "./Ways.module.css";

export function Ways({ table, words }: { table: OliverTable; words: Words }) {
  const { act } = useContext(HandsContext);
  const ready = useReady();
  const spaces = table.tokens
    .map((_, space) => space)
    .filter((space) => ready(space) === "take" && table.tokens[space] !== HIDDEN);
  if (!spaces.length || !table.ways.length) return <div className={styles.within} />;
  const chosen = [...spaces].sort((one, other) => fewest(table, one) - fewest(table, other));
  return (
    <ul className={styles.within} aria-label={words.say("table.reach").replace(/\s*:$/, "")}>
      {chosen.map((space) => {
        const [way, ...others] = waysTo(table, space).sort((one, other) => one.files.length - other.files.length);
        return (
          <li key={space}>
            {/* No piece of its own, but another way to reach the one on the map, which a coach points at. */}
            <button
              type="button"
              className={`${styles.way} lit`}
              aria-label={words.move("take", space)}
              onClick={() => act({ verb: "take", piece: space })}
            >
              <Token token={table.tokens[space] ?? ""} />
              {way && way.files.length > 0 && (
                <span className={`line ${styles.files}`}>
                  <FileMark />
                  {way.files.map((token, index) => (
                    <Token key={index} token={token} />
                  ))}
                  {others.length > 0 && "…"}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
