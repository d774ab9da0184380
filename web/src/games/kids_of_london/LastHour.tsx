// The last hour in a strip: who was out, who was arrested, and what each gang got.

import { Coin, Since } from "../../look";
import type { Words } from "../../shell/words";
import { gains } from "./beats";
import { Police } from "./drawings/Police";
import type { Hour } from "./lasthour";
import { signed } from "./table";
import type { Gang } from "./view";

export function LastHour({ hour, gangs, words }: { hour: Hour | null; gangs: Gang[]; words: Words }) {
  if (!hour) return <Since deeds={[]} />;
  const got = gains(hour.outcomes);
  return (
    <Since
      label={`${words.say("browser.last_hour")} · ${words.say(`the_tile.${hour.tile}`)}`}
      deeds={hour.children.map(({ gang, child, arrested }) => ({
        seat: gang,
        hollow: gangs[gang]?.dummy,
        said: [
          words.event("revealed", { gang, child }),
          ...hour.outcomes.filter((one) => one.args.gang === gang).map((one) => words.event(one.kind, one.args)),
        ].join(" "),
        pieces: (
          <>
            {arrested ? <s>{child}</s> : <strong>{child}</strong>}
            {arrested && <Police />}
            {got.has(gang) && (
              <>
                {signed(got.get(gang) ?? 0)} <Coin />
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
