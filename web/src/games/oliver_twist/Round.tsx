// The end of a round as a sheet: who ended it, and for everyone their last sets, their file, their fine and their money.

import { Count } from "../../look";
import type { Words } from "../../shell/words";
import type { Tally } from "./beats";

interface RoundProps {
  tally: Tally;
  words: Words;
  winners?: number[];
  telling?: boolean; // the last line is being told
}

export function Round({ tally, words, winners, telling = false }: RoundProps) {
  const pounds = (count: number | null): string | number =>
    count ? (count < 0 ? "−" : "") + words.say("table.pounds", { count: Math.abs(count) }).replace(" £", "\u00a0£") : (count ?? "");
  const line = (name: string, cells: (string | number)[]) => ({ key: name, label: words.say(`browser.count_${name}`), cells });
  const { seats, loot, totals } = tally;
  const lines = [
    line("cashed", seats.map(({ cashed }) => pounds(cashed))),
    line("file", seats.map(({ file }) => file ?? "")),
    line("kinds", seats.map(({ kinds }) => kinds ?? "")),
    line("fine", seats.map(({ fine }) => pounds(fine && -fine))),
    line("money", seats.map(({ money }) => pounds(money))),
    line("loot", loot.map(pounds)),
  ];
  const told = lines.filter(({ cells }) => cells.some((cell) => cell)).length;
  const counted = totals.some((one) => one !== null);
  return (
    <Count
      names={seats.map((_, seat) => words.seat(seat))}
      lines={lines}
      total={counted ? totals.map(pounds) : undefined}
      told={telling && !counted ? told : undefined}
      winners={winners}
      title={
        <>
          <strong>{words.say("table.count", { round: words.say(`table.rounds_${tally.night ? 1 : 0}`) })}</strong>{" "}
          <small>{words.say("table.ended", { by: tally.by, paid: tally.paid })}</small>
        </>
      }
    />
  );
}
