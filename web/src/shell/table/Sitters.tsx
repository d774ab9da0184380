// Who sits at a table that has not begun, and which seats are still free.
import { SeatMark } from "../../look";
import type { Seat } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";
import { presenceOf } from "./Players";

export function Sitters({ seats, me, words }: { seats: readonly Seat[]; me: number | null; words: Words }) {
  const { ui } = useLanguage();
  return (
    <ul className="row">
      {seats.map((seat, number) => (
        <li key={number} className="line close">
          <SeatMark seat={number} hollow={seat.kind === "open" || seat.kind === "link"} />
          <strong>{words.seat(number)}</strong>
          {number === me && <span className="tag">{ui.say("player.me")}</span>}
          <span className="tag">{presenceOf(seat, ui)}</span>
        </li>
      ))}
    </ul>
  );
}
