// The deal is proved as engine/journal.py proves it.
import { expect, it } from "vitest";
import { givenBy, newShare, prove } from "./deal";
import { event } from "./fixtures";

const PROOF = { secret: "0f".repeat(16), nonce: "1e".repeat(16), unfair: false, hints: [], shares: ["2d".repeat(16), "", "3c".repeat(16)] };
// commit(secret, nonce) and blend(secret, shares), in Python
const COMMITMENT = "39969faa742907c3d421871c999c9421716c876b74922db2005c75cdb0d383cc";
const SEED = "ada93db8a4f93ff42418eb131bc2f1d097cfdb48676def143179196530e62f59";

it("gives a share of its own each time", () => {
  expect(newShare()).toMatch(/^[0-9a-f]{32}$/);
  expect(newShare()).not.toBe(newShare());
});

it("knows that who takes a seat after the deal has no part in it", () => {
  const sat = event(1, { what: "seat", change: "sat_down", seat: 2 });
  const events = [sat, event(2, { what: "start", seat: null })];
  expect(givenBy(events, 2, "0f")).toEqual({ seat: 2, share: "0f" });
  expect(givenBy([...events, { ...sat, number: 3 }], 2, "0f")).toBeNull();
  expect(givenBy(events, null, "0f")).toBeNull();
  expect(givenBy(events, 2, "")).toBeNull();
});

it("holds when the secret is the promised one, and blends it with all shares", async () => {
  expect(await prove(COMMITMENT, PROOF, null)).toEqual({ holds: true, seed: SEED });
  expect(await prove(COMMITMENT, PROOF, { seat: 2, share: "3c".repeat(16) })).toEqual({ holds: true, seed: SEED });
});

it("does not hold when the secret is another one, or our share was left out", async () => {
  expect(await prove(COMMITMENT, { ...PROOF, secret: "00" }, null)).toMatchObject({ holds: false });
  expect(await prove(COMMITMENT, PROOF, { seat: 0, share: "00".repeat(16) })).toMatchObject({ holds: false });
});

it("takes the secret itself where nobody gave a share", async () => {
  expect(await prove(COMMITMENT, { ...PROOF, shares: ["", ""] }, null)).toEqual({ holds: true, seed: PROOF.secret });
});
