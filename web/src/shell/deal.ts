// Our part in the deal: a random share when we sit down, and at the end the proof that it was used.
import type { Happened, Proof } from "../protocol";

const SHARE_BYTES = 16;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A contribution to the deal that nobody could foresee. */
export const newShare = (): string => hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));

/** Our own share, and the seat we gave it for. */
export interface Given {
  seat: number;
  share: string;
}

/** What we gave to the deal: nothing, if it was dealt before we sat down. */
export function givenBy(events: readonly Happened[], seat: number | null, share: string): Given | null {
  const sat = events.findLast((event) => event.change === "sat_down" && event.seat === seat)?.number ?? 0;
  const dealt = events.find((event) => event.what === "start")?.number ?? Infinity;
  return seat !== null && share && sat < dealt ? { seat, share } : null;
}

/** What the proof of a deal comes to. */
export interface Proved {
  holds: boolean;
  /** What all chance of the game came from. */
  seed: string;
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** Whether the secret is the promised one, and our share took part; null where the browser cannot count (without https). */
export async function prove(commitment: string, proof: Proof, given: Given | null): Promise<Proved | null> {
  if (!globalThis.crypto?.subtle) return null;
  const promised = await sha256(`${proof.nonce}:${proof.secret}`);
  const shared = proof.shares.some(Boolean);
  const seed = shared ? await sha256([proof.secret, ...proof.shares].join(":")) : proof.secret;
  const used = given === null || proof.shares[given.seat] === given.share;
  return { holds: promised === commitment && used, seed };
}
