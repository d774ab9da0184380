// The tokens within reach as a row of buttons below the map, each with what its way would file: for thumbs.

import type { Words } from "../../shell/words";
import { FileMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import { fewest, type Ready } from "./Space";
import { HIDDEN, waysTo } from "./table";
import type { Table as OliverTable } from "./view";

interface WaysProps {
  table: OliverTable;
  words: Words;
  ready(space: number): Ready | null;
}

export function Ways({ table, words, ready }: WaysProps) {
  const spaces = table.tokens
    .map((_, space) => space)
    .filter((space) => ready(space)?.verb === "take" && table.tokens[space] !== HIDDEN);
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
            <button type="button" className="ot-way lit" aria-label={words.move("take", space)} onClick={ready(space)?.go}>
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
