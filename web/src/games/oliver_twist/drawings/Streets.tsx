// The quarter as a drawing: cobbled streets between houses, the plaza, yellow streets and, by night, the gas lamps.

import { memo, useId } from "react";
import { ABOVE, crossings, MARGIN, PITCH_X, PITCH_Y, planOf, type Plan } from "../plan";
import { PLAZA } from "../table";
import type { Facts } from "../view";
import { House } from "./House";

/** Drawn once for the day and once for the night. */
export const Streets = memo(function Streets({ facts, night }: { facts: Facts; night: boolean }) {
  const id = useId();
  const plan = planOf(facts);
  const yellow = (edge: [number, number]): boolean => edge.every((one) => facts.yellow.includes(one));
  const all = path(plan, facts.edges);
  const golden = path(plan, facts.edges.filter(yellow)) + facts.yellow.map((one) => spot(plan, one)).join("");
  const [x, y] = plan.at(PLAZA);
  return (
    <svg className="ot-streets" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <defs>
        <pattern id={`${id}c`} width="12" height="10" patternUnits="userSpaceOnUse">
          <path className="ot-cobble" d="M.6.7h4.8v3.6H.6zM6.7.7h4.7v3.6H6.7zM-2.3 5.7h4.7v3.6h-4.7zM3.6 5.7h4.8v3.6H3.6zM9.6 5.7h4.8v3.6H9.6z" />
        </pattern>
        <pattern id={`${id}h`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4.5" height="9" fill="#1a1613" opacity="0.55" />
        </pattern>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#ffdf9a" stopOpacity="0.75" />
          <stop offset="0.45" stopColor="#ffcd70" stopOpacity="0.28" />
          <stop offset="1" stopColor="#ffcd70" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className="ot-ground" width={plan.width} height={plan.height} />
      <g>{houses(facts, plan)}</g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path className="ot-kerb" d={all} strokeWidth="39" />
        <path className="ot-stone" d={all} strokeWidth="35" />
        <path className="ot-yellow" d={golden} strokeWidth="35" />
        <path d={all} stroke={`url(#${id}c)`} strokeWidth="35" />
        {facts.closed.length > 0 && <path d={golden} stroke={`url(#${id}h)`} strokeWidth="35" />}
      </g>
      <g transform={`translate(${x} ${y})`}>
        <circle className="ot-kerb-fill" r="27" />
        <circle className="ot-stone-fill" r="25" />
        <circle r="25" fill={`url(#${id}c)`} />
        <circle className="ot-ring" r="20.5" fill="none" />
        <Fountain />
      </g>
      {night && crossings(facts).map((space) => <Light key={space} at={plan.at(space)} glow={`${id}g`} />)}
    </svg>
  );
});

/** Streets as one path. */
function path(plan: Plan, edges: readonly [number, number][]): string {
  return edges.map(([one, other]) => `M${plan.at(one).join(" ")}L${plan.at(other).join(" ")}`).join("");
}

const spot = (plan: Plan, space: number): string => `M${plan.at(space).join(" ")}h.01`;

/** A house wherever the grid has no space. */
function houses(facts: Facts, plan: Plan) {
  const taken = new Set(facts.places.map(([x, y]) => `${x} ${y}`));
  const free: [number, number][] = [];
  for (let y = 0; y < plan.rows; y++) for (let x = 0; x < plan.columns; x++) if (!taken.has(`${x} ${y}`)) free.push([x, y]);
  return free.map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${MARGIN + x * PITCH_X} ${ABOVE + y * PITCH_Y})`}>
      <House kind={(x * 5 + y * 3 + ((x * y) % 4)) % 6} />
    </g>
  ));
}

function Fountain() {
  return (
    <g strokeLinejoin="round">
      <ellipse className="ot-basin" cy="3" rx="13" ry="8" />
      <ellipse className="ot-water" cy="2" rx="10" ry="5.5" />
      <path className="ot-basin" d="M-3 3 -1.6-8H1.6L3 3z" />
      <circle className="ot-basin" cy="-10" r="2.8" />
    </g>
  );
}

function Light({ at: [x, y], glow }: { at: [number, number]; glow: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="46" fill={`url(#${glow})`} />
      <g transform="translate(-21 -21)">
        <path d="M-1 2h2l.6 14h-3.2z" fill="#05070a" />
        <path d="M-3.5-6h7L2.5 2h-5z" fill="#fff0c4" stroke="#05070a" strokeWidth="1" />
        <path d="M-4.5-6h9L2-9.5h-4z" fill="#05070a" />
      </g>
    </g>
  );
}
