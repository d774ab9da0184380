// The places: face-down piles with their letter, their crooks and the price of a recruit.

import { type CSSProperties, type RefCallback, useContext } from "react";
import { HandsContext, Piece, spot } from "../../look";
import type { Words } from "../../shell/words";
import { Back } from "./drawings/Back";
import { AbilityMark } from "./drawings/Marks";
import type { Notes } from "./notes";
import type { Facts, Table } from "./view";

interface PilesProps {
  table: Table;
  facts: Facts;
  words: Words;
  notes: Notes;
  mine: boolean; // it is my turn
  pile(letter: string): RefCallback<HTMLElement>;
}

export function Piles({ table, facts, words, notes, mine, pile }: PilesProps) {
  return (
    <ul className="crooks-piles" aria-label={words.say("browser.places")} {...spot("places")}>
      {facts.places.map((letter, place) => (
        <li key={letter} ref={pile(letter)}>
          <Pile
            letter={letter}
            size={table.places[place] ?? 0}
            words={words}
            busy={table.place === letter}
            warned={table.warned === letter}
            dear={mine && table.step === "recruit" && Boolean(table.places[place]) && !table.affordable.includes(letter)}
            seen={notes.places.some((one) => one.place === letter)}
            spy={mine && table.step === "spy"}
          />
        </li>
      ))}
    </ul>
  );
}

interface PileProps {
  letter: string;
  size: number; // also the price
  words: Words;
  busy: boolean; // somebody recruits there
  warned: boolean;
  dear: boolean;
  seen: boolean; // I have looked into it
  spy: boolean; // my spy chooses where to look, and pays nothing
}

function Pile({ letter, size, words, busy, warned, dear, seen, spy }: PileProps) {
  const verb = spy ? "spy" : "recruit";
  const lit = useContext(HandsContext).lit({ verb, piece: letter }); // also its key: who plays by keyboard does not stay at a dim one
  const told = !size
    ? words.say("browser.empty_place")
    : spy
      ? words.say("browser.lie_there", { count: size })
      : words.say("browser.pile", { count: size, money: words.say("table.money", { count: size }) });
  const body = (
    <>
      <span className="crooks-letter" aria-hidden="true">
        {letter}
      </span>
      <span className="crooks-heap" aria-hidden="true">
        {Array.from({ length: size }, (_, card) => (
          <span key={card} className="crooks-down" style={{ "--card-at": card - (size - 1) / 2 } as CSSProperties}>
            <Back />
          </span>
        ))}
      </span>
      <span className="crooks-price" aria-hidden="true">
        {size ? !spy && words.say("table.money", { count: size }) : "–"}
      </span>
      {seen && (
        <span className="crooks-peeked">
          <AbilityMark ability="spy" />
          <span className="aloud">{words.say("browser.looked_into")}</span>
        </span>
      )}
    </>
  );
  const classes = [
    "crooks-pile",
    !size && "crooks-empty",
    dear && "crooks-dear",
    busy && "crooks-busy",
    warned && "crooks-warned",
  ];
  const name = classes.filter(Boolean).join(" ");
  return (
    <Piece key={String(lit)} verb={verb} piece={letter} className={name}>
      <span className="aloud">
        {words.move(verb, letter)}: {told}.{dear && ` ${words.say("browser.too_dear")}`}
      </span>
      {body}
    </Piece>
  );
}
