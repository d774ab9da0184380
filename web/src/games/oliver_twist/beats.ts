// What happens in the streets, at Fagin's and at the end of a round, staged as beats from what was told.

import type { Told } from "../../protocol";
import { missed } from "../staging";
import { HIDDEN, PLAZA, wayOf } from "./table";
import type { Table as OliverTable } from "./view";

/** The end of a round, as far as it has been told; null where it has not. */
export interface Tally {
  night: boolean;
  by: number;
  paid: number;
  seats: { cashed: number | null; file: number | null; kinds: number | null; fine: number | null; money: number | null }[];
  loot: (number | null)[];
  totals: (number | null)[]; // O19: money and loot
}

/** What lies on a space. */
type Lying = OliverTable["tokens"][number];

/** Something on its way: what is copied, from where, and to where, each a spot of the table. */
export interface Flight {
  piece: string; // a spot, or "coin"
  from: string;
  to: string;
  count?: number; // of coins
}

export interface Beat {
  table: OliverTable; // as it looks in this beat
  said: Told[]; // what is said in words meanwhile
  doer: number | null;
  passed: number[]; // spaces whose tokens go into a file
  taken: number | null; // the space whose token is taken
  flights: Flight[];
  tally: Tally | null;
  falls: boolean; // night falls
  ms: number;
  whole?: boolean; // not to be cut short: it is a count
}

const TAKE = 1150;
const TURN = 380;
const STEP = 750;
const DEED = 1350;
const GIVE_UP = 1700;
const CASHED = 1700;
const FILES = 1700;
const FINES = 2300;
const NIGHT = 2600;
const RICHES = 1700;
const LOOT = 1500;

/** Deeds that are told in words, one after the other; what follows from them is told with them. */
const DEEDS = new Set([
  "bribed", "sold", "helped", "hid", "fenced", "cleared", "stole", "searched", "seized", "gift", "equipped", "burgled",
  "kept_hidden", "spent_tool", "filed_own", "nothing_came", "named",
]); // prettier-ignore
const WITH_IT = new Set(["bonus", "rewarded", "filed", "drew", "drew_hidden"]);

export function number(event: Told, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : 0;
}

/** The table as it is, with nothing on its way. */
export const calm = (table: OliverTable): Beat => ({
  table, said: [], doer: null, passed: [], taken: null, flights: [], tally: null, falls: false, ms: 0,
}); // prettier-ignore

/** The beats between the table as it was and the table as it is. */
export function beats(before: OliverTable, told: Told[], after: OliverTable): Beat[] {
  if (missed(told, "took", after.seats.length)) return [];
  const staged: Beat[] = [];
  let now = calm(before);
  let tally: Tally | null = null;
  const stage = (ms: number, said: Told[], change: Partial<Beat>): void => {
    const whole = tally !== null;
    now = { ...calm(still(now.table)), doer: now.doer, tally: now.tally, flights: flightsOf(said), ...change, said, ms, whole };
    staged.push(now);
  };
  told.forEach((event, index) => {
    const { kind } = event;
    const doer = number(event, "seat");
    const space = number(event, "space");
    const next = told[index + 1]?.kind ?? "";
    const said = [event, ...following(told, index)];
    if (kind === "took" || kind === "snatched") {
      const filed = said.find((one) => one.kind === "filed");
      const passed = filed ? passedOn(now.table, space, filed.args.tokens as string[]) : [];
      const table = { ...still(now.table), pawn: kind === "took" ? space : now.table.pawn };
      const flights = [
        ...passed.map((one) => ({ piece: `space ${one}`, from: `space ${one}`, to: `file ${doer}` })),
        { piece: `space ${space}`, from: `space ${space}`, to: `plate ${doer}` },
      ];
      stage(TAKE, said, { table, doer, passed, taken: space, flights });
      now = { ...now, table: lay(table, [space, ...passed], null) };
    } else if (kind === "turned") {
      stage(TURN, said, { table: lay(still(now.table), [space], event.args.token as Lying), doer });
    } else if (kind === "placed") {
      stage(STEP, said, { table: { ...still(now.table), pawn: space }, doer });
    } else if (kind === "looked_hidden") {
      stage(STEP, said, { table: look(still(now.table), doer, space), doer });
    } else if (DEEDS.has(kind)) {
      stage(DEED, said, { doer });
    } else if (kind === "gave_up") {
      tally = begin(now.table, doer, number(event, "pounds"));
      stage(GIVE_UP, said, { doer, tally });
    } else if (kind === "night_fell") {
      stage(NIGHT, said, { table: darken(now.table, after), doer: null, falls: true });
    } else if (tally) {
      tally = tell(tally, event);
      if ((kind === "cashed" || kind === "filed_rest") && next === "filed_in_all") {
        stage(CASHED, [], { tally, flights: flightsOf(told.filter((one) => one.kind === "cashed")) });
      } else if ((kind === "filed_in_all" || kind === "fined") && next !== "filed_in_all" && next !== "fined") {
        stage(FILES, [], { tally: unfined(tally) });
        stage(FINES, [], { tally, flights: flightsOf(told.filter((one) => one.kind === "fined")) });
      } else if (kind === "announced" && next !== "announced") {
        stage(RICHES, [], { tally });
      } else if (kind === "totalled") {
        stage(LOOT, said, { tally });
      }
    }
  });
  return staged;
}

