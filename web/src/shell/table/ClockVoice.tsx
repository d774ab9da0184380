// My clock, read aloud politely: when the last minute begins, and the last ten seconds.
import { useContext } from "react";
import { ClocksContext } from "../../look";
import { useNow } from "../../look/useNow";

const SAID = [10, 60]; // seconds

export function ClockVoice({ seat }: { seat: number }) {
  const clocks = useContext(ClocksContext);
  const runs = clocks?.runs(seat) ?? false;
  const now = useNow(runs ? 1000 : null);
  const left = runs ? (clocks?.left(seat, now) ?? null) : null;
  const said = left === null || left <= 0 ? undefined : SAID.find((mark) => left <= mark);
  return (
    <p className="aloud" role="status">
      {said !== undefined && clocks?.aloud(said)}
    </p>
  );
}
