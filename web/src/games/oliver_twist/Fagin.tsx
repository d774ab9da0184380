// Fagin with the rewards that are left, the top one first, and the police beside him; his book is open to all.

import { AboutWords, Coin, spot, useAbout } from "../../look";
import type { Words } from "../../shell/words";
import { BookMark, MoonMark, Policeman, SunMark } from "./drawings/Marks";
import { Fagin as Face } from "./drawings/Portrait";
import styles from "./Fagin.module.css";
import type { Table as OliverTable } from "./view";

export function Fagin({ table, words, open }: { table: OliverTable; words: Words; open(): void }) {
  const about = useAbout();
  const rewards = table.rewards.join(" ") || words.say("table.none");
  return (
    <div className={styles.fagin}>
      <span
        className={styles.him}
        role="img"
        tabIndex={0}
        aria-label={words.titled(words.say("table.rewards"), rewards)}
        {...spot("fagin")}
        {...about(() => (
          <AboutWords name={words.titled(words.say("table.rewards"), rewards)}>
            {words.say("browser.about_sets")} {words.say("browser.about_fagin")}
          </AboutWords>
        ))}
      >
        <Face />
        <span className={styles.rewards}>
          <Coin />
          {table.rewards.map((reward, index) => (
            <b key={index}>{reward}</b>
          ))}
          {!table.rewards.length && <small>{words.say("table.none")}</small>}
        </span>
      </span>
      <p className="line grow">
        {table.night ? <MoonMark /> : <SunMark />}
        <strong>{words.say(table.night ? "table.night" : "table.day")}</strong>
      </p>
      <span
        className={styles.police}
        role="img"
        tabIndex={0}
        aria-label={words.say("browser.police")}
        {...spot("police")}
        {...about(() => (
          <AboutWords name={words.say("browser.police")}>{words.say("browser.about_police")}</AboutWords>
        ))}
      >
        <Policeman />
      </span>
      <button
        type="button"
        className={`btn ${styles.book}`}
        aria-label={words.say("browser.book")}
        onClick={open}
        {...about(() => (
          <AboutWords name={words.say("browser.book")}>{words.say("browser.about_book")}</AboutWords>
        ))}
      >
        <BookMark />
      </button>
    </div>
  );
}
