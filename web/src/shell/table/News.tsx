// The last thing that happened, in one line; it speaks while the log is out of sight.
import type { Happened } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";
import { logged } from "./lines";

interface NewsProps {
  events: readonly Happened[];
  words: Words;
  speak: boolean;
  replaying: boolean;
}

export function News({ events, words, speak, replaying }: NewsProps) {
  const { ui } = useLanguage();
  const lines = logged(events, words, ui);
  const last = lines.at(-1)?.number;
  const latest = lines.filter((line) => line.number === last);
  return (
    <p className="latest" aria-live={speak ? "polite" : "off"}>
      {!replaying && latest.map((line) => line.text).join(" ")}
    </p>
  );
}
