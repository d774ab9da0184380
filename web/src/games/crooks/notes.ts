// What I have been shown in this game, as my log has it: a help to memory, made of nothing that was not told to me.

import type { Told } from "../../protocol";
import { number, text } from "./beats";
import type { Facts, Table } from "./view";

/** Who is at a place I have looked into, as far as I know; `left` of them are still there. */
export interface Seen {
  place: string;
  cards: number[];
  left: number;
}

export interface Notes {
  places: Seen[];
  hidden: ReadonlyMap<string, number>; // whom I saw face down, by seat and target
  met: ReadonlySet<number>; // who has been on a target for me to see
}

export const cell = (seat: number, target: number): string => `${seat} ${target}`;

const MET: readonly string[] = ["took", "sent", "joined", "hid", "revealed", "saw_crook"];

/** C2, C13: what the looks of a game leave known at a table. */
export function notesOf(story: Told[], table: Table, facts: Facts): Notes {
  const piles = new Map<string, number[]>();
  const hidden = new Map<string, number>();
  const met = new Set<number>();
  for (const event of story) {
    const { kind, args } = event;
    if (kind === "saw_place") piles.set(text(event, "place"), args.cards as number[]);
    if (MET.includes(kind)) {
      const card = number(event, "card");
      for (const [place, cards] of piles) piles.set(place, cards.filter((one) => one !== card));
      if (kind !== "took") met.add(card);
      if (kind === "saw_crook") hidden.set(cell(number(event, "owner"), number(event, "target")), card);
    } else if (kind === "moved") {
      const from = cell(number(event, "seat"), number(event, "target"));
      const card = hidden.get(from);
      hidden.delete(from);
      if (card !== undefined) hidden.set(cell(number(event, "seat"), number(event, "to")), card);
    } else if (kind === "killed") {
      hidden.delete(cell(number(event, "victim"), number(event, "target")));
    }
  }
  const places = facts.places.flatMap((letter, place) => {
    const size = table.places[place];
    const cards = piles.get(letter) ?? [];
    return cards.length && size ? [{ place: letter, cards, left: size }] : [];
  });
  return { places, hidden, met };
}

/** Somebody's turn in short. */
export interface Turn {
  seat: number;
  place: string | null; // where they recruited
  card: number | null; // whom they sent, if face up
  target: number | null;
  out: boolean; // they have passed
  events: Told[];
}

const TURNS: readonly string[] = ["recruited", "passed", "too_poor", "places_empty"]; // begin one
const PLACED: readonly string[] = ["sent", "joined", "hid_somebody"];
const THEN: readonly string[] = ["picked", "moved", "killed", "spied", "declined", "found_nobody"];

/** The others' turns since mine, or since the one before while I am `acting`: a strip that stays until my turn ends. */
export function sinceMine(story: Told[], seat: number | null, acting = false): Turn[] {
  const turns: Turn[] = [];
  for (const event of story) {
    const { kind } = event;
    if (TURNS.includes(kind)) {
      const place = kind === "recruited" ? text(event, "place") : null;
      turns.push({ seat: number(event, "seat"), place, card: null, target: null, out: !place, events: [event] });
    }
    const turn = turns.at(-1);
    if (!turn) continue;
    if (PLACED.includes(kind)) {
      turn.card = "card" in event.args ? number(event, "card") : null;
      turn.target = number(event, "target");
    }
    if (PLACED.includes(kind) || THEN.includes(kind)) turn.events.push(event);
  }
  if (seat === null) return turns.slice(-3);
  if (acting) turns.pop();
  return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** A look that I alone had and that no step of the game repeats: a spy's, or one that cost a full row its money. */
export interface Look {
  place: string | null;
  target: number | null;
  crooks: { card: number; owner: number | null }[];
  lost: number; // C6: what it cost in vain
}

export function lookIn(told: Told[]): Look | null {
  const lost = told.find(({ kind }) => kind === "found_nobody");
  const place = told.find(({ kind, rule }) => kind === "saw_place" && (rule === "C13" || lost));
  if (place) {
    const cards = place.args.cards as number[];
    return {
      place: text(place, "place"),
      target: null,
      crooks: cards.map((card) => ({ card, owner: null })),
      lost: lost ? number(lost, "count") : 0,
    };
  }
  const seen = told.filter(({ kind }) => kind === "saw_crook");
  const [first] = seen;
  if (!first) return null;
  return {
    place: null,
    target: number(first, "target"),
    crooks: seen.map((event) => ({ card: number(event, "card"), owner: number(event, "owner") })),
    lost: 0,
  };
}
