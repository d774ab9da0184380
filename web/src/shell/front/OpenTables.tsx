// The public tables, to join or to watch; looked up again every few seconds.
import { useEffect, useState } from "react";
import type { GameInfo, Listed } from "../../protocol";
import { openTables } from "../api";
import { keptTables } from "../keep";
import { useLanguage } from "../language";
import { Link, tablePath } from "../route";

const EVERY = 5000; // milliseconds

export function OpenTables({ games }: { games: readonly GameInfo[] }) {
  const { ui } = useLanguage();
  const tables = useOpenTables();
  const mine = keptTables();
  const others = tables.filter((one) => !mine[one.table]?.token);
  return (
    <section aria-labelledby="front-open">
      <h2 id="front-open">{ui.say("front.open")}</h2>
      {others.length === 0 && <p className="quiet">{ui.say("front.none_open")}</p>}
      <ul className="table-list">
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
    table.values !== "printed" && ui.say(`values.${table.values}`),
  ];
  return (
    <li className="table-row panel">
      <span>
        <strong>{title}</strong>{" "}
        <span className="quiet">
          {about.filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="row">
        {free > 0 && (
          <Link to={tablePath(table.table)} className="btn btn-primary">
            {ui.say("front.join")}
          </Link>
        )}
        {free === 0 && table.spectators && (
          <Link to={tablePath(table.table)} className="btn">
            {ui.say("front.watch")}
          </Link>
        )}
      </span>
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
