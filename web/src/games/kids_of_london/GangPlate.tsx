// A gang at the table: its mark and name, its coins, its child in the street, and what it is doing.

import type { RefCallback } from "react";
import type { Words } from "../../shell/words";
import { Coins, SeatMark, seatColour, spot } from "../../look";
import { signed } from "./LastHour";
import { Slot } from "./Slot";
import type { Gang } from "./view";

/** What a gang is doing, as a key in the words; nothing when there is nothing to wait for. */
export type Doing = "picking" | "choosing" | "chosen" | "stripped" | "winner" | null;

interface GangPlateProps {
  hour: number;
  seat: number;
  gang: Gang;
  words: Words;
  mine: boolean;
  arrested: boolean;
  doing: Doing;
  gain: number; // what this hour brought, while it is being told
  slot: RefCallback<HTMLElement>;
  purse: RefCallback<HTMLElement>;
  steal: boolean;
}

export function GangPlate({
  hour,
  seat,
  gang,
  words,
  mine,
  arrested,
  doing,
  gain,
  slot,
  purse,
  steal,
}: GangPlateProps) {
  const waited = doing === "picking" || doing === "choosing";
  const classes = [
    "kids-gang",
    mine && "kids-mine",
    gang.dummy && "kids-dummy",
    waited && "kids-waited",
    doing === "winner" && "kids-winner",
    doing === "stripped" && "kids-stripped",
  ];
  const otherwise = gang.dummy ? words.say("browser.dummy") : mine ? words.say("browser.you") : "";
  return (
    <li
      className={classes.filter(Boolean).join(" ")}
      {...spot(`plate ${seat}`)}
      style={gang.dummy ? undefined : { borderColor: seatColour(seat) }}
    >
      <SeatMark seat={seat} hollow={gang.dummy} />
      <span className="kids-name">{words.seat(seat)}</span>
      <span className="kids-coins" ref={purse}>
        <Coins count={gang.coins} label={words.say("table.coins", { count: gang.coins })} />
        {gain !== 0 && <span className={gain > 0 ? "kids-gain" : "kids-loss"}>{signed(gain)}</span>}
      </span>
      <span className="kids-doing">{doing ? words.say(`table.${doing}`) : otherwise}</span>
      <Slot hour={hour} seat={seat} gang={gang} words={words} arrested={arrested} place={slot} steal={steal} />
    </li>
  );
}
