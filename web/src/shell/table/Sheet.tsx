// The score sheet of a finished game as one matrix of lines and players, each line with its rule.
import { Count } from "../../look";
import type { View } from "../../protocol";
import type { Words } from "../words";
import { matrix } from "./places";
import { RuleChip } from "./RuleChip";

export function Sheet({ view, words }: { view: View; words: Words }) {
  const scores = view.scores ?? [];
  const lines = matrix(scores).map(({ kind, rule, points }) => ({
    key: kind,
    label: (
      <>
        {words.say(`score.${kind}`)} <RuleChip rule={rule} />
      </>
    ),
    cells: points,
  }));
  return (
    <Count
      names={scores.map((_, seat) => words.seat(seat))}
      lines={lines}
      total={scores.map(({ total }) => total)}
      winners={(view.returns ?? []).flatMap((share, seat) => (share > 0 ? [seat] : []))}
    />
  );
}
