// The engravings of the cards, in boxes of 64 by 36 that stand on a street at 34: what is solid, what is cut out, what is line.

export type Drawing = readonly [solid: string, cut?: string, lines?: string];

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const ring = (x: number, y: number, r: number, thick = 1): string => disc(x, y, r) + disc(x, y, r - thick);

/** A door or a window with a round top. */
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

const gable = (x: number, w: number, y: number, rise: number): string => `M${x} 34V${y}l${w / 2} ${-rise} ${w / 2} ${rise}V34z`;

const many = (count: number, step: number, draw: (shift: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place * step)).join("");

const boxes = (count: number, x: number, y: number, step: number, w: number, h: number): string =>
  many(count, step, (shift) => box(x + shift, y, w, h));

const arches = (count: number, x: number, y: number, step: number, w: number, h: number): string =>
  many(count, step, (shift) => arch(x + shift, y, w, h));

const water = (from: number, to: number, y = 31): string => `M${from} ${y}q3-2 6 0t6 0${"t6 0".repeat(Math.max(0, Math.round((to - from) / 6) - 2))}`;

const smoke = (x: number, y: number): string => `M${x} ${y}c-3-2 3-3 1-6s4-3 3-6`;

const wheel = (x: number, y: number, r: number): string =>
  `${ring(x, y, r, 1.6)}M${x - r} ${y - 0.4}h${2 * r}v.8h${-2 * r}zM${x - 0.4} ${y - r}h.8v${2 * r}h-.8z`;

const temple = (x: number, w: number, y: number, rise: number): string => `M${x} ${y}L${x + w / 2} ${y - rise} ${x + w} ${y}z`;

const person = (x: number, y: number, h: number): string =>
  `${disc(x, y, h * 0.14)}M${x - h * 0.2} 34q0-${h * 0.62} ${h * 0.2}-${h * 0.66}q${h * 0.2} 0 ${h * 0.2} ${h * 0.66}z`;

const tree = (x: number, y: number, r: number): string => `${disc(x, y, r)}${disc(x - r * 0.7, y + r * 0.5, r * 0.7)}${disc(x + r * 0.7, y + r * 0.5, r * 0.7)}` + box(x - 0.8, y, 1.6, 34 - y);

