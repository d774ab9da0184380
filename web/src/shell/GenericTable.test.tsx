// The generic table shows everything of a game it has never heard of.
import type { Move } from "../protocol";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { GenericTable } from "./GenericTable";
import { Language } from "./language";
import { Words } from "./words";

beforeAll(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const words = new Words("en", [{ verb: { take: "Take {{piece}}", pass: "Pass" } }], ["Ann", "Bob"]);
const moves: Move[] = [{ verb: "take", piece: "left_glove" }, { verb: "pass", piece: null }];
const table = {
  round: 3,
  over: false,
  piles: [{ cards: 4 }, { cards: null }],
  deep: [[1, 2], [{ odd_key: "odd_value" }]],
  none: [],
};

function shown(live: boolean): string {
  const over = { ending: null, returns: null, scores: null, goal: null };
  const view = { game: "new", seat: 0, players: 2, waiting: [0], moves, table, ...over };
  return renderToStaticMarkup(
    <Language>
      <GenericTable
        view={view}
        facts={{ most_cards: 12 }}
        words={words}
        told={[]}
        story={[]}
        live={live}
        act={() => undefined}
        lit={() => live}
        stage={() => undefined}
        notebook={{ read: () => "", write: () => undefined }}
      />
    </Language>,
  );
}

it("offers every legal move in words, and none while it is not live", () => {
  expect(shown(true)).toContain("Take left_glove</button>");
  expect(shown(true)).toContain("Pass</button>");
  expect(shown(false)).not.toContain("<button");
});

it("shows all of the table, seats by their names", () => {
  const html = shown(true);
  for (const text of ["round", ">3<", ">no<", "Ann", "Bob", ">4<", "none", "1, 2", "odd key", "odd value"]) {
    expect(html).toContain(text);
  }
});
