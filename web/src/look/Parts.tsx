// The page at /parts that shows all parts of the common look.

import { useRef, type ReactNode } from "react";
import { CardFrame, Coin, Coins, Fog, Lamp, SeatMark, travel } from ".";
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
const SEATS = [0, 1, 2, 3, 4];

export default function Parts() {
  return (
    <main className="show">
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
      <Group title="Type">
        {SIZES.map((size) => (
          <span key={size} style={{ fontSize: `var(--text-${size})` }}>
            Fog, --text-{size}
          </span>
        ))}
      </Group>
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
        <button type="button" className="show-card lit" aria-label="A lit card, 7">
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
      <Motion />
    </main>
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
    <span className="show-swatch">
      <span style={{ background: `var(--${name})` }} />
      --{name}
    </span>
  );
}

/** Something to put on a card: the front has a box of 100 by 140. */
function Face() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <text x="10" y="36" fontSize="34" fontWeight="700">
        7
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
