// The shell's own words: the same keys and arguments in both languages, none missing, none left over.
import { describe, expect, it } from "vitest";
import { placeholders, type Tree } from "../words";
import en from "./en.json";
import fr from "./fr.json";

const SOURCES = import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

/** All sentences by their whole key. */
function sentences(tree: Tree, before = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, node]) =>
      typeof node === "string" ? [[before + key, node]] : Object.entries(sentences(node, `${before}${key}.`)),
    ),
  );
}

const EN = sentences(en);
const FR = sentences(fr);
const KEYS = new Set(Object.keys(EN).map((key) => key.replace(/_(one|other)$/, "")));
const TEXT = Object.entries(SOURCES)
  .filter(([path]) => !path.includes(".test."))
  .map(([, text]) => text)
  .join("\n");

describe("the shell's words", () => {
  it("has the same keys in both languages", () => {
    expect(Object.keys(FR)).toEqual(Object.keys(EN));
  });

  it("asks for the same arguments", () => {
    for (const [key, sentence] of Object.entries(EN)) {
      expect([key, placeholders(FR[key] ?? "")]).toEqual([key, placeholders(sentence)]);
    }
  });

  it("has every sentence that the shell says", () => {
    const said = [...TEXT.matchAll(/ui\.say\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !KEYS.has(key))).toEqual([]);
  });

  it("has none that nobody says", () => {
    const byName = /^(bot|change|clock\.number|closed|kit|ordinal|pace|refusal|values|wait|weight)\.|^and$/; // chosen by a name from elsewhere, or by the words themselves
    expect([...KEYS].filter((key) => !byName.test(key) && !TEXT.includes(`"${key}"`))).toEqual([]);
  });
});
