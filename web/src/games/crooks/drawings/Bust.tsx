// A crook from the chest up, against the glow of the street: hat and what they carry tell them first.

import type { ReactNode } from "react";
import type { Ability } from "../table";
import type { Crook } from "../view";
import { GANG_COLOURS } from "./Marks";

const INK = "#15120f";
const RIM = "#c98f2e";
const CLOTHS = ["#15120f", "#2b2118", "#1c2834", "#2d2c2a", "#2a2a1d", "#33231f", "#20252b"];
const SKINS = ["#d9a878", "#c58f62", "#e3b88c", "#a8744c"];

/** 100 by 140; the figure keeps to the right, the index of the card to the left. */
export function Bust({ crook }: { crook: Crook }) {
  const skin = SKINS[crook.card % SKINS.length] ?? "";
  const cloth = CLOTHS[(crook.card * 3) % CLOTHS.length] ?? INK;
  const jaw = 12 + crook.level * 0.75;
  const lady = crook.ability === null && crook.card % 4 === 3;
  const [tie = "#3b3733", lining = tie] = crook.gangs.map((gang) => GANG_COLOURS[gang]);
  return (
    <svg width="100%" height="100%" viewBox="0 0 100 140" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <circle cx="62" cy="70" r="44" fill="#e8b04c" opacity="0.28" />
      <circle cx="62" cy="66" r="30" fill="#ffd98a" opacity="0.5" />
      {crook.ability === "accomplice" && <Second skin={SKINS[(crook.card + 1) % SKINS.length] ?? ""} />}
      <Coat wide={crook.level} tie={tie} lining={lining} striped={crook.level > 7} lady={lady} skin={skin} cloth={cloth} />
      <path d="M55 84h14v16l-7 7-7-7z" fill={skin} />
      <path d="M55 92c4 4 10 4 14 0v5c-4 4-10 4-14 0z" fill={INK} opacity="0.35" />
      <Head jaw={jaw} skin={skin} />
      {lady ? <Cloche band={tie} cloth={cloth} /> : <Face crook={crook} jaw={jaw} />}
      {!lady && <Hat crook={crook} band={tie} jaw={jaw} cloth={cloth} />}
      {crook.ability && <Carried ability={crook.ability} skin={skin} />}
    </svg>
  );
}

interface CoatProps {
  wide: number;
  tie: string;
  lining: string;
  striped: boolean;
  lady: boolean;
  skin: string;
  cloth: string;
}

function Coat({ wide, tie, lining, striped, lady, skin, cloth }: CoatProps) {
  const left = 28 - wide;
  const right = 96 + wide;
  if (lady) {
    return (
      <>
        <path d="M34 142c0-24 8-38 20-42h16c12 4 20 18 20 42z" fill={cloth} />
        <path d="M50 100c6 12 18 12 24 0l6 4c-6 18-30 18-36 0z" fill={tie} />
        <path d="M52 99c6 8 14 8 20 0l-2-3H54z" fill={skin} />
        <path d="M50 108c8 8 16 8 24 0" fill="none" stroke="#f3e6c6" strokeWidth="2.4" strokeDasharray="0.1 3.4" strokeLinecap="round" />
      </>
    );
  }
  return (
    <>
      <path d={`M${left} 142c2-26 14-36 30-40h16c18 4 ${right - 84} 14 ${right - 74} 40z`} fill={cloth} />
      {striped && (
        <path
          d={`M36 112l-4 30M46 106l-4 36M82 107l5 35M92 113l4 29`}
          stroke="#6d6557"
          strokeWidth="0.9"
          opacity="0.8"
        />
      )}
      <path d="M52 101l10 30 10-30z" fill="#efe4cb" />
      <path d="M59 104h6l1.600 6-4.600 24-4.600-24z" fill={tie} />
      <path d="M52 100l-8 9 10 8 8 22-14-30zM72 100l8 9-10 8-8 22 14-30z" fill={lining} opacity="0.55" />
      <path d="M51 100l-8 9 8 6-3 4 14 22-10-41M73 100l8 9-8 6 3 4-14 22 10-41" fill={cloth} stroke="#4a443b" strokeWidth="0.8" />
      <path d={`M${right - 4} 142c-2-20-8-30-22-36`} fill="none" stroke={RIM} strokeWidth="1.600" />
    </>
  );
}

function Head({ jaw, skin }: { jaw: number; skin: string }) {
  const chin = jaw * 0.62;
  return (
    <>
      <path
        d={`M${62 - 15} 58c0 14 0 20 ${15 - chin} 30 4 7 ${chin - 4} 8 ${chin} 8s${chin - 4}-1 ${chin}-8C${62 + 15} 78 ${62 + 15} 72 ${62 + 15} 58z`}
        fill={skin}
      />
      <path d={`M64 96c6-1 ${chin - 6}-2 ${chin - 2}-8C77 78 77 72 77 58h-5c0 16-1 28-8 38z`} fill="#ffe6b0" opacity="0.4" />
    </>
  );
}

