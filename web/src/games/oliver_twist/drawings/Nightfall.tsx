// Night falls over the streets: the sky darkens, the moon rises over the roofs.

import styles from "./Nightfall.module.css";

export function Nightfall() {
  return (
    <svg className={styles.nightfall} viewBox="0 0 720 396" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="720" height="396" fill="#0a0f1c" />
      <g fill="#dfe9f5">
        {[[80, 60], [160, 110], [250, 50], [330, 130], [420, 70], [610, 60], [660, 150], [540, 170], [40, 160]].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.8" />
        ))}
      </g>
      <g>
        <circle cx="520" cy="110" r="74" fill="#ffe9b8" opacity="0.14" />
        <circle cx="520" cy="110" r="46" fill="#fff3d6" />
        <circle cx="505" cy="98" r="8" fill="#e4d3a8" />
        <circle cx="532" cy="124" r="11" fill="#e4d3a8" />
      </g>
      <path
        d="M0 396V300l40-34 40 34v-40h14v-18h16v18h20l52-40 50 40v-60h8l14-60 14 60h8v70l60-48 50 40v-26h16v30h30c0-60 30-86 52-92v-20h12v20c22 6 52 32 52 92h40v-40l46-38 46 38v-24h16v24h24v126z"
        fill="#05070c"
        stroke="#8a7442"
        strokeWidth="1.5"
      />
      <g fill="#ffcd70">
        <path d="M34 320h12v16H34zM150 310h12v16h-12zM180 330h12v16h-12zM330 310h12v16h-12zM460 300h12v18h-12zM490 300h12v18h-12zM610 316h12v16h-12zM640 340h12v16h-12z" />
      </g>
    </svg>
  );
}
