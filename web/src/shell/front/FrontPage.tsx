// The front page: go on playing, play now, invite friends, or join and watch others.
import { useEffect } from "react";
import { useLanguage } from "../language";
import { useGames } from "../load";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { GameCard } from "./GameCard";
import { MyTables } from "./MyTables";
import { OpenTables } from "./OpenTables";

export function FrontPage() {
  const { ui } = useLanguage();
  const { value: games, fault } = useGames();
  useEffect(() => {
    document.title = "Rookery";
  }, []);
  return (
    <>
      <Header />
      <main className="front">
        <div className="front-title">
          <h1>{ui.say("front.title")}</h1>
          <p>{ui.say("front.about")}</p>
        </div>
        {fault && <Fault fault={fault} />}
        <MyTables games={games ?? []} />
        <section aria-labelledby="front-games">
          <h2 id="front-games">{ui.say("front.games")}</h2>
          <ul className="game-cards">
            {games?.map((game) => (
              <GameCard key={game.name} game={game} />
            ))}
          </ul>
        </section>
        <OpenTables games={games ?? []} />
      </main>
    </>
  );
}
