// The results of a game: who plays it how well, what it is won by, and the games that were played.
import { useEffect } from "react";
import { gameResults } from "../api";
import { useLanguage } from "../language";
import { useGames, useGameWords, useLoaded } from "../load";
import styles from "../me/MePage.module.css";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { Link } from "../route";
import { Games, Lines, Records } from "./Results";

export function ResultsPage({ game }: { game: string }) {
  const { ui, language } = useLanguage();
  const { value: results, fault } = useLoaded(game, () => gameResults(game));
  const words = useGameWords(results ? game : "", language);
  const title = useGames().value?.find(({ name }) => name === game)?.title[language] ?? "";
  const heading = ui.say("results.of", { game: title });
  useEffect(() => {
    document.title = `${heading} – Rookery`;
  }, [heading]);
  return (
    <>
      <Header />
      <main className={`${styles.me} ${styles.pair}`}>
        <h1>{heading}</h1>
        {fault && <Fault fault={fault} />}
        {results?.games === 0 && (
          <p className="whole">
            {ui.say("results.none")} <Link to="/">{ui.say("end.home")}</Link>
          </p>
        )}
        {results && results.games > 0 && (
          <>
            <section className="panel stack">
              <h2>{ui.say("results.players")}</h2>
              <Records results={results} />
              <p className="quiet">{ui.say("results.about")}</p>
            </section>
            {words && results.lines.length > 0 && (
              <section className="panel stack">
                <h2>{ui.say("results.by")}</h2>
                <Lines lines={results.lines} whose={ui.say("results.everybody")} words={words} />
              </section>
            )}
            <section className="panel stack whole">
              <h2>{ui.say("results.played", { count: results.games })}</h2>
              <Games games={results.recent} />
            </section>
          </>
        )}
      </main>
    </>
  );
}
