// The front page's picture: New York at night, a safe that stands open, and somebody in a fedora under a lamp.

import { Lamplight, LampPost, Scene, Street } from "../../../look";

export function NewYork() {
  return (
    <Scene>
      <rect width="400" height="260" fill="#1f2934" />
      <circle cx="62" cy="66" r="17" fill="#e9e2c8" opacity="0.9" />
      <circle cx="69" cy="61" r="15" fill="#1f2934" />
      <path
        d="M0 232V150h22v-22h24v34h12V96h8V78h8V62l6-22 6 22v16h8v18h8v70h10v-52h30v-16h14v70h12V88h8V72h10V58h6V44l5-18 5 18v14h6v14h10v16h8v80h12v-60h34v-14h20v60h14v-86h8V84h10V68h8v16h10v14h8v52h18v-30h20v112z"
        fill="#141b23"
      />
      <g fill="#ffcd70" opacity="0.55">
        {WINDOWS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}h4v6h-4z`} />
        ))}
      </g>
      <Lamplight x={250} y={100} reach={220} />
      <Street />
      <ellipse cx="250" cy="237" rx="128" ry="15" fill="#ffcd70" opacity="0.24" />
      <g transform="translate(211 50) scale(1.3 1.18)">
        <LampPost />
      </g>
      <Safe />
      <Baron />
      <path d="M-20 192c60-18 110 10 170-4s120-12 170 2 70-8 100-2v60H-20z" fill="#c3ccd0" opacity="0.1" />
      <path d="M-20 240c50-14 90 6 140-6s110-8 150 4 90-10 150 0v30H-20z" fill="#c3ccd0" opacity="0.2" />
    </Scene>
  );
}

const WINDOWS: readonly (readonly [number, number])[] = [
  [8, 162], [8, 178], [30, 140], [30, 156], [36, 172], [72, 102], [72, 118], [82, 110], [82, 134], [92, 126], [72, 150], [92, 150],
  [124, 130], [132, 146], [140, 130], [124, 162], [164, 96], [174, 84], [184, 96], [174, 112], [194, 108], [164, 124], [184, 132],
  [164, 148], [194, 148], [226, 122], [238, 138], [226, 154], [282, 128], [290, 144], [274, 158], [312, 94], [322, 110],
  [332, 94], [312, 130], [340, 122], [332, 146], [364, 166], [384, 138], [384, 160], [372, 184],
]; // prettier-ignore

/** A safe on the kerb, its door ajar, with what is left in it. */
function Safe() {
  return (
    <g transform="translate(62 148)">
      <path d="M-6 92c30 6 90 6 130-2l10 8c-40 8-110 8-146 2z" fill="#06080a" opacity="0.6" />
      <path d="M0 6a6 6 0 0 1 6-6h88a6 6 0 0 1 6 6v80H0z" fill="#222b33" stroke="#0a0d10" strokeWidth="2" />
      <path d="M10 86v8H2v-8zM98 86v8h-8v-8z" fill="#0a0d10" />
      <path d="M40 10h52v68H40z" fill="#0b0e11" />
      <path d="M44 44h46" stroke="#39444d" strokeWidth="3" />
      <g fill="#8fa876" stroke="#20301a" strokeWidth="1">
        <path d="M48 36h18v7H48zM50 29h18v7H50zM72 36h16v7H72z" />
      </g>
      <g fill="#efc069" stroke="#5d3f0a" strokeWidth="1">
        <path d="M50 66h14l3 10H47zM68 66h14l3 10H65zM59 56h14l3 10H56z" />
      </g>
      <path d="M40 10-6 2v92l46-14z" fill="#2d3841" stroke="#0a0d10" strokeWidth="2" />
      <path d="M34 16 0 10v74l34-10z" fill="none" stroke="#0a0d10" strokeWidth="1.500" />
      <ellipse cx="17" cy="46" rx="9" ry="11" fill="#141a1f" stroke="#efc069" strokeWidth="2" />
      <path d="M17 36v20M10 41l14 10M24 41 10 51" stroke="#efc069" strokeWidth="1.500" />
      <path d="M100 6v80M40 10l52 0" stroke="#efc069" strokeWidth="1.800" opacity="0.85" />
      <path d="M6 0h88a6 6 0 0 1 6 6" fill="none" stroke="#efc069" strokeWidth="1.800" />
    </g>
  );
}

/** Fedora, double-breasted coat, cigar, and the lamp behind them. */
function Baron() {
  return (
    <g transform="translate(312 244)">
      <path d="M-30 0c30-4 70-4 110 8l-16 8C30 6-6 8-26 8z" fill="#06080a" opacity="0.55" />
      <path d="M-36 2c0-46 2-84 16-96 8-6 32-6 40 0 14 12 16 50 16 96z" fill="#0d1013" />
      <path d="M-36 2c0-46 2-84 16-96" fill="none" stroke="#efc069" strokeWidth="2.200" />
      <path d="M-10-98h20l-10 32z" fill="#e9dcbd" />
      <path d="M-3-94h6l2 6-5 22-5-22z" fill="#a23d25" />
      <path d="M-12-98-22-84l12 8 8 22-2-20zM12-98l10 14-12 8-8 22 2-20z" fill="#1b2026" />
      <g fill="#efc069" opacity="0.8">
        <circle cx="-9" cy="-42" r="1.800" />
        <circle cx="9" cy="-42" r="1.800" />
        <circle cx="-9" cy="-26" r="1.800" />
        <circle cx="9" cy="-26" r="1.800" />
      </g>
      <path d="M-16-132c0 22 4 34 16 36 12-2 16-14 16-36z" fill="#c58f62" />
      <path d="M-16-132h32v8c-10 4-22 4-32 0z" fill="#0d1013" opacity="0.7" />
      <path d="M-16-126c0 14 3 24 8 28" fill="none" stroke="#ffe6b0" strokeWidth="1.800" />
      <path d="M-18-136c-1-20 2-32 11-32 4 0 4 3 7 3s3-3 7-3c9 0 12 12 11 32z" fill="#0d1013" />
      <path d="M-18-144c10 4 26 4 36 0v8h-36z" fill="#6b2617" />
      <path d="M-34-132c6-6 14-7 34-7s28 1 34 7c-16 6-52 6-68 0z" fill="#0d1013" />
      <path d="M-34-132c5-5 11-6 20-6.600M-18-138c-1-17 1-28 8-30" fill="none" stroke="#efc069" strokeWidth="2" />
      <path d="M-6-108l-18 5" stroke="#6b3f1c" strokeWidth="5" />
      <circle cx="-25" cy="-102.600" r="2.600" fill="#ff8a4a" />
      <path d="M-27-106c-6-6 4-10-4-18 6 2 8 8 5 13" fill="none" stroke="#c3ccd0" strokeWidth="1.600" opacity="0.6" />
    </g>
  );
}
