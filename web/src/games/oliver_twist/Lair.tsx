// My lair: money, tools, burglaries, the reserve, whose tokens are lit when one has to go, and what my file would cost.

import { useContext } from "react";
import type { Goal } from "../../protocol";
import { AboutWords, Coins, HandsContext, Piece, Plate, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { AboutToken } from "./About";
import { FileMark, LootMark } from "./drawings/Marks";
import { Token } from "./drawings/Token";
import styles from "./Lair.module.css";
import { Tools } from "./Rival";
import type { Facts, Held, Mine, Table as OliverTable } from "./view";

interface LairProps {
  table: OliverTable;
  facts: Facts;
  mine: Mine;
  seat: number;
  words: Words;
  goal: Goal | null;
  acts: boolean;
  wins: boolean;
}

export function Lair({ table, facts, mine, seat, words, goal, acts, wins }: LairProps) {
  const about = useAbout();
  const money = table.seats[seat]?.total ?? mine.money;
  const label = `${words.say("table.reserve")} ${mine.reserve.length}/${facts.limit}`;
  return (
    <Plate
      as="div"
      seat={seat}
      name={words.seat(seat)}
      mine
      waited={acts}
      wins={wins}
      className={styles.lair}
      tag={
        <span className={styles.riches}>
          <Tools tools={table.seats[seat]?.tools ?? []} words={words} />
          {mine.burglaries.length > 0 && (
            <span
              className="line"
              {...about(() => (
                <AboutWords name={words.say("table.kept")}>
                  {words.say("browser.about_loot")} {words.say("browser.only_you")}
                </AboutWords>
              ))}
            >
              <LootMark />
              <span aria-hidden="true">{mine.burglaries.map((one) => (one < 0 ? `−${-one}` : one)).join(" · ")}</span>
              <span className="aloud">{words.say("table.burgled", { loot: mine.burglaries })}</span>
            </span>
          )}
          <Coins count={money} label={words.say("table.pounds", { count: money })} pile={1} />
        </span>
      }
    >
      {table.step !== "over" && (
        <ul className={styles.reserve} {...spot("hand")} aria-label={label}>
          {Array.from({ length: facts.limit }, (_, slot) => (
            <li key={slot}>{mine.reserve[slot] && <InReserve one={mine.reserve[slot]} words={words} />}</li>
          ))}
          <File goal={goal} seat={seat} words={words} />
        </ul>
      )}
    </Plate>
  );
}

function InReserve({ one: { token, hexagonal }, words }: { one: Held; words: Words }) {
  const { lit } = useContext(HandsContext);
  const about = useAbout();
  return (
    <Piece
      verb="file"
      piece={token}
      aria-label={lit({ verb: "file", piece: token }) ? words.move("file", token) : words.say(`token.${token}`)}
      {...about(() => <AboutToken token={token} words={words} />)}
    >
      <Token token={token} hexagonal={hexagonal} />
    </Piece>
  );
}

/** O11: what my file would cost, now and with all that is not sold. */
function File({ goal, seat, words }: { goal: Goal | null; seat: number; words: Words }) {
  const about = useAbout();
  const fine = Number(goal?.args.fine ?? 0);
  const more = Number(goal?.args.more ?? fine);
  const cost = words.say("browser.file_cost", { fine, more });
  return (
    <li
      className={styles.file}
      {...spot(`file ${seat}`)}
      {...about(() => (
        <AboutWords name={words.say("browser.file")}>
          {cost} {words.say("browser.about_files")}
        </AboutWords>
      ))}
    >
      <FileMark />
      <small aria-hidden="true">{words.say(more > fine ? "browser.cost_more" : "browser.cost", { fine, more })}</small>
      <span className="aloud">{words.titled(words.say("browser.file"), cost)}</span>
    </li>
  );
}
