// The last thing that happened, in one line; it speaks while the log is out of sight.
import type { Happened } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";
import { latest } from "./lines";
import styles from "./News.module.css";

interface NewsProps {
  events: readonly Happened[];
  words: Words;
  speak: boolean;
  replaying: boolean;
}

export function News({ events, words, speak, replaying }: NewsProps) {
  const { ui } = useLanguage();
  const lines = replaying ? [] : latest(events, words, ui);
  return (
    <p className={styles.news} aria-live={speak ? "polite" : "off"}>
      {lines.map((line) => line.text).join(" ")}
    </p>
  );
}
