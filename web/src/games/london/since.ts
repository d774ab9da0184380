// The others' turns since my last one, each in short: from the story, so that a reload keeps it.

import type { Told } from "../../protocol";
import { number, text } from "./beats";

/** Somebody's turn in short. */
export interface Turn {
  seat: number;
  drew: number; // cards from the deck
  took: string[]; // cards of the Display
  built: string[];
  boroughs: string[]; // bought, or reached by the Underground
  activated: string[];
  money: number; // received
  points: number;
  poverty: number;
  loans: number;
  events: Told[];
}

const UNSAID = ["turn_began", "flipped", "shop_earned", "put_back_hidden", "looked_hidden", "dealt"];

/** Until my turn ends, those before it; then those after it. */
export function turnsSince(story: Told[], seat: number | null): Turn[] {
  const turns: Turn[] = [];
  for (const event of story) {
    const who = number(event, "seat");
    if (event.kind === "turn_began") {
      if (who === seat) turns.push(begin(who));
      else {
        const mine = turns.findLastIndex((turn) => turn.seat === seat);
        if (mine >= 0 && mine === turns.length - 1) turns.length = 0; // my turn has ended: what came before it is old
        turns.push(begin(who));
      }
      continue;
    }
    const turn = turns.at(-1);
    if (turn && !UNSAID.includes(event.kind)) note(turn, event, who);
  }
  const others = turns.filter((turn) => turn.seat !== seat);
  return seat === null ? others.slice(-1) : others;
}

const begin = (seat: number): Turn => ({
  seat, drew: 0, took: [], built: [], boroughs: [], activated: [], money: 0, points: 0, poverty: 0, loans: 0, events: [],
});

function note(turn: Turn, event: Told, who: number): void {
  turn.events.push(event);
  if (event.kind === "paid_player" && number(event, "other") === turn.seat) turn.money += number(event, "money");
  if (who !== turn.seat) return;
  const card = text(event, "card");
  switch (event.kind) {
    case "drew_hidden":
    case "kept_hidden":
      turn.drew += 1;
      break;
    case "took":
      turn.took.push(card);
      break;
    case "built":
    case "built_on":
      turn.built.push(card);
      break;
    case "invested":
    case "tunnelled":
      turn.boroughs.push(text(event, "borough"));
      break;
    case "activated":
      turn.activated.push(card);
      break;
    case "earned":
      turn.money += number(event, "money");
      break;
    case "scored":
      turn.points += number(event, "count");
      break;
    case "poverty_rose":
      turn.poverty += number(event, "count");
      break;
    case "poverty_fell":
      turn.poverty -= number(event, "count");
      break;
    case "borrowed":
      turn.loans += number(event, "count");
  }
}
