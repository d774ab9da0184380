// Things fetched once and kept: the games, their words and their rules.
import { useEffect, useState } from "react";
import type { Fault, GameInfo, RuleInfo } from "../protocol";
import { gameRules, games, gameWords, Problem, tableRules } from "./api";
import { unbroken, Words } from "./words";

const kept = new Map<string, Promise<unknown>>();

/** What a key stands for, fetched the first time; a failure is not kept. */
function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const found = kept.get(key) as Promise<T> | undefined;
  if (found) return found;
  const fresh = fetch();
  kept.set(key, fresh);
  fresh.catch(() => kept.delete(key));
  return fresh;
}

/** Something on its way: the last value stays until the next one is there. */
export interface Loaded<T> {
  value: T | null;
  fault: Fault | null;
}

export function useLoaded<T>(key: string, load: (() => Promise<T>) | null): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ value: null, fault: null });
  useEffect(() => {
    if (!load) return;
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ value, fault: null }),
      (problem: unknown) => wanted && setLoaded((before) => ({ ...before, fault: faultOf(problem) })),
    );
    return () => {
      wanted = false;
    };
    // The key says what is loaded; the function is made anew at every drawing.
  }, [key]);
  return loaded;
}

export function faultOf(problem: unknown): Fault {
  return problem instanceof Problem ? problem.fault : { reason: "unreachable", rule: "", args: {} };
}

/** All games; their French keeps its marks in line. */
export const useGames = (): Loaded<GameInfo[]> => useLoaded("games", () => once("games", async () => (await games()).map(inLine)));

function inLine(game: GameInfo): GameInfo {
  const kept = (texts: Record<string, string>): Record<string, string> =>
    "fr" in texts ? { ...texts, fr: unbroken(texts.fr ?? "") } : texts;
  return { ...game, title: kept(game.title), summary: kept(game.summary), length: kept(game.length) };
}

/** A game's words in a language; null until they are there. */
export function useGameWords(game: string, language: string): Words | null {
  const key = `words ${game} ${language}`;
  const load = async (): Promise<Words> => new Words(language, [await once(key, () => gameWords(game, language))]);
  return useLoaded(key, game ? load : null).value;
}

/** A table whose rules are wanted, and the token of the seat that asks. */
export interface Place {
  table: string;
  token: string;
}

/** The rules of a game: as they are played at a place, or without one as usual. */
export function useRules(game: string, language: string, place?: Place): Loaded<RuleInfo[]> {
  const key = `rules ${place ? `at ${place.table}` : game} ${language}`;
  const load = (): Promise<RuleInfo[]> =>
    place ? tableRules(place.table, language, place.token) : gameRules(game, language);
  return useLoaded(key, game ? () => once(key, load) : null);
}
