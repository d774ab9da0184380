// What is to be done now, or what the way that is pointed at would bring and file; with all answers that are no pieces.

import type { Move } from "../../protocol";
import { Answer, Prompt, SeatMark } from "../../look";
import type { Words } from "../../shell/words";
import { upper } from "./About";
import { FileMark } from "./drawings/Marks";
import { Heap, Token } from "./drawings/Token";
import styles from "./Question.module.css";
import { HIDDEN, WALLET, waysTo } from "./table";
import type { Table as OliverTable } from "./view";

interface QuestionProps {
  table: OliverTable;
  words: Words;
  doer: number | null;
  mine: boolean; // I am to move
  moves: Move[];
  /** The space whose ways are pointed at. */
  aimed: number | null;
}

export function Question({ table, words, doer, mine, moves, aimed }: QuestionProps) {
  return (
    <Prompt
      mine={mine}
      seat={mine ? null : doer}
      className={styles.question}
      answers={<Answers table={table} words={words} />}
    >
      <span className={styles.stack}>
        <span data-hidden={aimed !== null || undefined}>{upper(say(table, words, doer, mine, moves))}</span>
        {aimed !== null && <Aimed table={table} words={words} at={aimed} />}
      </span>
    </Prompt>
  );
}

function Answers({ table, words }: { table: OliverTable; words: Words }) {
  const pounds = (count: number): string => words.say("table.pounds", { count });
  return (
    <>
      {(table.mine?.sets ?? []).map(({ kind, tokens, brings }) => (
        <Answer key={kind} verb="sell" piece={kind}>
          <span className="aloud">{words.titled(words.move("sell", kind), pounds(brings))}</span>
          <span aria-hidden="true">{words.say("browser.sell")}</span>
          <Heap tokens={tokens} />
          <strong aria-hidden="true">{pounds(brings)}</strong>
        </Answer>
      ))}
      {(["rob", "name"] as const).flatMap((verb) =>
        table.seats.map((_, seat) => (
          <Answer key={`${verb} ${seat}`} verb={verb} piece={seat}>
            <SeatMark seat={seat} />
            {words.move(verb, seat)}
          </Answer>
        )),
      )}
      {(["bribe", "wallet", "deal", "pay", "done"] as const).map((verb) => (
        <Answer key={verb} verb={verb} quiet={verb === "done"}>
          {verb === "wallet" && <Heap tokens={[WALLET]} />}
          {words.move(verb, null)}
          {verb === "deal" && table.sale && <strong>{pounds(table.sale.brings)}</strong>}
        </Answer>
      ))}
    </>
  );
}

function Aimed({ table, words, at }: { table: OliverTable; words: Words; at: number }) {
  const ways = waysTo(table, at);
  const token = table.tokens[ways[0]?.goal ?? at];
  return (
    <span className="line unbroken" aria-hidden="true">
      {token && token !== HIDDEN && (
        <>
          <Token token={token} />
          <span>{words.say("browser.brings", { token })}</span>
        </>
      )}
      {ways.length > 0 && <FileMark />}
      {ways.map(({ files, passed }, index) => (
        <span key={passed.join(" ")} className={styles.way}>
          {index > 0 && <small>{words.say("table.or")}</small>}
          {files.length ? files.map((one, step) => <Token key={step} token={one} />) : <small>{words.say("browser.files_none")}</small>}
        </span>
      ))}
    </span>
  );
}

/** What is to be done, and by whom. */
function say(table: OliverTable, words: Words, doer: number | null, mine: boolean, moves: Move[]): string {
  if (table.step === "over") return "";
  const { taken, helper } = table;
  if (!mine) return doer === null ? "" : words.say(otherKey(table), { seat: doer });
  const asked = words.say(`browser.do_${stepKey(table, moves)}`, {
    token: taken ?? "",
    left: table.chain?.left ?? 0,
    looks: table.looks,
    victim: table.victim ?? 0,
  });
  return helper && table.step !== "turn" ? `${words.say("browser.card", { character: helper })} – ${asked}` : asked;
}

/** The question of a step; how a prowl could begin now, by the moves that are open. */
function stepKey({ step, looks }: OliverTable, moves: Move[]): string {
  const can = (verb: string): boolean => moves.some((move) => move.verb === verb);
  const prowl = can("take") ? (can("turn") ? "both" : "take") : can("turn") ? "turn" : can("bribe") ? "bribe" : "pay";
  if (step === "turn") return `turn_${prowl}`;
  if (step === "prowl" && (prowl === "turn" || prowl === "both")) return `prowl_${prowl}`;
  return step === "place" && !looks ? "place_only" : step;
}

function otherKey({ step }: OliverTable): string {
  if (step === "sale" || step === "bargain") return "browser.other_sells";
  if (step === "chain") return "browser.other_chain";
  return step === "keep" || step === "discard" ? "browser.other_burgles" : "browser.other_prowls";
}
