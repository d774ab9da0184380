// A hint, on wish: the best moves from what my seat knows, why in words, and the piece of the best one ringed.
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { nameOf } from "../../look";
import type { Fault as FaultData, Hint } from "../../protocol";
import { hint as fetchHint } from "../api";
import type { Known } from "../known";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { Fault } from "../parts/Fault";
import type { Words } from "../words";
import { classes } from "../../look/classes";
import { useBeside } from "../../look/beside";
import { Ring, useSpot } from "./place";
import styles from "./place.module.css";

const WIDTH = 320;

/** How to ask for a hint (null where none is given now), and what is shown of the last one. */
export function useHint(
  table: string,
  token: string,
  known: Known,
  words: Words,
  ready: boolean,
): [(() => void) | null, ReactNode] {
  const { ui } = useLanguage();
  const [thinking, setThinking] = useState(false);
  const [found, setFound] = useState<Hint | null>(null);
  const [fault, setFault] = useState<FaultData | null>(null);
  const seat = known.hello?.seat ?? null;
  const made = known.events.filter((event) => event.what === "move" && event.seat === seat).length;
  const choice = `${made} ${known.view?.moves.map(nameOf).join() ?? ""}`; // others may move meanwhile
  useEffect(() => {
    setFound(null); // it was about another choice
    setFault(null);
    setThinking(false);
  }, [choice]);
  const ask = (): void => {
    setThinking(true);
    setFault(null);
    fetchHint(table, token)
      .then(setFound, (problem: unknown) => setFault(faultOf(problem)))
      .finally(() => setThinking(false));
  };
  const best = found?.best ?? [];
  const first = best[0]?.move;
  const find = useMemo(() => (first ? () => document.querySelector(`main [data-move="${first}"]`) : null), [first]);
  const spot = useSpot(find);
  const card = useRef<HTMLDivElement>(null);
  const style = useBeside(spot, WIDTH, card, found);
  const shown = (thinking || best.length > 0 || fault) && (
    <div ref={card} className={classes("sheet", styles.hint, spot && styles.word)} role="status" style={style}>
      {thinking && <p>{ui.say("hint.thinking")}</p>}
      {best.map((advice, place) => (
        <p key={advice.move} className={place ? "quiet" : undefined}>
          {words.say(place ? "hint.else" : "hint.best", {
            move: words.moveNamed(advice.move),
            share: percent(advice.share),
          })}
        </p>
      ))}
      {best.slice(0, 1).flatMap((advice) => [
        ...(advice.changes ?? []).map(({ line, points }) => (
          <p key={line}>
            {words.say(points > 0 ? "hint.gains" : "hint.loses", {
              line: words.say(`score.${line}`),
              points: Math.abs(points),
            })}
          </p>
        )),
        advice.danger ? <p key="danger">{words.say("hint.danger", { part: percent(advice.danger) })}</p> : null,
      ])}
      {fault && <Fault fault={fault} words={words} />}
    </div>
  );
  const all = (
    <>
      {spot && <Ring spot={spot} />}
      {shown}
    </>
  );
  return [ready && token && !thinking ? ask : null, all];
}

/** A share as people say it. */
export const percent = (share: number): number => Math.round(100 * share);
