// Somebody who should play and is not there: said beside the status, with a bot to play meanwhile.
import { useState } from "react";
import type { Fault as FaultData } from "../../protocol";
import { standIn } from "../api";
import type { Known } from "../known";
import { useLanguage } from "../language";
import { faultOf } from "../load";
import { Fault } from "../parts/Fault";
import type { Words } from "../words";
import { isMissed } from "./Players";

interface AbsentProps {
  table: string;
  token: string;
  known: Known;
  words: Words;
}

export function Absent({ table, token, known, words }: AbsentProps) {
  const { ui } = useLanguage();
  const [fault, setFault] = useState<FaultData | null>(null);
  const me = known.hello?.seat ?? null;
  const missed = (known.presence?.seats ?? []).flatMap((seat, number) =>
    number !== me && isMissed(seat) && known.view?.waiting.includes(number) ? [number] : [],
  );
  const play = (seat: number): void => {
    standIn(table, token, seat).then(
      () => setFault(null),
      (problem: unknown) => setFault(faultOf(problem)),
    );
  };
  return missed.map((seat) => (
    <span key={seat} className="row close quiet" role="group" aria-label={words.seat(seat)}>
      <span>{ui.say("turn.absent", { name: words.seat(seat) })}</span>
      {me !== null && (
        <button type="button" className="btn" onClick={() => play(seat)}>
          {ui.say("player.stand_in")}
        </button>
      )}
      {fault && <Fault fault={fault} words={words} />}
    </span>
  ));
}
