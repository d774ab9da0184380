// The front page's picture: a gentleman's coat-tails, a small hand, a handkerchief, and the gang behind a lamp.

import { Lamplight, LampPost, Scene } from "../../../look";
import { Gang } from "./Gang";

export function Cover() {
  return (
    <Scene>
      <rect width="400" height="260" fill="#1f2b3a" />
      <circle cx="64" cy="78" r="22" fill="#dfe9f5" opacity="0.8" />
      <path
        d="M0 230V120l26-22 26 22v-16h10v16l24-20 24 20v-40h6l10-40 10 40h6v56l30-24 30 24v-18h10v22l22-18 26 22v-30c0-34 18-48 30-52v-14h8v14c14 4 32 18 32 52v20l28-22 30 24v100z"
        fill="#121a26"
      />
      <g fill="#ffcd70" opacity="0.8">
        <path d="M20 140h8v11h-8zM72 132h8v11h-8zM92 150h8v11h-8zM170 138h8v11h-8zM196 156h8v11h-8zM376 140h8v11h-8z" />
      </g>
      <Lamplight x={286} y={88} reach={220} />
      <path d="M0 218c120-10 280-10 400 0v42H0z" fill="#14181d" />
      <path d="M20 232h40M90 228h50M170 234h60M260 229h44M330 235h50M50 245h60M150 247h54M240 245h70" stroke="#5a5140" strokeWidth="2" strokeLinecap="round" />
      <g transform="translate(250 42) scale(1.25 1.15)">
        <LampPost />
      </g>
      <g transform="translate(290 130)">
        <svg width="96" height="112" x="0" y="0" viewBox="0 0 48 56">
          <Gang />
        </svg>
      </g>
      <Gentleman />
      <Thief />
      <path d="M-20 236c50-16 90 6 140-6s110-8 150 4 90-10 150 0v30H-20z" fill="#c3ccd0" opacity="0.2" />
    </Scene>
  );
}

/** He walks away, and notices nothing. */
function Gentleman() {
  return (
    <g transform="translate(10 34) scale(.86)" stroke="#efc069" strokeWidth="1" strokeLinejoin="round">
      <path d="M70 240l6-70h16l-4 70zM96 240l0-70h18l8 70z" fill="#0a0c10" />
      <path d="M66 238h24v5H62zM98 238h22l4 5H98z" fill="#0a0c10" />
      <path d="M62 98c6-12 56-12 62 0l8 72-14 26-12-20-8-8-10 8-14 22-16-26z" fill="#151c28" />
      <path d="M93 112v56" strokeWidth="0.8" opacity="0.6" />
      <path d="M80 90c-4-26 30-26 26 0-6 5-20 5-26 0z" fill="#3a2c22" />
      <path d="M78 90c8 6 22 6 30 0l4 8c-10 6-28 6-38 0z" fill="#f2e7cf" />
      <path d="M70 72c14 5 32 5 46 0v-5l-8-1-2-34H80l-2 34-8 1z" fill="#0a0c10" />
      <path d="M124 104l18 44 8 42-6 2-14-40-14-30z" fill="#151c28" />
      <circle cx="147" cy="194" r="5" fill="#c99f74" />
      <path d="M147 196l6 46" stroke="#8a6a3a" strokeWidth="3" />
    </g>
  );
}

/** The boy in the hat that is too large, and what he draws out of a pocket. */
function Thief() {
  return (
    <g transform="translate(-14 4)" stroke="#efc069" strokeWidth="1" strokeLinejoin="round">
      <path d="M194 236l4-34h12l-2 34zM214 236l0-34h12l8 34z" fill="#3a3226" />
      <path d="M188 234h21v5h-25zM215 234h20l3 5h-23z" fill="#0a0c10" />
      <path d="M190 160c4-10 34-10 38 0l8 50c-14 6-40 6-54 0z" fill="#27405f" />
      <path d="M192 163l-40 9-16 4 2 8 18-3 42-6z" fill="#345379" />
      <path d="M199 156l9 9 10-8" fill="none" stroke="#c23a2b" strokeWidth="4" />
      <circle cx="208" cy="143" r="12.5" fill="#f0cfa4" />
      <path d="M197 143h3M202 144l-4 4 3 1M199 152c3 1 5 1 7 0" fill="none" stroke="#1a1613" strokeWidth="1.3" />
      <path d="M186 135l42 6 1-5-7-2 4-34-25-3-4 33-10-1z" fill="#14100d" />
      <path d="M198 124l25 3-1 6-24-3z" fill="#a23d25" stroke="none" />
      <circle cx="135" cy="180" r="5.500" fill="#f0cfa4" />
      <path d="M132 176c-9 2-16 9-15 21 6-3 9 1 15 6 3-5 8-7 13-5-2-9-6-13-13-22z" fill="#c23a2b" />
      <path d="M124 190l3 3M132 188l2 3M131 197l2 2" stroke="#f2e7cf" strokeWidth="2" />
    </g>
  );
}
