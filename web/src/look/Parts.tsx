// The page at /parts that shows all parts of the common look.

import { useRef, type ReactNode } from "react";
import {
  AboutWords,
  Answer,
  Caption,
  CardFrame,
  Coin,
  Coins,
  Count,
  Ending,
  Fog,
  Frame,
  Hand,
  type Hands,
  HandsContext,
  Lamp,
  Piece,
  Plate,
  Prompt,
  SeatMark,
  Since,
  travel,
  useAbout,
} from ".";
import "./show.css";

const COLOURS = [
  "night",
  "soot",
  "slate",
  "fog",
  "paper-dim",
  "paper",
  "ink",
  "brass",
  "brass-dark",
  "brass-lit",
  "brick",
  "brick-lit",
  "moss",
  "moss-lit",
];
const SIZES = ["xxl", "xl", "l", "m", "s", "xs"];
const FACES = ["display", "serif"];
const SEATS = [0, 1, 2, 3, 4];

export default function Parts() {
  return (
    <main className="show stack">
      <h1>Rookery: the parts</h1>
      <Group title="Colours">
        {COLOURS.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Group>
      <Group title="Seats: colour and glyph">
        {SEATS.map((seat) => (
          <span className="row" key={seat}>
            <SeatMark seat={seat} /> --seat-{seat}
          </span>
        ))}
        <span className="row">
          <SeatMark seat={2} hollow /> without a player
        </span>
      </Group>
      {FACES.map((face) => (
        <Group key={face} title={`Type: --${face}`}>
          {SIZES.map((size) => (
            <span key={size} style={{ font: `var(--text-${size}) var(--${face})` }}>
              Fog, cœur « été » 1666 £, --text-{size}
            </span>
          ))}
        </Group>
      ))}
      <Group title="Things to press">
        <button type="button" className="btn btn-primary">
          .btn-primary
        </button>
        <button type="button" className="btn">
          .btn
        </button>
        <button type="button" className="btn btn-quiet">
          .btn-quiet
        </button>
        <button type="button" className="btn" disabled>
          disabled
        </button>
        <button type="button" className="btn lit">
          .lit
        </button>
        <button type="button" className="chip">
          K7
        </button>
        <span className="tag">.tag</span>
        <input className="field" aria-label=".field" placeholder=".field" />
      </Group>
      <Group title="Surfaces">
        <div className="panel">.panel: soot, for what stands beside the table</div>
        <div className="sheet">
          .sheet: paper, for what is read <span className="chip">K7</span>
        </div>
      </Group>
      <Group title="Coins and cards">
        <Coin />
        <Coins count={2} label="2 coins" />
        <Coins count={17} label="17 coins" />
        <CardFrame label="A card, face up">
          <Face />
        </CardFrame>
        <CardFrame label="A card, face down" down />
        <CardFrame label="A seat's card, face down" down tint="var(--seat-1)" />
        <button type="button" className="lit" aria-label="A lit card, 7">
          <CardFrame>
            <Face />
          </CardFrame>
        </button>
      </Group>
      <Group title="Ornaments">
        <Lamp height="8rem" />
        <div className="show-fog">
          <Fog />
        </div>
      </Group>
      <HandsContext value={HANDS}>
        <Group title="A table: Frame, Plate, Piece, Hand, Caption, Prompt, Answer, Since, useAbout">
          <div className="show-table">
            <Frame name="A table" playing={false} moment={null} className="show-grid">
              <ul className="row">
                <Plate seat={0} name="Ann" mine waited tag="7" />
                <Plate seat={1} name="Bob" wins />
                <Plate seat={2} name="Cat" out />
                <Plate seat={3} name="Nobody" hollow />
              </ul>
              <div className="show-fog">
                <Fog />
                <Caption lines={["What is happening, in words"]} />
              </div>
              <Hand label="A hand" fan>
                {[1, 2, 3, 4, 5].map((card) => (
                  <Card key={card} card={card} />
                ))}
              </Hand>
              <Prompt mine seat={0} note="In small print" answers={<Answers />}>
                What is asked?
              </Prompt>
              <Since
                deeds={[
                  { seat: 1, said: "Bob takes 3 coins.", pieces: <Coins count={3} label="" /> },
                  { seat: 2, said: "Cat passes.", pieces: "–" },
                ]}
              />
            </Frame>
          </div>
        </Group>
        <Group title="The end: Ending, Count">
          <div className="show-table">
            <Ending winners={[1]} verdict="Bob wins.">
              <Count
                names={["Ann", "Bob", "Cat"]}
                lines={[
                  { key: "coins", label: "Coins", cells: [7, 12, 3] },
                  { key: "lost", label: "Lost", cells: [-4, 0, 0] },
                ]}
                total={[3, 12, 3]}
                winners={[1]}
              />
            </Ending>
          </div>
        </Group>
      </HandsContext>
      <Motion />
    </main>
  );
}

/** Odd cards are lit. */
const HANDS: Hands = {
  lit: ({ verb, piece }) => verb !== "card" || Number(piece) % 2 === 1,
  act: () => undefined,
  why: () => undefined,
  says: (key) => ({ skip: "Click to go on", since: "Since your last turn", total: "Total" })[key],
};

function Card({ card }: { card: number }) {
  const about = useAbout();
  return (
    <Piece
      verb="card"
      piece={card}
      aria-label={`Card ${card}`}
      {...about(() => (
        <AboutWords name="A card of its own">What it does.</AboutWords>
      ))}
    >
      <CardFrame>
        <Face card={card} />
      </CardFrame>
    </Piece>
  );
}

function Answers() {
  return (
    <>
      <Answer verb="yes">An answer</Answer>
      <Answer verb="no" quiet>
        A quiet one
      </Answer>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="row">{children}</div>
    </section>
  );
}

function Swatch({ name }: { name: string }) {
  return (
    <span className="show-swatch stack small tight">
      <span style={{ background: `var(--${name})` }} />
      --{name}
    </span>
  );
}

/** Something to put on a card: the front has a box of 100 by 140. */
function Face({ card = 7 }: { card?: number }) {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <text x="10" y="36" fontSize="34" fontWeight="700">
        {card}
      </text>
      <circle cx="50" cy="84" r="26" fill="#ffd98a" stroke="#1a1613" strokeWidth="2" />
    </svg>
  );
}

/** Coins that travel from one place to another. */
function Motion() {
  const from = useRef<HTMLSpanElement>(null);
  const to = useRef<HTMLSpanElement>(null);
  const go = (): void => {
    const coin = from.current?.querySelector(".coin");
    if (!coin || !from.current || !to.current) return;
    for (let count = 0; count < 5; count++)
      travel({ piece: coin, from: from.current, to: to.current, delay: count * 60 });
  };
  return (
    <Group title="Motion">
      <span ref={from}>
        <Coins count={5} label="5 coins" />
      </span>
      <button type="button" className="btn" onClick={go}>
        travel()
      </button>
      <span ref={to} className="tag">
        here
      </span>
    </Group>
  );
}
