// The quarter as a drawing: cobbled streets in a sea of roofs and fog, the plaza, yellow streets and gas lamps.

import { memo, useId } from "react";
import { ABOVE, crossings, MARGIN, PITCH_X, PITCH_Y, planOf, type Plan } from "../plan";
import { PLAZA } from "../table";
import type { Facts } from "../view";
import { KINDS, Roofs } from "./Roofs";
import styles from "./Streets.module.css";

/** A drawing that fills the sheet; roofs go on beyond it. */
export const OVER = { position: "absolute", overflow: "visible" } as const;

/** Drawn once for the day and once for the night. */
export const Streets = memo(function Streets({ facts, night }: { facts: Facts; night: boolean }) {
  const id = useId();
  const plan = planOf(facts);
  const yellow = (edge: [number, number]): boolean => edge.every((one) => facts.yellow.includes(one));
  const all = path(plan, facts.edges);
  const golden = path(plan, facts.edges.filter(yellow)) + facts.yellow.map((one) => spot(plan, one)).join("");
  const [x, y] = plan.at(PLAZA);
  const corners = crossings(facts).map((space) => plan.at(space));
  const whole = { style: OVER, width: "100%", height: "100%", viewBox: `0 0 ${plan.width} ${plan.height}`, "aria-hidden": true };
  return (
    <>
      <svg {...whole}>
        <defs>
          <linearGradient id={`${id}f`} x2="0" y2="1">
            <stop stopColor="var(--mist)" offset="0" stopOpacity="0" />
            <stop stopColor="var(--mist)" offset="1" stopOpacity="0.85" />
          </linearGradient>
          {Array.from({ length: KINDS }, (_, kind) => (
            <g key={kind} id={`${id}${kind}`}>
              <Roofs kind={kind} fog={`url(#${id}f)`} />
            </g>
          ))}
        </defs>
        {roofs(facts, plan, id)}
      </svg>
      <div className={styles.layer}>
        <svg {...whole} viewBox="0 0 730 412" preserveAspectRatio="none" className={styles.fog}>
          {FOG.map((bank) => (
            <path key={bank} d={bank} />
          ))}
        </svg>
      </div>
      <svg {...whole}>
        <defs>
          <pattern id={`${id}c`} width="12" height="10" patternUnits="userSpaceOnUse">
            <path
              fill="var(--cobbles)"
              d="M.6.7h4.8v3.6H.6zM6.7.7h4.7v3.6H6.7zM-2.3 5.7h4.7v3.6h-4.7zM3.6 5.7h4.8v3.6H3.6zM9.6 5.7h4.8v3.6H9.6z"
            />
          </pattern>
          <pattern id={`${id}h`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="4.5" height="9" fill="#1a1613" opacity="0.55" />
          </pattern>
        </defs>
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path stroke="var(--kerb)" d={all} strokeWidth="39" />
          <path stroke="var(--stone)" d={all} strokeWidth="36" />
          <path stroke="var(--yellow)" d={golden} strokeWidth="36" />
          <path d={all} stroke={`url(#${id}c)`} strokeWidth="36" />
          {facts.closed.length > 0 && <path d={golden} stroke={`url(#${id}h)`} strokeWidth="36" />}
        </g>
        <g transform={`translate(${x} ${y})`}>
          <circle stroke="var(--kerb)" r="26" strokeWidth="2" fill="var(--stone)" />
          <circle r="25" fill={`url(#${id}c)`} />
          <circle stroke="var(--kerb)" r="20.5" fill="none" opacity="0.6" />
          <Fountain />
        </g>
        {corners.map((at) => (
          <Light key={at.join()} at={at} lit={night} />
        ))}
      </svg>
      {night && (
        <div className={styles.layer}>
          {corners.map(([left, top]) => (
            <span key={`${left} ${top}`} style={{ left: share(left, plan.width), top: share(top, plan.height) }} />
          ))}
        </div>
      )}
    </>
  );
});

/** Banks of fog over the roofs, on a sheet of 730 by 412. */
const FOG = [
  "M-60 96c70-34 150 4 240-14s130 6 210-6 170-20 400 8v28c-120-16-220 12-330 2s-190 10-290-2-150 12-230 2z",
  "M-60 226c110-24 190 8 290-6s180-14 270 2 170-12 290-2v26c-130 12-240-10-360 2s-290 2-490-2z",
  "M-60 352c90-28 200 6 310-10s190 6 290-4 150-8 250 2v34c-130-14-250 10-390 0s-270 12-460 2z",
];

/** Streets as one path. */
function path(plan: Plan, edges: readonly [number, number][]): string {
  return edges.map(([one, other]) => `M${plan.at(one).join(" ")}L${plan.at(other).join(" ")}`).join("");
}

const spot = (plan: Plan, space: number): string => `M${plan.at(space).join(" ")}h.01`;

const BEYOND = 4; // roofs around the streets, where the panel is larger than they are

/** Roofs wherever the grid has no space. */
function roofs(facts: Facts, plan: Plan, id: string) {
  const taken = new Set(facts.places.map(([x, y]) => `${x} ${y}`));
  const free: [number, number][] = [];
  for (let y = -BEYOND; y < plan.rows + BEYOND; y++)
    for (let x = -BEYOND; x < plan.columns + BEYOND; x++) if (!taken.has(`${x} ${y}`)) free.push([x, y]);
  return free.map(([x, y]) => (
    <use
      key={`${x} ${y}`}
      href={`#${id}${(Math.abs(x * 5 + y * 3) + Math.abs((x * y) % 4)) % KINDS}`}
      x={MARGIN + x * PITCH_X}
      y={ABOVE + y * PITCH_Y}
    />
  ));
}

function Fountain() {
  return (
    <g fill="var(--far)" stroke="var(--kerb)" strokeLinejoin="round">
      <ellipse cy="3" rx="13" ry="8" />
      <ellipse fill="var(--mist)" cy="2" rx="10" ry="5.5" />
      <path d="M-3 3 -1.6-8H1.6L3 3z" />
      <circle cy="-10" r="2.8" />
    </g>
  );
}

const share = (of: number, all: number): string => `${(of / all) * 100}%`;

/** A lamp at a corner; by day it is out. */
function Light({ at: [x, y], lit }: { at: [number, number]; lit: boolean }) {
  return (
    <g transform={`translate(${x - 21} ${y - 21})`}>
      <path d="M-1 2h2l.6 14h-3.2z" fill="#05070a" />
      <path d="M-3.5-6h7L2.5 2h-5z" fill={lit ? "#fff0c4" : "#c3ccd0"} stroke="#05070a" strokeWidth="1" />
      <path d="M-4.500-6h9L2-9.500h-4z" fill="#05070a" />
    </g>
  );
}
