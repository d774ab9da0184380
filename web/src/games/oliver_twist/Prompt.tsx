// One line below the map: what is to be done, or what the way that is pointed at would bring and file.

import type { Words } from "../../shell/words";
import { FileMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import type { Ready } from "./Space";
import { HIDDEN, waysTo } from "./table";
import type { Table as OliverTable } from "./view";

/** How a prowl could begin now: by a token, by a dark street, by either, by a bribe, or not at all. */
export type Prowl = "take" | "turn" | "both" | "bribe" | "pay";

interface PromptProps {
  table: OliverTable;
  words: Words;
  doer: number | null;
  mine: boolean; // I am to move
  prowl: Prowl;
  aimed: Ready | null;
  at: number | null;
}

export function Prompt({ table, words, doer, mine, prowl, aimed, at }: PromptProps) {
  if (at !== null && aimed === "take") return <Aimed table={table} words={words} at={at} />;
  const said = say(table, words, doer, mine, prowl);
  return <p className="ot-prompt">{said.charAt(0).toUpperCase() + said.slice(1)}</p>;
}

function Aimed({ table, words, at }: { table: OliverTable; words: Words; at: number }) {
  const ways = waysTo(table, at);
  const token = table.tokens[ways[0]?.goal ?? at];
  return (
    <p className="ot-prompt ot-aimed" aria-hidden="true">
      {token && token !== HIDDEN && (
        <>
          <Token token={token} />
          <span>{words.say("browser.brings", { token })}</span>
        </>
      )}
      {ways.length > 0 && <FileMark />}
      {ways.map(({ files, passed }, index) => (
        <span key={passed.join(" ")} className="ot-aimed-way">
          {index > 0 && <small>{words.say("table.or")}</small>}
          {files.length ? files.map((one, step) => <Token key={step} token={one} />) : <small>{words.say("browser.files_none")}</small>}
        </span>
      ))}
    </p>
  );
}

/** What is to be done, and by whom. */
function say(table: OliverTable, words: Words, doer: number | null, mine: boolean, prowl: Prowl): string {
  if (table.step === "over") return "";
  const { taken, helper } = table;
  if (!mine) return doer === null ? "" : words.say(otherKey(table), { seat: doer });
  const asked = words.say(`browser.do_${stepKey(table, prowl)}`, {
    token: taken ?? "",
    left: table.chain?.left ?? 0,
    looks: table.looks,
    victim: table.victim ?? 0,
  });
  return helper && table.step !== "turn" ? `${words.say("browser.card", { character: helper })} – ${asked}` : asked;
}

function stepKey({ step, looks }: OliverTable, prowl: Prowl): string {
  if (step === "turn") return `turn_${prowl}`;
  if (step === "prowl" && (prowl === "turn" || prowl === "both")) return `prowl_${prowl}`;
  return step === "place" && !looks ? "place_only" : step;
}

function otherKey({ step }: OliverTable): string {
  if (step === "sale" || step === "bargain") return "browser.other_sells";
  if (step === "chain") return "browser.other_chain";
  return step === "keep" || step === "discard" ? "browser.other_burgles" : "browser.other_prowls";
}
