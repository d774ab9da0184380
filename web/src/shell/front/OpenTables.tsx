// The public tables, to join or to watch; looked up again every few seconds.
import { useEffect, useState } from "react";
import type { GameInfo, Listed } from "../../protocol";
import { openTables } from "../api";
import { clockWords } from "../clock";
import { useLanguage } from "../language";
import type { Mine } from "../mine";
import { Link, tablePath } from "../route";
import styles from "./Tables.module.css";

const EVERY = 5000; // milliseconds

export function OpenTables({ games, mine }: { games: readonly GameInfo[]; mine: Mine }) {
  const { ui } = useLanguage();
  const tables = useOpenTables();
  const others = tables.filter(({ table }) => !mine.tables.some((one) => one.table === table));
  return (
    <section aria-labelledby="front-open">
      <h2 id="front-open">{ui.say("front.open")}</h2>
      {others.length === 0 && <p className="quiet">{ui.say("front.none_open")}</p>}
      <ul className={styles.tables}>
        {others.map((one) => (
          <OpenTable key={one.table} table={one} game={games.find((game) => game.name === one.game)} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table, game }: { table: Listed; game: GameInfo | undefined }) {
  const { ui, language } = useLanguage();
  const title = game?.title[language] ?? table.game;
  const people = table.seats.flatMap((seat) => (seat.kind === "person" && seat.name ? [seat.name] : []));
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const about = [
    ui.join(people),
    free > 0 && ui.say("front.free", { count: free }),
    table.begun ? ui.say("front.moves", { count: table.moves }) : ui.say("front.waiting"),
    table.clock && clockWords(table.clock, ui),
    table.values !== "printed" && ui.say(`values.${table.values}`),
  ];
  return (
    <li className="panel line">
      <span className={styles.about}>
        <strong>{title}</strong>
        <span className="quiet">{about.filter(Boolean).join(" · ")}</span>
      </span>
      {(free > 0 || table.spectators) && (
        <Link to={tablePath(table.table)} className={free > 0 ? "btn btn-primary" : "btn"}>
          {ui.say(free > 0 ? "front.join" : "front.watch")}
        </Link>
      )}
    </li>
  );
}

function useOpenTables(): Listed[] {
  const [tables, setTables] = useState<Listed[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      if (document.hidden) return;
      openTables().then(
        (found) => wanted && setTables(found),
        () => undefined, // the next look may find the server again
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return tables;
}
