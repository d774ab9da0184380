// The front page: go on playing, play now, invite friends, or join and watch others.
import { useEffect } from "react";
import type { GameInfo } from "../../protocol";
import { keptTables } from "../keep";
import { useLanguage } from "../language";
import { useGames } from "../load";
import { useMine } from "../mine";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { NameField } from "../parts/NameField";
import { Link, NEW_NIGHT, nightPath } from "../route";
import { finishSitting } from "../sit";
import styles from "./FrontPage.module.css";
import { GameCard } from "./GameCard";
import { MyTables } from "./MyTables";
import { OpenTables } from "./OpenTables";

export function FrontPage() {
  const { ui, language } = useLanguage();
  const { value, fault } = useGames();
  const mine = useMine();
  const games = byWeight(value ?? [], language);
  useEffect(() => {
    document.title = `Rookery – ${ui.say("front.title")}`;
  }, [ui]);
  useEffect(() => {
    for (const [table, { unseated }] of Object.entries(keptTables())) if (unseated) void finishSitting(table);
  }, []);
  return (
    <>
      <Header />
      <main className={styles.front}>
        <div className={styles.title}>
          <div>
            <h1>{ui.say("front.title")}</h1>
            <p>{ui.say("front.about")}</p>
          </div>
          <NameField beside />
        </div>
        {fault && <Fault fault={fault} />}
        <MyTables games={games} mine={mine} />
        <section className={styles.games} aria-labelledby="front-games">
          <h2 id="front-games" className="aloud">
            {ui.say("front.games")}
          </h2>
          <ul>
            {games.map((game, place) => (
              <GameCard key={game.name} game={game} first={place === 0 && games.length > 1} />
            ))}
          </ul>
        </section>
        {(value || fault) && ( // not before the games, which would push it down
          <>
            <p className={styles.night}>
              {ui.say("night.front")} <Link to={nightPath(NEW_NIGHT)}>{ui.say("night.new")}</Link>
            </p>
            <OpenTables games={games} mine={mine} />
          </>
        )}
      </main>
    </>
  );
}

/** What is learnt most easily comes first. */
function byWeight(games: readonly GameInfo[], language: string): GameInfo[] {
  const title = (game: GameInfo): string => game.title[language] ?? game.name;
  return games.toSorted((one, other) => one.weight - other.weight || title(one).localeCompare(title(other)));
}
