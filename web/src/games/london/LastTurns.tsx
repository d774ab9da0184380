// What the others did since my last turn, a line for each of them.

import { Since } from "../../look";
import type { Told } from "../../protocol";
import type { Words } from "../../shell/words";
import { Icon, type Sign } from "./drawings/Icons";
import { Vignette } from "./drawings/Vignette";
import styles from "./LastTurns.module.css";
import { turnsSince } from "./since";
import { cardOf, dyed, signed } from "./table";
import type { Facts } from "./view";

interface LastTurnsProps {
  story: Told[];
  seat: number | null;
  facts: Facts;
  words: Words;
  playing: boolean; // what is still being shown is not told beforehand
}

export function LastTurns({ story, seat, facts, words, playing }: LastTurnsProps) {
  const turns = playing ? [] : turnsSince(story, seat);
  return (
    <div className={styles.turns}>
      <Since
        deeds={turns.map(({ seat: who, drew, took, built, boroughs, activated, money, points, poverty, loans, events }) => ({
          seat: who,
          said: events.map(({ kind, args }) => words.event(kind, args)).join(" "),
          pieces: (
            <>
              {drew > 0 && <Sum sign="card" said={String(drew)} />}
              {took.map((name, place) => (
                <Small key={place} name={name} facts={facts} />
              ))}
              {built.length > 0 && <Icon sign="bring" />}
              {built.map((name, place) => (
                <Small key={place} name={name} facts={facts} />
              ))}
              {boroughs.map((name) => (
                <Sum key={name} sign="borough" said={words.say(`short.${name}`)} />
              ))}
              {activated.length > 0 && <Sum sign="pile" said={`×${activated.length}`} />}
              {loans > 0 && <Sum sign="loan" said={signed(loans)} />}
              {money > 0 && <Sum sign="money" said={signed(money)} />}
              {points > 0 && <Sum sign="points" said={signed(points)} />}
              {poverty !== 0 && <Sum sign="poverty" said={signed(poverty)} />}
            </>
          ),
        }))}
      />
    </div>
  );
}

const Sum = ({ sign, said }: { sign: Sign; said: string }) => (
  <b>
    <Icon sign={sign} />
    {said}
  </b>
);

/** A card so small that only its colour and its drawing are seen. */
function Small({ name, facts }: { name: string; facts: Facts }) {
  return (
    <span className={styles.small} style={dyed(cardOf(facts, name).colour)}>
      <Vignette card={name} />
    </span>
  );
}
