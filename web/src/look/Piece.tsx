// A piece that makes a move: lit where that is open; a dim one that is pressed says why it is not.
import { type ButtonHTMLAttributes, createContext, type Ref, useContext } from "react";
import type { Move } from "../protocol";

/** What can be done at the table now. */
export interface Hands {
  lit(move: Move): boolean;
  act(move: Move): void;
  /** Say why a move cannot be made, beside its piece. */
  why(move: Move, piece: Element): void;
  /** What the kit itself says, in the reader's language. */
  says(key: "skip" | "since" | "total"): string;
}

const IDLE: Hands = { lit: () => false, act: () => undefined, why: () => undefined, says: () => "" };

export const HandsContext = createContext<Hands>(IDLE);

/** A move as people type it and lessons name it: `send 7`. */
export const nameOf = ({ verb, piece }: Move): string => (piece === null ? verb : `${verb} ${piece}`);

/** What marks something on the table that a lesson may point at. */
export const spot = (name: string): { "data-spot": string } => ({ "data-spot": name });

export interface PieceProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onClick" | "disabled" | "type"> {
  verb: string;
  piece?: Move["piece"];
  ref?: Ref<HTMLButtonElement>;
  /** The keyboard stops here although nothing can be done: to read it. */
  stop?: boolean;
  /** Called with the piece just before its move is sent: for motion. */
  leave?(piece: Element): void;
}

export function Piece({ verb, piece = null, className = "", leave, stop = false, ...rest }: PieceProps) {
  const hands = useContext(HandsContext);
  const move = { verb, piece };
  const lit = hands.lit(move);
  return (
    <button
      type="button"
      {...rest}
      className={lit ? `${className} lit` : className}
      data-move={nameOf(move)}
      aria-disabled={!lit}
      tabIndex={lit || stop ? 0 : -1}
      onClick={({ currentTarget }) => {
        if (!lit) return hands.why(move, currentTarget);
        leave?.(currentTarget);
        return hands.act(move);
      }}
    />
  );
}
