// The front page's picture: four of the gang under a lamp, London in the fog behind them.

import { Lamplight, LampPost, Scene, Street } from "../../../look";
import { ChildFigure } from "./children";

export function Vignette() {
  return (
    <Scene>
      <rect width="400" height="260" fill="#222c36" />
      <path
        d="M0 220V128l14-12 14 12v-22h8V92h8v26l16-12V52l4-16 8-22 8 22 4 16v70l10 6v20h30v-8h8c0-34 18-48 32-52v-14h4V60h4v14c14 4 32 18 32 52h8v-8h22v-12l18-14 18 14V88h8V74h8v18l20-14 20 14V70h8v16h8v34l18-12 16 12v100z"
        fill="#18202a"
        opacity="0.85"
      />
      <circle cx="72" cy="66" r="7.5" fill="#ffe2a0" opacity="0.9" />
      <g fill="#ffcd70" opacity="0.6">
        <path d="M18 150h7v10h-7zM44 168h7v10h-7zM104 170h7v10h-7zM296 128h7v10h-7zM322 150h7v10h-7zM352 120h7v10h-7zM376 160h7v10h-7z" />
      </g>
      <Lamplight x={206} y={96} reach={200} strength={1} />
      <path d="M-20 176c60-24 110 10 170-6s120-16 170 0 70-8 100-2v60H-20z" fill="#c3ccd0" opacity="0.18" />
      <Street />
      <ellipse cx="206" cy="236" rx="130" ry="16" fill="#ffcd70" opacity="0.22" />
      <g transform="translate(167 52) scale(1.3 1.16)">
        <LampPost />
      </g>
      <Standing x={104} child={4} colour="var(--seat-1)" />
      <Standing x={164} child={1} colour="var(--seat-3)" />
      <Standing x={262} child={8} colour="var(--seat-0)" />
      <Standing x={326} child={2} colour="var(--seat-2)" />
      <path d="M-20 236c50-14 90 6 140-4s110-8 150 2 90-8 150 0v30H-20z" fill="#c3ccd0" opacity="0.16" />
    </Scene>
  );
}

function Standing({ x, child, colour }: { x: number; child: number; colour: string }) {
  return (
    <g transform={`translate(${x} 238) scale(1.25)`}>
      <ChildFigure child={child} colour={colour} />
    </g>
  );
}