function Face({ crook, jaw }: { crook: Crook; jaw: number }) {
  const { card, ability, level } = crook;
  const look = ability === "spy" ? "glasses" : ability === "killer" ? "scar" : (["plain", "moustache", "stubble", "cigarette"] as const)[card % 4];
  return (
    <>
      <path d="M48 60h28v9c-5 3-9 1-11-1-1-1-5-1-6 0-2 2-6 4-11 1z" fill={INK} opacity="0.62" />
      <path d="M52 67h6M66 67h6" stroke="#fff3d4" strokeWidth="1.800" strokeLinecap="round" />
      <path d="M62 68c-1 4-3 7-2 9 1 1 3 1 4 0" fill="none" stroke={INK} strokeWidth="1.200" opacity="0.6" />
      <path d={level > 5 ? "M56 86c4-2 8-2 12 0" : "M56 84c4 2 8 2 12-1"} fill="none" stroke={INK} strokeWidth="1.800" strokeLinecap="round" />
      {look === "moustache" && <path d="M54 82c2-4 6-4 8-2 2-2 6-2 8 2-3 1-6 0-8-1-2 1-5 2-8 1z" fill={INK} />}
      {look === "stubble" && (
        <path d={`M${62 - jaw * 0.7} 86c4 8 ${jaw * 0.6} 9 ${jaw * 0.7} 9s${jaw * 0.4}-1 ${jaw * 0.7}-9c-4-3-20-3-${(jaw * 1.4).toFixed(1)} 0z`} fill={INK} opacity="0.22" />
      )}
      {look === "glasses" && (
        <g fill={INK} stroke="#efc069" strokeWidth="1.200">
          <circle cx="55" cy="67" r="5.500" />
          <circle cx="69" cy="67" r="5.500" />
          <path d="M60.500 66h3" />
        </g>
      )}
      {look === "scar" && <path d="M70 70l4 12M70 75l4-1.600M71.500 79l4-1.600" stroke="#8d2f1c" strokeWidth="1.500" />}
      {(look === "cigarette" || ability === "kingpin") && (
        <g>
          <path d="M66 86l14 4" stroke={ability === "kingpin" ? "#6b3f1c" : "#f6efdd"} strokeWidth={ability === "kingpin" ? 5 : 2.6} />
          <circle cx="81" cy="90.400" r="2" fill="#e2552f" />
          <path d="M82 86c4-4-2-7 3-12" fill="none" stroke="#8b8578" strokeWidth="1.500" opacity="0.8" />
        </g>
      )}
    </>
  );
}

/** What is on their head. */
function Hat({ crook, band, jaw, cloth }: { crook: Crook; band: string; jaw: number; cloth: string }) {
  const { ability, level, card } = crook;
  if (ability === "pickpocket" || (ability === null && level < 5)) {
    return (
      <>
        <path d="M42 58c-2-16 6-24 22-24 14 0 20 8 19 20l4 5c-8 4-14 2-20 0-8-3-16-2-25-1z" fill="#4a4135" />
        <path d="M44 57c8-2 16-2 24 1 5 2 12 3 19 0l-3-4c-10 3-26-3-40 3z" fill={INK} />
        <path d="M62 35c-2 8-2 14 0 20M50 41c2 6 3 10 3 15M75 40c-2 6-3 10-3 15" fill="none" stroke="#2a241c" strokeWidth="1.200" />
        <circle cx="63" cy="34" r="2.200" fill={band} />
      </>
    );
  }
  if (ability === "transfer") {
    return (
      <>
        <path d="M44 46c-6-6-2-14 8-16 8-2 16-2 22 0 9 3 11 10 5 16z" fill="#33404d" />
        <path d="M45 46h34v9H45z" fill={INK} />
        <path d="M42 60c6-7 32-8 40-1-9-1-30-2-40 1z" fill={INK} stroke={RIM} strokeWidth="0.8" />
        <circle cx="62" cy="50" r="3.600" fill="#efc069" />
      </>
    );
  }
  if (ability === null && level === 9) {
    return (
      <>
        <path d="M45 55c-2-18 5-27 17-27s19 9 17 27z" fill={INK} />
        <path d="M45 49c10 3 24 3 34 0v6H45z" fill={band} />
        <path d="M38 56c8-3 40-3 48 0 2 2 0 4-3 4.500-12-3-30-3-42 0-3-.5-5-2.500-3-4.500z" fill={INK} />
        <path d="M74 34c3 5 4 10 4 15" fill="none" stroke={RIM} strokeWidth="1.600" />
      </>
    );
  }
  const crown = ability === "kingpin" ? 24 : 28 - (card % 3);
  return (
    <>
      <path d={`M44 56c-1-16 2-${56 - crown} 10-${56 - crown} 4 0 5 3 8 3s4-3 8-3c8 0 11 ${56 - crown - 16} 10 ${56 - crown}z`} fill={cloth} />
      <path d={`M55 ${crown + 3}c2 4 3 7 3 12`} fill="none" stroke="#4a443b" strokeWidth="1.500" />
      <path d="M44 48c10 4 26 4 36 0v8H44z" fill={ability === "kingpin" ? "#efc069" : band} />
      <path d={`M${34 - jaw * 0.1} 58c6-5 12-5 28-5s22 0 28 5c2 2 0 4-4 3-15-4-33-4-48 0-4 1-6-1-4-3z`} fill={cloth} />
      <path d={`M78 ${crown + 12}c2 5 2 10 2 14M82 56c4 1 7 2 9 3`} fill="none" stroke={RIM} strokeWidth="1.600" strokeLinecap="round" />
    </>
  );
}

