// What a seat sees of Crooks: the game's own part of the view, and what follows from it.

export type Step = "recruit" | "take" | "send" | "face" | "pick" | "transfer" | "kill" | "spy" | "over";
export const GANGS = ["northside", "westside", "outfit"] as const;
export type Gang = (typeof GANGS)[number];
export const ABILITIES = ["pickpocket", "accomplice", "transfer", "killer", "kingpin", "spy"] as const;
export type Ability = (typeof ABILITIES)[number];

export interface Crook {
  card: number; // from 1
  level: number;
  modifier: number;
  gangs: Gang[];
  ability: Ability | null;
  attested: boolean; // known from the printed game
  short: string;
}

export interface Player {
  money: number;
  passed: boolean;
  crooks: number;
}

export interface Place {
  letter: string;
  size: number; // also the price
  affordable: boolean; // to the seat whose turn it is
}

export interface Lying {
  card: number | null; // null where I cannot see it
  up: boolean;
}

export interface Target {
  number: number;
  value: number; // from what I see
  leaders: number[]; // from what I see; several when tied
  rows: { crooks: Lying[]; level: number }[];
}

export interface GangCount {
  name: Gang;
  points: number;
  counts: number[];
  leader: number | null;
}

export interface CrooksTable {
  values: "reconstructed" | "own";
  deck: Crook[];
  first: number;
  turn: number | null;
  step: Step;
  place: string | null;
  warned: string | null;
  looking: number[] | null;
  hand: number | null;
  holding: boolean;
  target: number | null;
  players: Player[];
  places: Place[];
  targets: Target[];
  gangs: GangCount[];
  winners: number[];
}

/** A crook by his number. */
export function crookOf(table: CrooksTable, card: number): Crook {
  const crook = table.deck[card - 1];
  if (!crook) throw new Error(`there is no crook ${card}`);
  return crook;
}

/** How many crooks on a target I cannot see: they may change its value, and who leads. */
export function hiddenOn(target: Target): number {
  return target.rows.flatMap((row) => row.crooks).filter((one) => one.card === null).length;
}

/** C6: whether all of a player's targets are occupied. */
export function full(table: CrooksTable, seat: number): boolean {
  return table.targets.every((target) => target.rows[seat]?.crooks.length);
}

/** The players clockwise, those after me first and I last: my row is the nearest. */
export function around(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, step) => ((seat ?? -1) + 1 + step) % players);
}

/** C9, C15, C16: values, levels and leaders anew, from the crooks that can be seen. */
export function reckon(table: CrooksTable): CrooksTable {
  const seen = (lying: Lying[]): Crook[] =>
    lying.flatMap(({ card }) => (card === null ? [] : [crookOf(table, card)]));
  const targets = table.targets.map((target) => {
    const rows = target.rows.map(({ crooks }) => ({ crooks, level: sum(seen(crooks).map(({ level }) => level)) }));
    const best = Math.max(...rows.map(({ level }) => level));
    const modifiers = seen(rows.flatMap(({ crooks }) => crooks)).map(({ modifier }) => modifier);
    return {
      ...target,
      rows,
      value: Math.max(0, target.number + sum(modifiers)),
      leaders: best ? rows.flatMap(({ level }, seat) => (level === best ? [seat] : [])) : [],
    };
  });
  const gangs = table.gangs.map((gang) => {
    const counts = table.players.map(
      (_, seat) =>
        seen(targets.flatMap(({ rows }) => rows[seat]?.crooks ?? [])).filter(({ gangs }) => gangs.includes(gang.name))
          .length,
    );
    const most = Math.max(...counts);
    const leader = most && counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null;
    return { ...gang, counts, leader };
  });
  return { ...table, targets, gangs };
}

/** A line of the count: who gets how much for a target or for a gang. */
export interface Loot {
  seats: number[];
  points: number; // each
}

/** C15, C16: the count, targets first, then gangs, of a table on which all lie open. */
export function lootOf(table: CrooksTable): Loot[] {
  return [
    ...table.targets.map(({ value, leaders }) => ({
      seats: leaders,
      points: leaders.length ? Math.floor(value / leaders.length) : 0,
    })),
    ...table.gangs.map(({ leader, points }) => ({
      seats: leader === null ? [] : [leader],
      points: leader === null ? 0 : points,
    })),
  ];
}

/** Everybody's sum of some lines. */
export function totalsOf(loot: Loot[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) =>
    sum(loot.filter(({ seats }) => seats.includes(seat)).map(({ points }) => points)),
  );
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A number with its sign, for the eye; none for nought. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : count ? `+${count}` : "";
}