/** What is on its way while something is said: coins, and the pieces that are shown with the words. */
function flightsOf(said: Told[]): Flight[] {
  return said.flatMap((event) => {
    const plate = `plate ${number(event, "seat")}`;
    const victim = `plate ${number(event, "victim")}`;
    const count = number(event, "pounds");
    const shown = (from: string, to: string): Flight => ({ piece: "said", from, to });
    const coins = (from: string, to: string): Flight => ({ piece: "coin", from, to, count });
    switch (event.kind) {
      case "bribed":
      case "gave_up":
      case "fined":
        return [coins(plate, "police")];
      case "sold":
        return [shown(plate, "fagin"), coins("fagin", plate)];
      case "bonus":
      case "rewarded":
      case "cashed":
      case "fenced":
        return [coins("fagin", plate)];
      case "gift":
        return [coins("said", plate)];
      case "stole":
      case "seized":
        return [shown(victim, plate)];
      case "equipped":
      case "kept_hidden":
        return [shown("said", plate)];
      case "helped":
      case "hid":
      case "spent_tool":
        return [shown(plate, "said")];
      case "filed_own":
        return [shown(plate, `file ${number(event, "seat")}`)];
      default:
        return [];
    }
  });
}

/** O17: somebody knows a token more. */
function look(table: OliverTable, seat: number, space: number): OliverTable {
  const seats = table.seats.map((one, other) => (other === seat ? { ...one, looked: [...one.looked, space] } : one));
  return { ...table, seats };
}

/** What was told with an event, right after it. */
function following(told: Told[], index: number): Told[] {
  const after = told.slice(index + 1);
  const end = after.findIndex(({ kind }) => !WITH_IT.has(kind));
  return end < 0 ? after : after.slice(0, end);
}

/** O9: somebody ends the round; nothing is counted yet. */
function begin(table: OliverTable, by: number, paid: number): Tally {
  const seats = table.seats.map(() => ({ cashed: null, file: null, kinds: null, fine: null, money: null }));
  const nothing = table.seats.map(() => null);
  return { night: table.night, by, paid, seats, loot: nothing, totals: nothing };
}

/** The count once one thing more has been told: O10, O11, O14, O19. */
function tell(tally: Tally, event: Told): Tally {
  const seat = number(event, "seat");
  const pounds = number(event, "pounds");
  const row = (change: Partial<Tally["seats"][number]>): Tally => ({
    ...tally,
    seats: tally.seats.map((one, other) => (other === seat ? { ...one, ...change } : one)),
  });
  switch (event.kind) {
    case "cashed":
      return row({ cashed: pounds });
    case "filed_in_all":
      return row({
        cashed: tally.seats[seat]?.cashed ?? 0,
        file: number(event, "count"),
        kinds: number(event, "kinds"),
        fine: 0,
      });
    case "fined":
      return row({ fine: pounds });
    case "announced":
      return row({ money: pounds });
    case "showed":
      return { ...tally, loot: tally.loot.map((one, other) => (other === seat ? pounds : one)) };
    case "totalled":
      return {
        ...row({ money: number(event, "money") }),
        totals: tally.totals.map((one, other) => (other === seat ? pounds : one)),
      };
    default:
      return tally;
  }
}

/** The files are open, and nobody has paid yet. */
const unfined = (tally: Tally): Tally => ({ ...tally, seats: tally.seats.map((row) => ({ ...row, fine: null })) });

/** A round that was counted. */
export function tallyOf(table: OliverTable, which: number): Tally | null {
  const counted = table.counts[which];
  if (!counted) return null;
  const last = table.step === "over" && which === table.counts.length - 1;
  const loot = table.seats.map(({ loot: cards }) => (last && cards ? cards.reduce((sum, one) => sum + one, 0) : null));
  const totals = table.seats.map(({ total }) => (last ? total : null));
  return { night: which > 0, by: counted.by, paid: counted.paid, seats: counted.seats, loot, totals };
}

/** Nothing can be chosen while things happen. */
const still = (table: OliverTable): OliverTable => ({ ...table, path: null, sale: null, chain: null });

function lay(table: OliverTable, spaces: number[], token: Lying): OliverTable {
  return { ...table, tokens: table.tokens.map((one, other) => (spaces.includes(other) ? token : one)) };
}

/** The way that was gone, known by what it filed. */
function passedOn(table: OliverTable, space: number, files: string[]): number[] {
  const ways = table.ways.filter((way) => way.at(-1) === space).map((way) => wayOf(table, way));
  const filed = [...files].sort().join();
  return ways.find((way) => [...way.files].sort().join() === filed)?.passed ?? [];
}

/** O13: the streets filled anew, as they are now, all face down. */
function darken(table: OliverTable, after: OliverTable): OliverTable {
  const tokens = after.tokens.map((token): Lying => (token === null ? null : HIDDEN));
  const seats = table.seats.map((one) => ({ ...one, looked: [] }));
  return { ...still(table), night: true, tokens, pawn: PLAZA, ways: [], seats };
}
