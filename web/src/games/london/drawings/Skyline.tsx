// The front page's picture: London after the fire, St Paul's rising again behind the river and a bridge.

import { useId } from "react";
import { LampPost, Scene } from "../../../look";

export function Skyline() {
  const glow = useId();
  return (
    <Scene>
      <radialGradient id={glow} gradientUnits="userSpaceOnUse" cx="214" cy="176" r="240">
        <stop offset="0" stopColor="#ffd98a" />
        <stop offset="0.25" stopColor="#e08a3c" stopOpacity="0.85" />
        <stop offset="0.6" stopColor="#8a4a2a" stopOpacity="0.4" />
        <stop offset="1" stopColor="#1b222b" stopOpacity="0" />
      </radialGradient>
      <rect width="400" height="260" fill="#1b222b" />
      <rect width="400" height="260" fill={`url(#${glow})`} />
      <path d="M60 96c20-22 44-6 66-20s30-30 60-26-6 22 30 20 40-22 74-14 40 26 80 16v-40H40z" fill="#12151b" opacity="0.35" />
      <g fill="#3a2b26">
        <path d="M0 190v-40h14v-16l8-8 8 8v16h16v-28h10v28h22v-18h12v58zM300 190v-52h12v-14l8-10 8 10v14h22v-24h10v24h40v52z" />
      </g>
      <g fill="#14171c">
        <path d="M148 190v-46h20v-14h10c0-22 14-36 32-39 18 3 32 17 32 39h10v14h20v46z" />
        <path d="M206 91V74h8v17zM203 74h14v-4h-14zM208.5 70V50h3v20zM203.5 55h13v3h-13z" />
        <path d="M140 190v-62l8-8v-14l5-8 5 8v14l6 8v62zM256 190v-62l8-8v-14l5-8 5 8v14l6 8v62z" />
        <path d="M60 190v-26h20v-18h6v18h22v-34h8v34h16v26zM290 190v-30h14v-30h7v30h26v-16h8v16h28v30z" />
      </g>
      <path d="M178 130c2-20 14-34 30-37" fill="none" stroke="#efc069" strokeWidth="2" />
      <path d="M148 144h20M256 190v-62l8-8M140 190v-62l8-8" fill="none" stroke="#efc069" strokeWidth="1.5" opacity="0.8" />
      <g fill="#ffcd70">
        <path d="M186 150h6v12h-6zM206 150h8v16h-8zM228 150h6v12h-6zM68 170h5v7h-5zM92 168h5v8h-5zM314 166h5v8h-5zM352 164h5v8h-5zM20 160h4v7h-4zM372 158h4v7h-4z" />
      </g>
      <rect y="188" width="400" height="72" fill="#17222c" />
      <path d="M150 196h120l-30 60h-60z" fill="#e9a75c" opacity="0.25" />
      <path d="M0 206h60M90 212h70M200 204h64M300 214h80M20 226h90M150 230h80M270 238h100M40 246h70" stroke="#efc069" strokeWidth="1.6" strokeLinecap="round" opacity="0.45" />
      <g fill="#0c0f13">
        <path d="M-6 196h412v12h-14c-6 0-10 8-10 30v22h-14v-22c0-20-10-30-34-30s-34 10-34 30v22h-14v-22c0-20-12-30-36-30s-36 10-36 30v22h-14v-22c0-20-12-30-36-30s-36 10-36 30v22H116v-22c0-20-10-30-34-30s-34 10-34 30v22H34v-22c0-22-6-30-14-30H-6z" />
        <path d="M-6 188h412v3H-6zM10 188h3v10h-3zM50 188h3v10h-3zM90 188h3v10h-3zM130 188h3v10h-3zM170 188h3v10h-3zM210 188h3v10h-3zM250 188h3v10h-3zM290 188h3v10h-3zM330 188h3v10h-3zM370 188h3v10h-3z" />
      </g>
      <path d="M-6 196h412" stroke="#efc069" strokeWidth="1.5" opacity="0.7" />
      <g transform="translate(62 104) scale(.72 .58)">
        <LampPost />
      </g>
      <g transform="translate(296 104) scale(.72 .58)">
        <LampPost />
      </g>
      <circle cx="83.5" cy="124" r="34" fill="#ffcd70" opacity="0.14" />
      <circle cx="317.5" cy="124" r="34" fill="#ffcd70" opacity="0.14" />
      <path d="M-20 232c50-16 90 6 140-6s110-8 150 4 90-10 150 0v30H-20z" fill="#c3ccd0" opacity="0.16" />
    </Scene>
  );
}
