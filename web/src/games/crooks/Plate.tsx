// A player: their money, the gangs they have crooks of, whether they have passed; at the end, their points.

import type { RefCallback } from "react";
import { SeatMark, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { GangMark } from "./drawings/Marks";
import { Money } from "./Money";
import { totalsOf } from "./table";
import type { Facts, Loot, Table } from "./view";

interface PlateProps {
  table: Table;
  facts: Facts;
  seat: number;
  mine: boolean;
  words: Words;
  waited: boolean; // it is their move
  loot: Loot[];
  now: number | null; // the line of the count that is told now
  purse: RefCallback<HTMLElement>;
}

export function Plate({ table, facts, seat, mine, words, waited, loot, now, purse }: PlateProps) {
  const player = table.players[seat];
  if (!player) return null;
  const wins = table.winners.includes(seat);
  const line = now === null ? undefined : loot[now];
  const gain = line?.seats.includes(seat) ? line.points : 0;
  const total = totalsOf(loot, table.players.length)[seat] ?? 0;
  const counting = now === null ? undefined : facts.gangs[now - table.targets.length];
  const classes = [
    "crooks-plate",
    mine && "crooks-plate-mine",
    waited && "crooks-waited",
    player.passed && table.turn !== null && "crooks-passed",
    wins && "crooks-wins",
  ];
  return (
    <div
      className={classes.filter(Boolean).join(" ")}
      style={{ borderColor: seatColour(seat) }}
      {...spot(`plate ${seat}`)}
    >
      <span className="crooks-who">
        <SeatMark seat={seat} />
        <strong className="crooks-name">{words.seat(seat)}</strong>
      </span>
      <span className={`crooks-purse${loot.length || player.passed ? " crooks-done" : ""}`} ref={purse}>
        <Money count={player.money} words={words} />
        {loot.length > 0 && (
          <span className="crooks-points">
            <b key={total}>{total}</b> <small>{words.say("browser.points", { count: total })}</small>
            {gain > 0 && (
              <em key={now} aria-hidden="true">
                +{gain}
              </em>
            )}
          </span>
        )}
        {player.passed && loot.length === 0 && <small className="crooks-out">{words.say("browser.passed")}</small>}
      </span>
      <span className="crooks-counts" {...spot(`gangs ${seat}`)}>
        {facts.gangs.map((name, gang) => (
          <span
            key={name}
            className={`crooks-count${table.gangs[gang]?.leader === seat ? " crooks-first" : ""}${counting === name ? " crooks-counting" : ""}`}
            title={words.tell(name, "gang")}
          >
            <GangMark gang={name} />
            <span className="aloud">{words.tell(name, "gang")}:</span>
            <b>{table.gangs[gang]?.counts[seat]}</b>
            {table.gangs[gang]?.leader === seat && <span className="aloud">{words.say("browser.leads_gang")}</span>}
          </span>
        ))}
      </span>
    </div>
  );
}
