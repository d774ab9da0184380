// The street map with its tokens and the gang; on a phone it scrolls sideways in its own panel and follows the gang, or shows where it may go.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { atRest, classes, spot } from "../../look";
import type { Words } from "../../shell/words";
import { Gang } from "./drawings/Gang";
import { OVER, Streets } from "./drawings/Streets";
import { planOf, type Plan } from "./plan";
import { Space, useReady } from "./Space";
import styles from "./Streetmap.module.css";
import { waysTo, wayOf } from "./table";
import type { Facts, Table as OliverTable } from "./view";

interface StreetmapProps {
  table: OliverTable;
  facts: Facts;
  words: Words;
  /** The space that is looked at, while its ways are shown. */
  aimed: number | null;
  aim(space: number | null): void;
  passed: readonly number[];
  taken: number | null;
}

export function Streetmap({ table, facts, words, aimed, aim, passed, taken }: StreetmapProps) {
  const { pawn } = table;
  const plan = useMemo(() => planOf(facts), [facts]);
  const at = (space: number) => {
    const [x, y] = plan.at(space);
    return { left: `${(x / plan.width) * 100}%`, top: `${(y / plan.height) * 100}%` };
  };
  const ready = useReady();
  const landings = facts.places.flatMap((_, space) => (ready(space) === "place" ? [space] : []));
  const centre = table.chain?.at ?? nearest(plan, pawn, landings);
  const [x, y] = plan.at(centre);
  const { panel, scrolls } = useFollowing(x / plan.width, y / plan.height);
  const chosen = table.path ? table.ways.map((way) => wayOf(table, way)) : []; // while a way is chosen, those that are left
  const ways = aimed === null ? chosen : waysTo(table, aimed);
  const marked = new Set([...passed, ...ways.flatMap((way) => way.passed)]);
  const line = (way: number[]): string => [pawn, ...way].map((space) => plan.at(space).join(" ")).join("L");
  return (
    <div
      className={classes(styles.map, table.night && styles.night)}
      {...spot("map")}
      ref={panel}
      {...(scrolls ? { tabIndex: 0, role: "region", "aria-label": words.say("browser.map") } : {})}
    >
      <div
        className={styles.sheet}
        style={{ ["--ratio" as string]: plan.width / plan.height, ["--columns" as string]: plan.columns }}
      >
        <Streets facts={facts} night={table.night} />
        <svg
          style={OVER}
          width="100%"
          height="100%"
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          fill="none"
          stroke="var(--way)"
          strokeWidth="7"
          strokeDasharray="7 4"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {ways.map((way) => (
            <path key={way.passed.join(" ")} d={`M${line([...way.passed, way.goal])}`} />
          ))}
        </svg>
        {facts.places.map((_, space) => (
          <Space
            key={space}
            table={table}
            space={space}
            words={words}
            closed={facts.closed.includes(space)}
            mark={space === taken ? "taken" : marked.has(space) ? "passed" : null}
            aim={aim}
            style={at(space)}
          />
        ))}
        <span className={styles.pawn} {...spot("pawn")} style={at(pawn)}>
          <Gang />
        </span>
      </div>
    </div>
  );
}

/** Of some spaces the one that a space is nearest to; where there are none, itself. */
function nearest(plan: Plan, from: number, spaces: number[]): number {
  const [x, y] = plan.at(from);
  const far = (space: number): number => Math.hypot(plan.at(space)[0] - x, plan.at(space)[1] - y);
  return spaces.reduce((best, space) => (best === from || far(space) < far(best) ? space : best), from);
}

/** Keep a place of the map, a share of its width and height, in the middle of its panel; whether the panel scrolls. */
function useFollowing(across: number, down: number) {
  const panel = useRef<HTMLDivElement>(null);
  const followed = useRef("");
  const [size, setSize] = useState("");
  const scrolls = size !== "";
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return undefined;
    const measure = (): void => {
      const fits = box.scrollWidth <= box.clientWidth + 1;
      setSize(fits ? "" : `${box.clientWidth} ${box.clientHeight}`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const box = panel.current;
    if (!box || !size) return;
    const left = across * box.scrollWidth - box.clientWidth / 2;
    const top = down * box.scrollHeight - box.clientHeight / 2;
    box.scrollTo({ left, top, behavior: followed.current === size && !atRest() ? "smooth" : "instant" });
    followed.current = size;
  }, [across, down, size]);
  return { panel, scrolls };
}
