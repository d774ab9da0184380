// How I do, game by game: my share of the wins, my rating, what I win by, and my games.
import type { GameResults } from "../../protocol";
import { myResults } from "../api";
import { useLanguage } from "../language";
import { useGames, useGameWords, useLoaded } from "../load";
import { Link, resultsPath } from "../route";
import { Games, Lines, Records } from "./Results";

export function MyResults({ me }: { me: string }) {
  const { ui } = useLanguage();
  const { value } = useLoaded(`results ${me}`, () => myResults(me));
  if (!value) return null;
  return (
    <>
      <h2 className="whole">{ui.say("results.mine")}</h2>
      {value.length === 0 && <p className={"quiet whole"}>{ui.say("results.mine_none")}</p>}
      {value.map((results) => (
        <MyGame key={results.game} results={results} />
      ))}
    </>
  );
}

function MyGame({ results }: { results: GameResults }) {
  const { ui, language } = useLanguage();
  const words = useGameWords(results.game, language);
  const title = useGames().value?.find(({ name }) => name === results.game)?.title[language] ?? results.game;
  return (
    <section className="panel stack whole">
      <h3>
        <Link to={resultsPath(results.game)}>{title}</Link>
      </h3>
      <Records results={results} />
      {words && results.lines.length > 0 && <Lines lines={results.lines} whose={ui.say("me.title")} words={words} />}
      <Games games={results.recent} />
    </section>
  );
}
