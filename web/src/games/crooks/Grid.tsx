// The grid: a target for each column, a player for each row, mine the nearest; on a narrow table the other way round.

import type { CSSProperties, RefCallback } from "react";
import { classes, seatColour, spot } from "../../look";
import type { Words } from "../../shell/words";
import { Baron } from "./Baron";
import { Cell } from "./Cell";
import cells from "./Cell.module.css";
import styles from "./Grid.module.css";
import { Head } from "./Head";
import type { Notes } from "./notes";
import { around } from "./table";
import type { Staging } from "./useStaging";
import type { Facts, Loot, Table } from "./view";

interface GridProps {
  stage: Staging;
  facts: Facts;
  seat: number | null;
  words: Words;
  notes: Notes;
  waiting: number[];
  loot: Loot[]; // what has been counted
  mine: boolean; // it is my turn
  purse(seat: number): RefCallback<HTMLElement>;
  showDeck(): void;
}

/** Where something stands: from 1, the players one way and the targets the other. */
const at = (player: number, target: number): CSSProperties & Record<`--${string}`, number> => ({
  "--player": player,
  "--target": target,
});

export function Grid({ stage, facts, seat, words, notes, waiting, loot, mine, purse, showDeck }: GridProps) {
  const { table, now } = stage;
  const players = around(table.players.length, seat);
  return (
    <div
      className={styles.grid}
      style={{ "--players": players.length } as CSSProperties}
      role="group"
      aria-label={words.say("browser.grid")}
      {...spot("grid")}
    >
      <button type="button" className={styles.deck} style={at(1, 1)} onClick={showDeck}>
        {words.say("browser.deck")} <small className="if-wide">{words.say(`browser.values_${facts.values}`)}</small>
      </button>
      <ul aria-label={words.say("browser.targets")}>
        {table.targets.map((target, place) => (
          <li key={place} style={at(1, place + 2)}>
            <Head
              target={target}
              number={facts.targets[place] ?? 0}
              facts={facts}
              words={words}
              loot={loot[place]}
              now={now === place}
              spy={mine && table.step === "spy"}
            />
          </li>
        ))}
      </ul>
      {players.map((player, row) => (
        <div key={player} className={styles.row} role="group" aria-label={words.seat(player)}>
          <div style={at(row + 2, 1)}>
            <Baron
              table={table}
              facts={facts}
              seat={player}
              mine={player === seat}
              words={words}
              waited={waiting.includes(player)}
              loot={loot}
              purse={purse(player)}
            />
          </div>
          <ul aria-label={words.say("browser.row", { seat: player })}>
            {table.targets.map((target, place) => (
              <li
                key={place}
                style={{ ...at(row + 2, place + 2), "--seat": seatColour(player) } as CSSProperties}
                className={cellClass(stage, facts, place, player, seat)}
              >
                <Cell
                  facts={facts}
                  target={target}
                  number={facts.targets[place] ?? 0}
                  player={player}
                  words={words}
                  notes={notes}
                  move={mine ? moveHere(table, facts.targets[place] ?? 0, player, seat) : null}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function cellClass({ table, struck, playing, now }: Staging, facts: Facts, place: number, player: number, seat: number | null): string {
  const number = facts.targets[place];
  return classes(
    cells.cell,
    player === seat && cells.mine,
    table.targets[place]?.leaders.includes(player) && cells.leads,
    table.target === number && table.turn === player && !playing && cells.aimed,
    struck?.seat === player && struck.target === number && cells.struck,
    now === place && cells.counting,
  );
}

/** The move that a cell would be clicked for now: C4, C10, C11. */
function moveHere(table: Table, number: number, player: number, seat: number | null): { verb: string; piece: number } | null {
  if (table.step === "send" && player === seat) return { verb: "send", piece: number };
  if (table.step === "transfer" && player === seat) return { verb: "transfer", piece: number };
  if (table.step === "kill" && number === table.target) return { verb: "kill", piece: player };
  return null;
}
