// The map: the outline of each borough in a box of 520 by 400, with true neighbours, the Thames and its four bridges.

export type Point = readonly [number, number];

export const WIDE = 520;
export const HIGH = 400;

// Corners that several boroughs share.
const HAMPSTEAD_FOOT: Point = [164, 66];
const THREE_PARISHES: Point = [240, 69];
const HOLBORN: Point = [265, 68];
const ANGEL: Point = [318, 66];
const SHOREDITCH: Point = [400, 70];
const SPITALFIELDS: Point = [438, 71];
const LEA: Point = [516, 75];
const TEMPLE: Point = [266, 131];
const MARBLE_ARCH: Point = [158, 130];
const LANCASTER_GATE: Point = [134, 132];
const LADBROKE: Point = [66, 133];
const OLYMPIA: Point = [66, 145];
const EARLS_COURT: Point = [67, 193];
const SLOANE_SQUARE: Point = [136, 192];
const CHELSEA: Point = [167, 194];
const STRAND: Point = [265, 193];
const TOWER: Point = [436, 191];
const PUTNEY: Point = [69, 247];
const NINE_ELMS: Point = [187, 259];
const BATTERSEA_RISE: Point = [84, 329];
const CLAPHAM: Point = [189, 328];
const STREATHAM: Point = [186, 396];
const LAMBETH_QUAY: Point = [272, 219];
const KENNINGTON: Point = [273, 307];
const HERNE_HILL: Point = [270, 396];
const ROTHERHITHE: Point = [368, 219];
const PECKHAM: Point = [370, 304];
const NUNHEAD: Point = [371, 331];
const SYDENHAM: Point = [368, 395];
const CREEK: Point = [440, 220];
const BLACKHEATH: Point = [442, 328];
const ELTHAM: Point = [515, 326];
const MARSH: Point = [84, 273];

export const OUTLINES: Readonly<Record<string, readonly Point[]>> = {
  hampstead: [[170, 6], [238, 3], THREE_PARISHES, HAMPSTEAD_FOOT],
  st_pancras: [[238, 3], [319, 5], ANGEL, HOLBORN, THREE_PARISHES],
  islington: [[319, 5], [403, 3], SHOREDITCH, ANGEL],
  hackney: [[403, 3], [512, 10], LEA, SPITALFIELDS, SHOREDITCH],
  st_marylebone: [HAMPSTEAD_FOOT, THREE_PARISHES, HOLBORN, TEMPLE, MARBLE_ARCH, [161, 80]],
  paddington: [[74, 74], [161, 80], MARBLE_ARCH, LANCASTER_GATE, LADBROKE],
  city: [HOLBORN, ANGEL, SHOREDITCH, SPITALFIELDS, TOWER, [350, 197], STRAND, TEMPLE],
  bethnal_green: [SPITALFIELDS, LEA, [516, 150], [502, 193], TOWER],
  westminster: [LANCASTER_GATE, MARBLE_ARCH, TEMPLE, STRAND, [212, 197], CHELSEA, SLOANE_SQUARE],
  kensington: [LADBROKE, LANCASTER_GATE, SLOANE_SQUARE, EARLS_COURT, OLYMPIA],
  hammersmith: [[4, 148], OLYMPIA, EARLS_COURT, PUTNEY, [7, 245]],
  fulham: [EARLS_COURT, SLOANE_SQUARE, CHELSEA, [165, 232], [150, 249], PUTNEY],
  wandsworth: [[5, 270], MARSH, BATTERSEA_RISE, CLAPHAM, STREATHAM, [10, 396]],
  battersea: [MARSH, [152, 273], NINE_ELMS, CLAPHAM, BATTERSEA_RISE],
  lambeth: [[191, 223], LAMBETH_QUAY, KENNINGTON, HERNE_HILL, STREATHAM, CLAPHAM, NINE_ELMS],
  southwark: [LAMBETH_QUAY, [330, 223], ROTHERHITHE, PECKHAM, KENNINGTON],
  camberwell: [KENNINGTON, PECKHAM, NUNHEAD, SYDENHAM, HERNE_HILL],
  deptford: [ROTHERHITHE, [404, 226], CREEK, BLACKHEATH, NUNHEAD, PECKHAM],
  greenwich: [CREEK, [480, 227], [516, 218], ELTHAM, BLACKHEATH],
  lewisham: [NUNHEAD, BLACKHEATH, ELTHAM, [510, 393], SYDENHAM],
};

/** Where a borough's name stands and it is pressed: left, top, width and height. */
export const PLATES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  hampstead: [170, 7, 68, 58],
  st_pancras: [242, 7, 74, 58],
  islington: [321, 7, 79, 59],
  hackney: [406, 11, 106, 58],
  st_marylebone: [166, 72, 97, 57],
  paddington: [74, 79, 84, 52],
  city: [270, 73, 164, 116],
  bethnal_green: [440, 77, 74, 108],
  westminster: [142, 135, 120, 56],
  kensington: [69, 136, 64, 54],
  hammersmith: [7, 150, 58, 92],
  fulham: [71, 195, 92, 51],
  wandsworth: [9, 332, 172, 60],
  battersea: [88, 275, 97, 51],
  lambeth: [193, 262, 76, 92],
  southwark: [276, 225, 91, 78],
  camberwell: [276, 309, 91, 83],
  deptford: [373, 228, 66, 96],
  greenwich: [445, 228, 68, 95],
  lewisham: [375, 332, 132, 58],
};

export const THAMES = "M-12 259C50 256 105 264 148 260S164 212 208 209S300 213 350 211S440 204 532 210";

/** From bank to bank, with the boroughs they join. */
export const BRIDGES: readonly { between: readonly [string, string]; at: number; from: number; to: number }[] = [
  { between: ["city", "southwark"], at: 322, from: 193, to: 226 },
  { between: ["westminster", "lambeth"], at: 231, from: 193, to: 224 },
  { between: ["fulham", "battersea"], at: 126, from: 245, to: 276 },
  { between: ["fulham", "wandsworth"], at: 77, from: 244, to: 276 },
];

/** The outline as a path. */
export function outline(borough: string): string {
  return `M${(OUTLINES[borough] ?? []).map((point) => point.join(" ")).join("L")}Z`;
}
