// The map: the outline of each borough in a box of 520 by 400, with true neighbours, the Thames and its four bridges.

export type Point = readonly [number, number];

export const WIDE = 520;
export const HIGH = 400;

// Corners that several boroughs share.
const HAMPSTEAD_FOOT: Point = [190, 61];
const THREE_PARISHES: Point = [265, 64];
const HOLBORN: Point = [290, 63];
const ANGEL: Point = [350, 61];
const SHOREDITCH: Point = [420, 65];
const SPITALFIELDS: Point = [440, 66];
const LEA: Point = [516, 70];
const TEMPLE: Point = [291, 128];
const MARBLE_ARCH: Point = [184, 127];
const LANCASTER_GATE: Point = [160, 129];
const LADBROKE: Point = [82, 130];
const OLYMPIA: Point = [82, 142];
const EARLS_COURT: Point = [83, 190];
const SLOANE_SQUARE: Point = [162, 189];
const CHELSEA: Point = [193, 191];
const STRAND: Point = [290, 190];
const TOWER: Point = [438, 188];
const PUTNEY: Point = [85, 247];
const NINE_ELMS: Point = [214, 259];
const BATTERSEA_RISE: Point = [98, 336];
const CLAPHAM: Point = [216, 335];
const STREATHAM: Point = [213, 396];
const LAMBETH_QUAY: Point = [288, 219];
const KENNINGTON: Point = [289, 307];
const HERNE_HILL: Point = [286, 396];
const ROTHERHITHE: Point = [363, 219];
const PECKHAM: Point = [365, 304];
const NUNHEAD: Point = [366, 331];
const SYDENHAM: Point = [363, 395];
const CREEK: Point = [438, 220];
const BLACKHEATH: Point = [440, 328];
const ELTHAM: Point = [515, 326];
const MARSH: Point = [98, 273];

export const OUTLINES: Readonly<Record<string, readonly Point[]>> = {
  hampstead: [[196, 6], [263, 3], THREE_PARISHES, HAMPSTEAD_FOOT],
  st_pancras: [[263, 3], [352, 5], ANGEL, HOLBORN, THREE_PARISHES],
  islington: [[352, 5], [426, 3], SHOREDITCH, ANGEL],
  hackney: [[426, 3], [512, 9], LEA, SPITALFIELDS, SHOREDITCH],
  st_marylebone: [HAMPSTEAD_FOOT, THREE_PARISHES, HOLBORN, TEMPLE, MARBLE_ARCH, [187, 75]],
  paddington: [[91, 69], [187, 75], MARBLE_ARCH, LANCASTER_GATE, LADBROKE],
  city: [HOLBORN, ANGEL, SHOREDITCH, SPITALFIELDS, TOWER, [364, 194], STRAND, TEMPLE],
  bethnal_green: [SPITALFIELDS, LEA, [516, 147], [502, 190], TOWER],
  westminster: [LANCASTER_GATE, MARBLE_ARCH, TEMPLE, STRAND, [238, 194], CHELSEA, SLOANE_SQUARE],
  kensington: [LADBROKE, LANCASTER_GATE, SLOANE_SQUARE, EARLS_COURT, OLYMPIA],
  hammersmith: [[5, 145], OLYMPIA, EARLS_COURT, PUTNEY, [9, 245]],
  fulham: [EARLS_COURT, SLOANE_SQUARE, CHELSEA, [191, 231], [176, 249], PUTNEY],
  wandsworth: [[6, 270], MARSH, BATTERSEA_RISE, CLAPHAM, STREATHAM, [12, 396]],
  battersea: [MARSH, [174, 273], NINE_ELMS, CLAPHAM, BATTERSEA_RISE],
  lambeth: [[218, 223], LAMBETH_QUAY, KENNINGTON, HERNE_HILL, STREATHAM, CLAPHAM, NINE_ELMS],
  southwark: [LAMBETH_QUAY, [333, 223], ROTHERHITHE, PECKHAM, KENNINGTON],
  camberwell: [KENNINGTON, PECKHAM, NUNHEAD, SYDENHAM, HERNE_HILL],
  deptford: [ROTHERHITHE, [400, 226], CREEK, BLACKHEATH, NUNHEAD, PECKHAM],
  greenwich: [CREEK, [479, 227], [516, 218], ELTHAM, BLACKHEATH],
  lewisham: [NUNHEAD, BLACKHEATH, ELTHAM, [510, 393], SYDENHAM],
};

/** Where a borough's name stands and it is pressed: left, top, width and height. */
export const PLATES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  hampstead: [194, 4, 69, 57],
  st_pancras: [268, 5, 82, 57],
  islington: [355, 5, 66, 57],
  hackney: [428, 8, 84, 57],
  st_marylebone: [194, 66, 94, 61],
  paddington: [94, 70, 92, 57],
  city: [295, 68, 142, 118],
  bethnal_green: [443, 72, 70, 112],
  westminster: [164, 131, 124, 57],
  kensington: [85, 131, 73, 57],
  hammersmith: [8, 146, 72, 98],
  fulham: [86, 191, 102, 56],
  wandsworth: [10, 340, 196, 54],
  battersea: [102, 276, 110, 58],
  lambeth: [219, 255, 66, 100],
  southwark: [291, 225, 70, 79],
  camberwell: [291, 311, 72, 82],
  deptford: [366, 228, 71, 98],
  greenwich: [443, 228, 71, 96],
  lewisham: [369, 334, 138, 58],
};

export const THAMES = "M-12 260C60 257 130 266 174 261S190 212 236 209S310 214 350 210S440 203 532 209";

/** From bank to bank, with the boroughs they join. */
export const BRIDGES: readonly { between: readonly [string, string]; at: number; from: number; to: number }[] = [
  { between: ["city", "southwark"], at: 330, from: 190, to: 226 },
  { between: ["westminster", "lambeth"], at: 254, from: 190, to: 224 },
  { between: ["fulham", "battersea"], at: 150, from: 245, to: 276 },
  { between: ["fulham", "wandsworth"], at: 92, from: 244, to: 276 },
];

/** The outline as a path. */
export function outline(borough: string): string {
  return `M${(OUTLINES[borough] ?? []).map((point) => point.join(" ")).join("L")}Z`;
}
