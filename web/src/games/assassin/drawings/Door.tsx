// The front page's picture: number 21 in the fog, a lamp, and somebody in a top hat who waits.

import { Lamplight, LampPost, Scene, Street } from "../../../look";

export function Door() {
  return (
    <Scene>
      <rect width="400" height="260" fill="#232a31" />
      <Bricks />
      <Lamplight x={112} y={92} reach={210} />
      <House />
      <Street />
      <ellipse cx="112" cy="236" rx="110" ry="15" fill="#ffcd70" opacity="0.24" />
      <g transform="translate(73 48) scale(1.3 1.18)">
        <LampPost />
      </g>
      <Stranger />
      <path d="M-20 190c60-18 110 10 170-4s120-12 170 2 70-8 100-2v60H-20z" fill="#c3ccd0" opacity="0.12" />
      <path d="M-20 236c50-16 90 6 140-6s110-8 150 4 90-10 150 0v30H-20z" fill="#c3ccd0" opacity="0.22" />
    </Scene>
  );
}

function Bricks() {
  const rows = Array.from({ length: 12 }, (_, row) => 40 + row * 16);
  return (
    <g stroke="#151a1f" strokeWidth="1.6" opacity="0.7">
      {rows.map((y, row) => (
        <path
          key={y}
          fill="none"
          d={`M0 ${y}h400${Array.from({ length: 12 }, (_, brick) => `M${brick * 36 + (row % 2) * 18} ${y}v16`).join("")}`}
        />
      ))}
    </g>
  );
}

/** A door with a fanlight and its number, and steps before it. */
function House() {
  return (
    <g>
      <path d="M206 226V92c0-34 24-52 54-52s54 18 54 52v134z" fill="#0e1114" />
      <path d="M216 92c0-28 20-42 44-42s44 14 44 42z" fill="#ffd98a" />
      <path d="M260 92V50M260 92l-30-28M260 92l30-28" stroke="#0e1114" strokeWidth="3" />
      <path d="M216 98h88v128h-88z" fill="#5a2317" />
      <path d="M216 98h88v128h-88zM260 98v128" fill="none" stroke="#2a0f09" strokeWidth="3" />
      <g fill="none" stroke="#2a0f09" strokeWidth="2">
        <path d="M224 152h28v64h-28zM268 152h28v64h-28z" />
      </g>
      <path d="M216 98v128" stroke="#efc069" strokeWidth="2" />
      <rect x="236" y="106" width="48" height="36" rx="4" fill="#0e1114" stroke="#efc069" strokeWidth="2" />
      <text x="260" y="134" style={{ fill: "var(--brass-lit)", font: "700 30px var(--serif)", textAnchor: "middle" }}>
        21
      </text>
      <circle cx="254" cy="182" r="4" fill="#efc069" />
      <path d="M198 226h124l8 12H190z" fill="#3d4349" />
      <path d="M190 238h140l8 14H182z" fill="#2b3035" />
      <path d="M198 226h40M190 238h44" stroke="#efc069" strokeWidth="1.5" opacity="0.7" />
      <path d="M342 96h34v62h-34z" fill="#0e1114" />
      <path d="M346 100h26v54h-26z" fill="#ffcd70" opacity="0.35" />
      <path d="M359 100v54M346 127h26" stroke="#0e1114" strokeWidth="3" />
    </g>
  );
}

/** Seen from behind, his long shadow on the street. */
function Stranger() {
  return (
    <g transform="translate(166 240)">
      <path d="M-8 0c30-6 90-8 150 12l-20 8C70 6 20 8-4 8z" fill="#0a0c0f" opacity="0.55" />
      <path d="M-24 0c2-40 2-70 10-84 6-8 22-8 28 0 8 14 8 44 10 84z" fill="#0e1114" />
      <path d="M-24 0c2-40 2-70 10-84 2-3 6-5 10-6" fill="none" stroke="#efc069" strokeWidth="2" />
      <path d="M-10-88h20v-8c0-8-4-12-10-12s-10 4-10 12z" fill="#0e1114" />
      <path d="M-10-88v-8c0-7 3-11 8-12" fill="none" stroke="#efc069" strokeWidth="1.6" />
      <path d="M-12-108l-2-30c8-3 20-3 28 0l-2 30z" fill="#0e1114" />
      <path d="M-12-108l-2-30c3-1 6-1.5 9-1.8" fill="none" stroke="#efc069" strokeWidth="1.6" />
      <path d="M-22-107c10-4 34-4 44 0-6 4-38 4-44 0z" fill="#0e1114" />
      <path d="M-22-107c4-2 9-3 14-3" fill="none" stroke="#efc069" strokeWidth="1.6" />
      <path d="M20-44l6 3-2 26-7-1z" fill="#dfe4e4" stroke="#0e1114" strokeWidth="1.4" />
      <path d="M14-46l14 4-1 3-14-3z" fill="#7d5510" />
    </g>
  );
}