/** Ladies wear a cloche. */
function Cloche({ band, cloth }: { band: string; cloth: string }) {
  return (
    <>
      <path d="M46 76c-3-4-2-12-1-18l6 4c-2 6-1 10-2 15zM78 76c3-4 2-12 1-18l-6 4c2 6 1 10 2 15z" fill="#241a12" />
      <path d="M43 64c-2-22 6-32 19-32s21 10 19 32c-4-5-10-7-19-7s-15 2-19 7z" fill={cloth} />
      <path d="M43.500 56c8-5 29-5 37 0l.5 6c-8-6-30-6-38 0z" fill={band} />
      <path d="M76 52c3-5 8-6 10-4-1 4-5 6-9 7z" fill={band} />
      <path d="M53 70h6M65 70h6" stroke={INK} strokeWidth="1.800" strokeLinecap="round" />
      <path d="M52 67c2-1.500 5-1.500 7-.5M65 66.500c2-1 5-1 7 .5" fill="none" stroke={INK} strokeWidth="1" />
      <path d="M58 85c2-1.600 3-1 4-.4 1-.6 2-1.200 4 .4-2 3-6 3-8 0z" fill="#a23d25" />
    </>
  );
}

/** Somebody behind them. */
function Second({ skin }: { skin: string }): ReactNode {
  return (
    <g transform="translate(-14 4) scale(.92)" opacity="0.92">
      <path d="M16 142c0-22 8-32 18-34h14c10 2 18 10 18 34z" fill="#37322b" />
      <path d="M31 70c0 12 2 24 11 30 9-6 11-18 11-30z" fill={skin} />
      <path d="M30 68c-1-14 4-20 12-20s13 6 12 20z" fill="#37322b" />
      <path d="M22 70c6-4 34-4 40 0-8 4-32 4-40 0z" fill="#37322b" />
      <path d="M31 70h22v5c-8 2-14 2-22 0z" fill={INK} opacity="0.5" />
    </g>
  );
}

/** What they carry, in the lower corner. */
function Carried({ ability, skin }: { ability: Ability; skin: string }): ReactNode {
  if (ability === "killer") {
    return (
      <g transform="translate(52 112)">
        <path d="M6 24c2-8 8-12 16-11l10 2v13H8z" fill={skin} stroke={INK} strokeWidth="1" />
        <path d="M10 2h36v7H26l-2 6h-8l-2 8H6z" fill="#3c444c" stroke="#d9dee0" strokeWidth="0.9" />
      </g>
    );
  }
  if (ability === "pickpocket") {
    return (
      <g transform="translate(56 108) rotate(-8)">
        <path d="M6 2h28v15H6z" fill="#8fa876" stroke={INK} strokeWidth="1" />
        <circle cx="20" cy="9.500" r="4" fill="none" stroke={INK} strokeWidth="1.200" />
        <path d="M2 22c0-8 4-12 9-12 3 0 3 4 0 5l8 1c3 1 3 4 0 5l-1 8H4z" fill={skin} stroke={INK} strokeWidth="1" />
      </g>
    );
  }
  if (ability === "spy") {
    return (
      <g transform="translate(40 108)">
        <path d="M0 6l26-5 26 5v28H0z" fill="#e5dcc6" stroke={INK} strokeWidth="1" />
        <path d="M26 1v33M4 12l18-3M4 18l18-2M4 23l18-1M4 28h18M30 9l18 3M30 16l18 2M30 22l18 1M30 28h18" stroke="#7c7362" strokeWidth="1.400" />
      </g>
    );
  }
  if (ability === "transfer") {
    return (
      <g transform="translate(62 132)" fill="none" stroke="#5a4630" strokeWidth="5">
        <circle r="22" />
        <path d="M-22 0h44" strokeWidth="4" />
        <path d="M-24-8a26 26 0 0 1 8-12M24-8a26 26 0 0 0-8-12" stroke={skin} strokeWidth="8" strokeLinecap="round" />
      </g>
    );
  }
  return null;
}
