// The tokens within reach as a row of buttons below the map, each with what its way would file: for thumbs.

import { useContext } from "react";
import { HandsContext } from "../../look";
import type { Words } from "../../shell/words";
import { FileMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import { fewest, useReady } from "./Space";
import { HIDDEN, waysTo } from "./table";
import type { Table as OliverTable } from "./view";

interface WaysProps {
  table: OliverTable;
  words: Words;
}

export function Ways({ table, words }: WaysProps) {
  const { act } = useContext(HandsContext);
  const ready = useReady();
  const spaces = table.tokens
    .map((_, space) => space)
    .filter((space) => ready(space) === "take" && table.tokens[space] !== HIDDEN);
  if (!spaces.length || !table.ways.length) return null;
  const chosen = [...spaces].sort((one, other) => fewest(table, one) - fewest(table, other));
  return (
    <ul className="ot-within" aria-label={words.say("table.reach").replace(/\s*:$/, "")}>
      {chosen.map((space) => {
        const ways = waysTo(table, space);
        const files = ways.reduce<string[] | null>(
          (least, way) => (least === null || way.files.length < least.length ? way.files : least),
          null,
        );
        return (
          <li key={space}>
            {/* No piece of its own, but another way to reach the one on the map, which a coach points at. */}
            <button
              type="button"
              className="ot-way lit"
              aria-label={words.move("take", space)}
              onClick={() => act({ verb: "take", piece: space })}
            >
              <Token token={table.tokens[space] ?? ""} />
              {files && files.length > 0 && (
                <span className={ways.length > 1 ? "ot-way-files ot-way-several" : "ot-way-files"}>
                  <FileMark />
                  {files.map((token, index) => (
                    <Token key={index} token={token} />
                  ))}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