export const ENGRAVINGS: Readonly<Record<string, Drawing>> = {
  // Brown: trade.
  almshouses: [gable(5, 15, 24, 7) + gable(24.5, 15, 20, 9) + gable(44, 15, 24, 7) + box(20, 26, 4.5, 8) + box(39.5, 26, 4.5, 8) + box(31, 5, 2, 7) + box(29.5, 7, 5, 1.2), arch(30, 25, 4, 9) + box(10, 27, 5, 4) + box(49, 27, 5, 4) + disc(32, 18, 1.8)],
  salters: ["M31 5h2v24h-2zM22 34l4-5h12l4 5zM11 9h42v2H11zM6 22h18a9 5 0 0 1-18 0zM40 22h18a9 5 0 0 1-18 0zM30 3h4v4h-4z", "", "M15 10 7 22M15 10l8 12M49 10l-8 12M49 10l8 12M8 21l3-4 2 1 3-5 3 5 2-1 2 4M43 21q6-5 12 0"],
  vintners: [disc(13, 26, 8) + disc(31, 26, 8) + disc(22, 11.5, 8) + "M47 34V18q0-3 2.5-4.5V5h5v8.5Q57 15 57 18v16z", ring(13, 26, 6) + ring(31, 26, 6) + ring(22, 11.5, 6) + box(48.5, 20, 7, 7) + disc(13, 26, 1) + disc(31, 26, 1) + disc(22, 11.5, 1)],
  haberdashers: ["M15 7h20v19H15zM8 26h34v3.5H8z" + disc(52, 11, 5.5) + disc(52, 26, 5.5), box(15, 20, 20, 2.5) + ring(52, 11, 4) + ring(52, 26, 4) + disc(50.5, 11, 0.6) + disc(53.5, 11, 0.6) + disc(50.5, 26, 0.6) + disc(53.5, 26, 0.6), "M18 9v9M21 9v9"],
  covent_garden: [box(3, 20, 58, 14) + temple(17, 30, 20, 11) + box(1, 18.5, 62, 2), arches(9, 5, 23, 6.1, 4, 11) + disc(32, 15.5, 1.8), "M6 17h10M48 17h10M32 9V4"],
  mercers: ["M10 6h30a4 4 0 0 1 0 8H10a4 4 0 0 1 0-8zM6 16h34a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8zM10 26h30a4 4 0 0 1 0 8H10a4 4 0 0 1 0-8zM44 10c10 2 6 14 16 24H44c4-8-2-14 0-24z", ring(10, 10, 3) + ring(6, 20, 3) + ring(10, 30, 3) + "M48 18l3 14M52 24l3 9"],
  east_india_company: ["M6 25h50l2-3 2 3-6 9H14zM17 5h1.5v20H17zM31 2h1.5v23H31zM45 6h1.5v19H45zM10 8h15l1.5 6H9zM9 15h18l1 6H8zM23 5h17l1.5 7H22zM22 13h20l1 7H21zM39 9h13l1 5H38.5zM38 15h15l1 6H37z", boxes(6, 15, 28, 6, 2.5, 2), "M4 25l12-18M56 25 46 8"],
  school_brown: [gable(12, 40, 21, 12) + box(29, 2, 6, 9) + "M27.5 3 32-1l4.5 4z", arch(30.4, 4, 3.2, 5) + arch(29.5, 24, 5, 10) + boxes(2, 17, 23, 6, 3.5, 6) + boxes(2, 38, 23, 6, 3.5, 6) + disc(32, 17, 2)],
  grocers: ["M8 4h48v4H8zM7 9h50l4 9H3zM8 19h4v15H8zM52 19h4v15h-4zM12 29h40v5H12zM17 29l3-9 3 9zM27 29v-6h5v6zM35 29v-8h4v8zM42 29v-5h6v5z", "M13 9.5 10.5 17M22 9.5 20 17M32 9.5V17M42 9.5 44 17M51 9.5 53.5 17M25 6h14"],
  coffee_house: ["M15 34 18 14h3l2-5h8l2 5h3l3 20zM25 5h4v3h-4zM17 18 6 13v4l9 11zM44 24h15l-2 8h-11zM41 32.5h21V34H41z" + ring(40, 22, 5, 1.6), "M22 17h10M21 21h12", "M47 21c-2-2 2-3 0-6M51.5 21c-2-2 2-3 0-6M56 21c-2-2 2-3 0-6"],
  vauxhall_gardens: ["M22 15a10 8 0 0 1 20 0zM20 15h24v2.5H20zM31 3h2v5h-2zM20 31h24v3H20z" + boxes(4, 22, 17, 6, 2, 15) + tree(7, 14, 4.5) + tree(57, 14, 4.5), disc(32, 24, 2), "M10 17q6 5 11 0M43 17q6 5 11 0M15 20v1.5M49 20v1.5" + ring(15, 22.5, 1.2, 1) + ring(49, 22.5, 1.2, 1)],
  fishmongers: ["M5 20q15-15 34-4l14-9q-4 12 0 24l-14-8Q20 34 5 20z", disc(13, 18.5, 1.6) + "M20 12.5q4 7 0 14.5l1 .2q4.5-7.5 0-15z" + "M47 15l4-3M47 24l4 3", "M26 15q2 4 0 9M31 15q2 4 0 9M36 16.5q1.5 3 0 6M25 11q4-4 9 0"],
  stock_exchange: [box(4, 17, 56, 17) + temple(16, 32, 16, 9) + box(2, 15.5, 60, 2) + box(30.5, 2, 3, 6), boxes(6, 18, 18, 4.9, 2.6, 11) + boxes(2, 7, 20, 4.5, 2.5, 5) + boxes(2, 50, 20, 4.5, 2.5, 5) + "M9 34v-5h4v5zM8 29h6M22 34v-4h4v4zM21 30h6M34 34v-5h4v5zM33 29h6M47 34v-4h4v4zM46 30h6"],
  omnibus: ["M6 12h32v15H6zM38 16h6v9h-6zM44 22q5-3 9-1l3-7 2-2 1 2.5 3 3-1.5 1.5-2.5-1-1 6 1 10h-1.6l-1.9-8h-5l-1.5 8h-1.6l.6-9z" + wheel(13, 29, 4.8) + wheel(32, 29, 4.8) + disc(12, 7, 1.8) + disc(19, 7, 1.8) + disc(26, 7, 1.8) + disc(33, 7, 1.8) + box(10, 8.5, 25, 3), boxes(4, 9, 15, 7, 4.5, 5) + "M8 23.5h28"],
  bank_of_england: [box(3, 21, 58, 13) + box(14, 9, 36, 12) + temple(20, 24, 9, 6) + box(1, 19.5, 62, 2) + box(12, 8, 40, 1.6), boxes(7, 18, 11, 4.4, 2, 8) + arch(29, 25, 6, 9) + boxes(2, 7, 24, 7, 3.5, 5.5) + boxes(2, 47, 24, 7, 3.5, 5.5)],
  shops: [gable(4, 26, 12, 9) + gable(34, 26, 12, 9), "M8 19h18v9H8zM38 19h18v9H38zM15 11h4v5h-4zM45 11h4v5h-4zM8 30h6v4H8zM50 30h6v4h-6z", "M14 19v9M20 19v9M44 19v9M50 19v9M8 23.5h18M38 23.5h18M30 14h4M32 14v3"],
  albert_dock: [box(3, 9, 42, 19) + box(50, 3, 6, 25) + "M49 3l4-4 4 4zM3 9l5-4h32l5 4z", arches(5, 6, 20, 8, 5, 8) + boxes(6, 6, 12, 6.8, 3, 4) + boxes(2, 52, 7, 0, 2, 4), water(3, 58, 31) + water(6, 56, 34)],
  furniture_makers: ["M18 3h18v3H18zM18 3h2.5v31H18zM33.5 3H36v31h-2.5zM20 19h26v3.5H20zM43.5 22h2.5v12h-2.5zM27.5 22H30v12h-2.5z" + boxes(3, 22.6, 6, 3.6, 1.4, 13), "", "M20 28h8M34 28h10M6 34l5-9 3 3zM50 12l9 3M54 34V17"],
  watch_makers: [disc(32, 21, 13) + box(30, 4, 4, 5) + ring(32, 3.5, 3.5, 1.4), disc(32, 21, 10.5), "M32 21v-8M32 21l5 4M32 12v1.5M32 28.5V30M23 21h1.5M39.5 21H41M29 2C20-1 12 8 6 4"],
  west_india_docks: [gable(3, 18, 16, 8) + gable(22, 18, 16, 8) + gable(41, 18, 16, 8) + box(55, 2, 1.2, 32) + "M49 30h14l-2 4H51z", boxes(3, 10, 15, 19, 4, 4) + boxes(3, 10, 22, 19, 4, 9), "M12 9V5h5v4M31 9V5h5v4M55.6 5l-5 24M55.6 5l6 24"],
  workers_houses: [many(5, 11.6, (x) => gable(3 + x, 11, 23, 6) + box(5 + x, 13, 2.5, 6)), many(5, 11.6, (x) => box(9 + x, 27, 3, 7) + box(4.5 + x, 26, 3, 3)), smoke(6, 12) + smoke(29.5, 12) + smoke(52, 12)],
  oxford_street: [box(6, 12, 52, 22) + "M24 12a8 8 0 0 1 16 0z" + box(31, 0, 2, 5) + box(4, 10.5, 56, 2), boxes(8, 9, 15, 6, 3.5, 4) + boxes(8, 9, 21, 6, 3.5, 4) + "M9 28h12v6H9zM24 28h5v6h-5zM31 28h5v6h-5zM39 28h16v6H39z", "M7 27l-2 2.5h18L21 27M38 27l-2 2.5h22L56 27"],
  leather_industry: ["M21 5l5 3h12l5-3 5 4-5 6v8l5 7-5 4-5-4H26l-5 4-5-4 5-7v-8l-5-6z", "M32 11v15M28 14v9M36 14v9", "M8 2h48v32H8zM11 5h42v28H11zM21 5l-4-3M43 5l4-3M16 9l-5-2M48 9l5-2M16 30l-5 2M48 30l5 2M21 18H11M43 18h10"],
  lloyds: ["M12 31h40v3H12zM15 8h4v23h-4zM45 8h4v23h-4zM11 5h42v4H11zM22 5l10-5 10 5zM23 27q4-2 4-9a5 5.5 0 0 1 10 0q0 7 4 9z" + disc(32, 28, 2) + box(31, 9, 2, 5), "M26 24h12"],
  silk_weaving: ["M7 3h4v31H7zM53 3h4v31h-4zM11 5h42v3.5H11zM11 26h42v3.5H11zM24 18l8-3 8 3-8 3z", "M29 18h6", many(11, 3.6, (x) => `M${14 + x} 8.5V26`)],
  royal_victoria_dock: ["M4 25h30l-3 7H8zM12 19h14v6H12zM17 10h5v9h-5zM44 20h14v14H44zM47 6h3v14h-3z", boxes(3, 14, 21, 4, 2, 2) + box(47, 24, 8, 4), "M48 7 30 3M30 3v9M28.5 12h3v3h-3zM48 7l8 13" + smoke(19, 9) + water(3, 40, 34)],
  brewing: ["M6 34V22a11 11 0 0 1 22 0v12zM15.5 4h3v8h-3zM47 3h6v31h-6zM46 1h8v3h-8z" + disc(38, 27, 6.5), "M9 25h16" + ring(38, 27, 4.5) + boxes(1, 14, 27, 0, 6, 7), "M17 5c12-4 26 0 30 9" + smoke(50, 0)],
  ship_building: ["M4 14q4 16 14 18h30q8-4 11-18l-4 1q-3 9-9 11H20Q12 23 8 13zM14 32h36v2H14z", "", "M14 24V10M20 27V9M26 28V9M32 28V9M38 28V9M44 27V9M50 23V10M10 12h46M6 34V4h4M58 34V4h-4"],
  steamboats: ["M4 24h56l-5 8H10zM26 24a8 8 0 0 1 16 0zM31 3h5v13h-5zM14 18h10v6H14zM46 19h8v5h-8zM10 6h1.2v18H10z", "M28.5 24a5.5 5.5 0 0 1 11 0z" + boxes(2, 16, 20, 4, 2, 2), smoke(33, 2) + "M34 24v-5M34 24l-4-4M34 24l4-4" + water(2, 60, 34)],
  train_station_north: ["M4 34V12h24V2h8v10h24v22zM27 2l5-4 5 4z", arch(8, 15, 20, 19) + arch(36, 15, 20, 19) + disc(32, 7, 2.6), "M18 16v9M11 20l7 5 7-5M46 16v9M39 20l7 5 7-5"],
  train_station_south: ["M12 34V20a20 18 0 0 1 40 0v14h-4V20a16 14 0 0 0-32 0v14z" + disc(32, 22, 8) + box(30, 8, 4, 7) + box(21, 30, 22, 4) + disc(22, 31, 2.5) + disc(42, 31, 2.5), ring(32, 22, 6) + disc(32, 22, 2), "M4 34V18M60 34V18M4 20h8M52 20h8" + smoke(33, 7)],
  public_houses: ["M8 2h3v32H8zM11 4h24v2H11zM14 8h20v16H14zM42 14h12v18a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z" + ring(55, 22, 5, 1.8), "M18 16l6-5 6 5-2 5h-8z" + "M45 18v12M51 18v12M48 18v12", "M18 6v2M30 6v2M41 13c0-4 3-3 3-5s4-1 5 1 4 0 5 4"],
  grand_hotel: [box(6, 14, 52, 20) + "M6 14l2-7h8l2 7zM25 14l2-9h10l2 9zM46 14l2-7h8l2 7zM31 0h1v6h-1zM32 0h6v3h-6z" + box(4, 13, 56, 1.5), boxes(9, 9, 17, 5.4, 2.6, 4) + boxes(9, 9, 23, 5.4, 2.6, 4) + arch(29.5, 28, 5, 6) + disc(32, 9.5, 1.5)],
  billingsgate_market: [box(4, 18, 56, 16) + box(4, 10, 11, 10) + box(49, 10, 11, 10) + temple(3, 13, 10, 6) + temple(48, 13, 10, 6) + temple(22, 20, 18, 9), arches(9, 7, 23, 5.8, 4, 11) + disc(9.5, 14, 2) + disc(54.5, 14, 2), "M32 9V5M28 4q4-3 7 0l2-1.5v3L35 4q-3 3-7 0"],
  smithfield_market: [box(8, 17, 48, 17) + box(3, 13, 9, 21) + box(52, 13, 9, 21) + "M3 13a4.5 7 0 0 1 9 0zM52 13a4.5 7 0 0 1 9 0zM7 2h1v5H7zM56 2h1v5h-1zM20 17l12-7 12 7z", arch(26, 20, 12, 14) + boxes(3, 14, 21, 4, 2.5, 7) + boxes(3, 40, 21, 4, 2.5, 7) + boxes(1, 6, 18, 0, 3, 5) + boxes(1, 55, 18, 0, 3, 5)],
  huguenots: [person(20, 9, 24) + person(42, 12, 21) + "M13 6.5h14l-3-3h-8zM48 26h9v8h-9zM4 24h8v10H4z", "M18 16l2 5 2-5zM40 18l2 5 2-5z", "M50 26q2-5 5 0M8 24v-8M5 16h6M30 12l3 22"],
  jewish_refugees: [person(16, 8, 25) + person(34, 11, 22) + person(50, 20, 13) + "M10 5.5h12V3h-2V0h-8v3h-2zM28 10q6-8 12 0l1 6H27z", disc(34, 11, 2.2) + "M14 17h4v3h-4z", "M22 27h7M4 34v-8h7v8zM6 26v-2h3v2"],
  // Blue: culture.
  school: [box(6, 14, 20, 20) + box(38, 14, 20, 20) + box(26, 20, 12, 14) + temple(6, 20, 14, 8) + temple(38, 20, 14, 8) + box(29, 10, 6, 10) + "M28 10l4-6 4 6z", boxes(3, 9, 18, 5.5, 3, 5) + boxes(3, 41, 18, 5.5, 3, 5) + boxes(3, 9, 26, 5.5, 3, 5) + boxes(3, 41, 26, 5.5, 3, 5) + arch(29.5, 25, 5, 9) + disc(32, 14, 1.7)],
  water_works: [wheel(20, 22, 12) + "M19.5 22l-8-8.5.8-.8 8 8.5zM20.5 22l8 8.5-.8.8-8-8.5zM12 30.5l8-8.5.8.8-8 8.5z" + box(40, 14, 18, 20) + box(46, 2, 6, 12) + "M45 2l4-3 4 3z", arch(44, 18, 4, 7) + arch(50, 18, 4, 7) + box(46, 28, 6, 6), water(2, 38, 33) + "M38 12q-8 0-10 6"],
  theatre_royal: ["M4 3h56v31H4z", "M14 8h36v22H14z", "M14 8c2 10-2 16-4 22h7c5-6 8-14 9-22zM50 8c-2 10 2 16 4 22h-7c-5-6-8-14-9-22zM14 8q4.5 5 9 0 4.5 5 9 0 4.5 5 9 0 4.5 5 9 0" + ring(29, 20, 3.5) + "M33 20h7q0 6-3.5 6T33 20"],
  st_pauls: ["M18 34V22h28v12zM22 22v-4h20v4zM22 18a10 11 0 0 1 20 0zM30 8V4h4v4zM31.4-1h1.2v5h-1.2zM29.5.5h5v1.2h-5zM6 34V16h7v18zM51 34V16h7v18zM6 16l3.5-8 3.5 8zM51 16l3.5-8 3.5 8zM13 24h5v10h-5zM46 24h5v10h-5z", boxes(6, 23, 24, 3.3, 1.6, 10) + boxes(6, 24, 19, 2.9, 1.3, 2.5) + arch(8, 19, 3, 5) + arch(53, 19, 3, 5) + "M26 16q0-5 3-8M38 16q0-5-3-8"],
  hospital: [box(4, 14, 16, 20) + box(44, 14, 16, 20) + box(20, 18, 24, 16) + temple(19, 26, 18, 10) + temple(3, 18, 14, 5) + temple(43, 18, 14, 5), "M30.5 11h3v2.5H36v3h-2.5V19h-3v-2.5H28v-3h2.5z" + boxes(3, 6.5, 17, 4.5, 2.6, 5) + boxes(3, 46.5, 17, 4.5, 2.6, 5) + boxes(3, 6.5, 25, 4.5, 2.6, 5) + boxes(3, 46.5, 25, 4.5, 2.6, 5) + arch(29.5, 25, 5, 9) + boxes(2, 23, 24, 0, 3, 5) + boxes(2, 38, 24, 0, 3, 5)],
  town_houses: [many(3, 18, (x) => box(6 + x, 8, 16.8, 26) + box(8 + x, 3, 3, 5) + box(18 + x, 3, 3, 5)), many(3, 18, (x) => boxes(3, 8 + x, 11, 4.8, 3, 4) + boxes(3, 8 + x, 18, 4.8, 3, 5) + boxes(2, 8 + x, 26, 4.8, 3, 4) + arch(17.5 + x, 25, 3.6, 9)), "M3 34v-4M62 34v-4"],
  street_lights: ["M28 10h8l-1.5 8h-5zM27 10l5-5 5 5zM31 18h2v16h-2zM27 32h10v2H27zM12 18h5l-1 5h-3zM12 18l2.5-3 2.5 3zM14 23h1v11h-1zM47 18h5l-1 5h-3zM47 18l2.5-3 2.5 3zM49 23h1v11h-1z", "M31 12h2v4h-2z", "M22 8l-5-3M42 8l5-3M20 14h-6M44 14h5M32 2V-1M40 34l-5-12M44 34l-5-12M38.5 30h4M37 26h4M9 16l-3-1M55 16l3-1"],
  university: ["M6 34V20h52v14zM18 20h28l-14-8zM24 12a8 7 0 0 1 16 0zM30.5 1h3v5h-3zM12 34l4-4h32l4 4z", boxes(7, 19.5, 20, 3.8, 2, 10) + boxes(2, 8.5, 23, 4.5, 2.5, 5) + boxes(2, 49.5, 23, 4.5, 2.5, 5) + "M14 32h36"],
  buckingham_palace: [box(3, 15, 58, 19) + box(25, 11, 14, 6) + temple(25, 14, 11, 4) + box(3, 12, 9, 4) + box(52, 12, 9, 4) + "M31.5-1h1v9h-1zM32.5-1h7v4h-7z", boxes(4, 6, 18, 5, 2.6, 5) + boxes(4, 41.5, 18, 5, 2.6, 5) + boxes(3, 26.5, 14, 4.5, 2, 7) + arch(29.5, 25, 5, 5), many(20, 3.1, (x) => `M${2.5 + x} 34v-5`) + "M1 30h62"],
  nelsons_column: ["M30 10h4l1.5 16h-7zM27 8h10v2.5H27zM30.5 1h3l.5 7h-4zM29 3h6v1h-6zM25 26h14v4H25zM20 30h24v4H20zM44 34q0-8 5-9 1-4 4-3 4 1 3 5v7zM56 33h5v1h-5zM20 34q0-8-5-9-1-4-4-3-4 1-3 5v7zM3 33h5v1H3z", "M31.5 12v13M33 12v13"],
  kew_gardens: ["M3 34V25q1-8 10-8h5q2-11 14-11t14 11h5q9 0 10 8v9zM30 3h4v4h-4z", "M18 17v17M46 17v17M26 8v26M38 8v26M32 7v27M3 26h58M18 17h28M11 17v17M53 17v17M22 11h20" + box(29.5, 27, 5, 7), "M6 34V20"],
  british_museum: ["M2 34V18h12v16zM50 34V18h12v16zM12 15h40v3H12zM10 15 32 4l22 11zM10 31h44v3H10z" + boxes(8, 14, 18, 5, 2.6, 13), "M18 13.5 32 7l14 6.5z" + boxes(2, 4, 21, 4.5, 2, 8) + boxes(2, 53, 21, 4.5, 2, 8), "M26 13q6-5 12 0"],
  lords: ["M12 12h2.4v22H12zM18 12h2.4v22H18zM24 12h2.4v22H24zM12 9.5h6v1.5h-6zM19 9.5h7.4v1.5H19zM43 3l4 1-5 13 3 2-7 15-6-2 6-16 1 .5z" + disc(54, 29, 4), "M51.5 27q3 2 5 .5M40 22l-4 9", "M2 34q8-6 16 0"],
  natural_history_museum: ["M4 34V20h56v14zM20 34V8h7v26zM37 34V8h7v26zM20 8l3.5-8L27 8zM37 8l3.5-8L44 8zM27 20l5-6 5 6zM3 20l5-5 5 5zM51 20l5-5 5 5z", arch(28.5, 22, 7, 12) + arches(3, 6, 24, 4.6, 3, 6) + arches(3, 45.5, 24, 4.6, 3, 6) + arches(2, 22, 11, 17, 3, 5) + "M6 32h13M45 32h13"],
  albert_hall: ["M5 34V19h54v15zM9 19v-5h46v5zM11 14a21 12 0 0 1 42 0zM30 0h4v4h-4z", boxes(9, 8, 22, 5.6, 3, 4) + boxes(9, 8, 28.5, 5.6, 3, 5.5) + "M10 16.5h44M32 3v10M22 5l-4 8M42 5l4 8"],
  school_late: [box(10, 10, 44, 24) + "M10 10l6-6h8l6 6zM34 10l6-6h8l6 6zM8 4h2.5v8H8zM53.5 4H56v8h-2.5zM31 2h2v8h-2z", boxes(5, 14, 13, 8, 4.5, 5) + boxes(5, 14, 20, 8, 4.5, 5) + boxes(2, 14, 27, 31.5, 4.5, 7) + boxes(3, 22, 27, 8, 4.5, 4), smoke(9, 3)],
  sewers: ["M2 34V4h60v30zM12 34h40V22a20 18 0 0 0-40 0z" + "M20 34V24a12 12 0 0 1 24 0v10h-3V24a9 9 0 0 0-18 0v10z", "M6 8h10M20 6h10M36 6h10M50 8h9M4 14h8M52 14h9M4 20h6M54 20h7M4 26h6M54 26h7", water(22, 40, 30) + water(14, 50, 33)],
  wren: ["M20 34q1-9 8-10l4 4 4-4q7 1 8 10zM32 5q5 0 5.5 7T32 22t-5.5-10T32 5zM32 2q9 0 9 9 0 3 2 6t-1 6q-3 2-4-1 1-3 0-10-1-6-6-6t-6 6q-1 7 0 10-1 3-4 1-3-3-1-6t2-6q0-9 9-9z", "M30 13h.5M34 13h.5M30.5 18h3", "M52 4 46 24M52 4l6 20M49 15h6M4 30l8-14 8 14M8 24h8"],
  // Pink: state.
  woolwich_arsenal: ["M8 14l36-6 1 3h6v4h-6l.5 3-36 4q-5-4-1.5-8zM12 26h24l8 8H8z" + wheel(26, 26, 8) + disc(49, 31, 3) + disc(56, 31, 3) + disc(52.5, 25.5, 3), "M16 13l1 7M36 10l1 7"],
  great_fire_monument: ["M29 9h6v17h-6zM27 7h10v2.5H27zM29.5 5h5v2h-5zM25 26h14v8H25zM32 5q-5-3 0-7 5 4 0 7z" + gable(6, 13, 25, 5) + gable(45, 13, 25, 5), "M31 10v15M33 10v15M28 29h8M10 28h5v3h-5zM49 28h5v3h-5z", "M26 2l-4-2M38 2l4-2M25 5h-5M39 5h5"],
  police_force: ["M22 18q0-14 10-14t10 14zM19 18h26q3 0 4 3H15q1-3 4-3zM30 1h4v4h-4zM24 22h16q0 8-8 8t-8-8zM14 34q2-6 10-6l8 4 8-4q8 0 10 6zM53 8h4v18h-4zM52 26h6v3h-6z", "M32 8l1.5 3 3 .4-2.2 2 .6 3-2.9-1.5-2.9 1.5.6-3-2.2-2 3-.4zM20 19.6h24", "M9 12h-4M9 16l-4 1"],
  bridge: ["M2 14q30-6 60 0v6h-5q-5 0-5 11h-4q0-11-6-11t-6 11h-4q0-12-0-12t-0 12h-4q0-11-6-11t-6 11h-4q0-11-5-11H2z", "M4 16q28-5.5 56 0", "M2 11q30-6 60 0M10 10v3M21 8.5v3M32 8v3M43 8.5v3M54 10v3" + water(4, 60, 34)],
  fleet_street: ["M14 6h4v28h-4zM46 6h4v28h-4zM12 4h40v4H12zM29 8h6v7h-6zM22 15h20v4H22zM18 26h28v4H18z", "", "M42 17h12l3 5M20 25h24M22 23h20v2H22zM4 12h7v9H4zM5 14h5M5 16h5M5 18h5M53 27h8v7h-8zM55 29h4M55 31h4M32 4V1M28 1h8"],
  regent_street: ["M3 4q36 4 58 16v14H3z", arches(1, 6, 17, 0, 8, 17) + arches(1, 17, 19, 0, 7, 15) + arches(1, 27, 21, 0, 6, 13) + arches(1, 36, 23, 0, 5, 11) + arches(1, 44, 25, 0, 4, 9) + arches(1, 51, 27, 0, 3, 7) + "M3 13q34 3 58 13M7 7h3v4H7zM16 8h3v4h-3zM26 10h2.5v4H26zM36 13h2v3.5h-2zM45 16.5h2v3h-2z"],
  fire_brigade: ["M8 22h32v6H8zM16 14h16v8H16zM22 8h4v6h-4zM40 24h10v2H40z" + wheel(14, 29, 5) + wheel(35, 29, 5) + "M54 20c-6-3-2-8 0-14 1 4 6 7 4 12q-1 3-4 2z", "M19 16.5h10M19 19h10", "M4 12h40M6 16 42 8M10 21l38-13M48 8l2 4M10 24h28"],
  brixton_prison: [box(4, 8, 24, 26) + "M4 8l3-3h18l3 3z" + ring(46, 22, 12, 1.6) + ring(46, 22, 8, 1.2) + box(38, 33, 16, 1.5), arch(11, 20, 10, 14) + boxes(4, 7, 12, 5.2, 2.5, 4), many(4, 2.6, (x) => `M${12.2 + x} 22v12`) + "M46 10v24M34 22h24M37.5 13.5l17 17M54.5 13.5l-17 17"],
  highgate_cemetery: ["M10 34V20a5 5 0 0 1 10 0v14zM30 34V14h-5v-4h5V3h4v7h5v4h-5v20zM46 34l2-22 2-3 2 3 2 22zM24 31h16v3H24zM58 34V20q2-6 4 0v14z", "M12.5 22h5M12.5 25h5M48.5 28h3M48.7 24h2.6", "M3 34q3-12 5 0M5 28l-3-3"],
  millbank_prison: ["M10 34V16h44v18zM4 34V13h9v21zM51 34V13h9v21zM27 34V11h10v23zM3 13l5.5-9L14 13zM50 13l5.5-9L61 13zM26 11l6-10 6 10z", boxes(3, 15, 21, 4, 1.5, 5) + boxes(3, 39.5, 21, 4, 1.5, 5) + boxes(1, 7.5, 18, 0, 2, 4) + boxes(1, 54.5, 18, 0, 2, 4) + arch(29.5, 25, 5, 9) + boxes(1, 31, 16, 0, 2, 4)],
  underground: ["M2 34V2h60v32zM10 34h44V24a22 20 0 0 0-44 0z" + disc(32, 23, 7.5) + box(30, 10, 4, 6) + box(22, 29, 20, 5), ring(32, 23, 5.5) + disc(32, 23, 1.8) + disc(24.5, 31.5, 1.2) + disc(39.5, 31.5, 1.2) + "M6 6h8M20 5h8M36 5h8M50 6h8M4 14h6M54 14h6", smoke(33, 10)],
  whitehall: [box(4, 18, 56, 16) + box(24, 12, 16, 8) + box(28, 5, 8, 8) + "M27 5a5 5 0 0 1 10 0zM31.5-2h1v3h-1z" + temple(23, 18, 12, 3) + box(4, 15, 10, 4) + box(50, 15, 10, 4), disc(32, 9, 2.3) + arch(27.5, 22, 9, 12) + arches(3, 7, 22, 6, 3.5, 7) + arches(3, 41, 22, 6, 3.5, 7), "M32 9V7.5M32 9h1.2"],
  tower_bridge: ["M14 34V9h9v25zM41 34V9h9v25zM14 9l4.5-9L23 9zM41 9l4.5-9L50 9zM23 11h18v2.5H23zM2 25h12v3H2zM50 25h12v3H50zM23 25l8-7 1 1.5-7 8.5h-2zM41 25l-8-7-1 1.5 7 8.5h2z", arch(16.5, 18, 4, 7) + arch(43.5, 18, 4, 7) + box(17.5, 12, 2, 3) + box(44.5, 12, 2, 3), "M14 11Q8 22 2 24M50 11q6 11 12 13" + water(2, 60, 32)],
  great_exhibition: ["M2 34V25h60v9zM9 25v-7h46v7zM22 18v-3a10 10 0 0 1 20 0v3zM31.5 0h1v6h-1zM32.5 0h5v3h-5z", many(14, 4, (x) => `M${6 + x} 25.5V34`) + many(10, 4.6, (x) => `M${11 + x} 18.5V25`) + "M27 8v10M32 6v12M37 8v10M23 13h18M3 29h58"],
  thames_embankment: ["M2 22h60v4H2zM2 26h60v6H2zM29 20h6v2h-6zM31 8h2v12h-2zM28 2h8l-1.5 6h-5zM11 20h5v2h-5zM13 14h1.5v6H13zM11 9h5l-1 5h-3zM49 20h5v2h-5zM50.5 14H52v6h-1.5zM49 9h5l-1 5h-3z", disc(14, 29, 1.8) + disc(32, 29, 1.8) + disc(50, 29, 1.8) + "M2 26h60M31 4h2v2h-2z", "M31 19q-6-2-3-7M33 19q6-2 3-7" + water(2, 60, 34)],
  workhouse: [box(6, 12, 52, 22) + "M6 12l4-4h44l4 4zM14 2h5v7h-5zM45 2h5v7h-5z", boxes(6, 10, 15, 8, 3, 3) + boxes(6, 10, 20.5, 8, 3, 3) + "M26 34V26h12v8z" + boxes(2, 10, 26, 8, 3, 3) + boxes(2, 42, 26, 8, 3, 3), "M32 26v8" + smoke(16, 1) + smoke(47, 1)],
  parliament: ["M46 34V8h9v26zM46 8l4.5-9L55 8zM4 34V22h42v12zM4 22V14l1.5-4L7 14v8zM14 22v-5l1.5-4 1.5 4v5zM24 22v-5l1.5-4 1.5 4v5zM34 22v-5l1.5-4 1.5 4v5z", disc(50.5, 13, 3) + boxes(2, 48, 19, 3.5, 1.5, 11) + arches(8, 7, 24, 4.9, 2.6, 8), "M50.5 13v-2M50.5 13h1.5" + water(2, 42, 36)],
  paupers: ["M22 9a5.5 5.5 0 1 1 10 3q9 3 10 12l4 1q3 2 0 3l-9-1v7H14q-1-14 8-22z" + "M46 22h12q0 7-6 7t-6-7z", "M24 20l6 5", "M48 34l4-5 4 5M10 34V14M8 14q2-3 4 0"],
};
