// Kings, queens and jacks, 100 by 140: policemen, a traitor, an assassin; four ladies; four errand boys.

import type { ReactNode } from "react";
import type { Suit } from "../table";
import { Boy, Lady } from "./household";
import { inkOf, Pip } from "./Pip";
import { Assassin, Policeman, Traitor } from "./suspects";

export type Court = "king" | "queen" | "jack";

interface CourtCardProps {
  court: Court;
  suit: Suit;
  letter: string; // K, Q or J, in the reader's language
}

export function CourtCard({ court, suit, letter }: CourtCardProps) {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <circle cx="58" cy="78" r="42" fill="#ffd98a" opacity="0.42" />
      <circle cx="58" cy="72" r="28" fill="#fff0c4" opacity="0.7" />
      {figure(court, suit)}
      <path d="M4 126c14-6 26 3 44-1s34-5 48 1v10H4z" fill="#b4bec3" opacity="0.55" />
      <text x="7" y="36" fontSize="40" fontWeight="700" fill={inkOf(suit)}>
        {letter}
      </text>
      <Pip suit={suit} x={19} y={52} size={20} />
    </svg>
  );
}

function figure(court: Court, suit: Suit): ReactNode {
  if (court === "queen") return <Lady suit={suit} />;
  if (court === "jack") return <Boy suit={suit} />;
  if (suit === "spades") return <Assassin />;
  return suit === "clubs" ? <Traitor /> : <Policeman suit={suit} />;
}
