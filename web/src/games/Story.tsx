// A drawn example for the rules: a few pictures in a row, each with a word on what happens there.
import type { ReactNode } from "react";
import type { Words } from "../shell/words";
import styles from "./Story.module.css";

/** What is said below the pictures stands in the game's words: `rules.example_1` and so on. */
export function Story({ pictures, words }: { pictures: readonly ReactNode[]; words: Words }) {
  return (
    <ol className={styles.story}>
      {pictures.map((picture, place) => (
        <li key={place}>
          <span className={styles.picture} aria-hidden="true">
            {picture}
          </span>
          <span>{words.say(`rules.example_${place + 1}`)}</span>
        </li>
      ))}
    </ol>
  );
}
