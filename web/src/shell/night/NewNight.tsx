// A new club night: which game, how many at a table, how many rounds, by which clock.
import { useEffect, useState } from "react";
import type { Clock, Fault as FaultData } from "../../protocol";
import { newNight } from "../api";
import { ClockChoice } from "../front/ClockChoice";
import { Options, type Settings } from "../front/Options";
import { useLanguage } from "../language";
import { faultOf, useGames, useGameWords } from "../load";
import { beKnown } from "../me";
import { botName } from "../names";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { Labelled } from "../parts/Labelled";
import { go, nightPath } from "../route";
import styles from "./NightPage.module.css";

const ROUNDS = 12;

export function NewNight() {
  const { ui, language } = useLanguage();
  const { value, fault: missing } = useGames();
  const games = (value ?? []).toSorted((one, other) => one.weight - other.weight);
  const [chosen, setChosen] = useState("");
  const game = games.find(({ name }) => name === chosen) ?? games[0];
  const words = useGameWords(game?.name ?? "", language);
  const [players, setPlayers] = useState(0);
  const [rounds, setRounds] = useState(3);
  const [title, setTitle] = useState("");
  const [bot, setBot] = useState("");
  const [clock, setClock] = useState<Clock | null>(null);
  const [options, setOptions] = useState<Settings>({});
  const [fault, setFault] = useState<FaultData | null>(null);
  useEffect(() => {
    document.title = `${ui.say("night.new")} – Rookery`;
  }, [ui]);
  if (!game) {
    return (
      <>
        <Header />
        <main className={styles.night}>{missing && <Fault fault={missing} />}</main>
      </>
    );
  }
  const seats = Math.min(Math.max(players || 4, game.low), game.high);
  const make = async (): Promise<void> => {
    const wish = { game: game.name, players: seats, rounds, title, options, clock, bot: bot || game.rival };
    go(nightPath((await newNight(await beKnown(), wish)).night));
  };
  return (
    <>
      <Header />
      <main className={styles.night}>
        <h1>{ui.say("night.new")}</h1>
        <p>{ui.say("night.new_about")}</p>
        <form
          className="panel stack"
          onSubmit={(event) => {
            event.preventDefault();
            make().catch((problem: unknown) => setFault(faultOf(problem)));
          }}
        >
          <Labelled label={ui.say("night.name_it")} beside>
            <input className="field" maxLength={24} value={title} onChange={({ target }) => setTitle(target.value)} />
          </Labelled>
          <Labelled label={ui.say("night.game")} beside>
            <select
              className="field"
              value={game.name}
              onChange={({ target }) => {
                setChosen(target.value);
                setOptions({});
              }}
            >
              {games.map(({ name, title: titles }) => (
                <option key={name} value={name}>
                  {titles[language]}
                </option>
              ))}
            </select>
          </Labelled>
          <Labelled label={ui.say("night.players")} beside>
            <select className="field" value={seats} onChange={({ target }) => setPlayers(Number(target.value))}>
              {Array.from({ length: game.high - game.low + 1 }, (_, more) => (
                <option key={more} value={game.low + more}>
                  {game.low + more}
                </option>
              ))}
            </select>
          </Labelled>
          <Labelled label={ui.say("night.how_many_rounds")} beside>
            <input
              className="field"
              type="number"
              required
              min={1}
              max={ROUNDS}
              value={Number.isNaN(rounds) ? "" : rounds}
              onChange={({ target }) => setRounds(target.valueAsNumber)}
            />
          </Labelled>
          <Labelled label={ui.say("night.fill")} beside>
            <select className="field" value={bot || game.rival} onChange={({ target }) => setBot(target.value)}>
              {game.bots.map((name) => (
                <option key={name} value={name}>
                  {botName(name, ui)}
                </option>
              ))}
            </select>
          </Labelled>
          <ClockChoice change={setClock} />
          {game.options.length > 0 && words && (
            <Options infos={game.options} words={words} settings={options} change={setOptions} />
          )}
          {fault && <Fault fault={fault} words={words} />}
          <button type="submit" className="btn btn-primary">
            {ui.say("night.make")}
          </button>
        </form>
      </main>
    </>
  );
}
