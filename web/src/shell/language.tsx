// The language of the page, chosen anywhere and remembered, and the shell's own words in it.
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { keepLanguage, keptLanguage } from "./keep";
import { changed, heard } from "./me";
import { Words } from "./words";
import en from "./words/en.json";
import fr from "./words/fr.json";

const SHELL: Record<string, Words> = { en: new Words("en", [en]), fr: new Words("fr", [fr]) };

/** Languages by their own names. */
export const LANGUAGES: Record<string, string> = { en: "English", fr: "Français" };

interface Speech {
  language: string;
  choose(language: string): void;
  ui: Words;
}

function first(): string {
  const kept = keptLanguage() ?? "";
  if (kept in LANGUAGES) return kept;
  const spoken = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return spoken.find((one) => one in LANGUAGES) ?? "en";
}

/** The reader's own kind of a language, for dates: in England, days come before months. */
export function localeOf(language: string): string {
  return navigator.languages.find((one) => one.startsWith(language)) ?? language;
}

const Spoken = createContext<Speech | null>(null);

export function Language({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => heard(() => setLanguage(first())), []);
  const speech = useMemo(() => {
    const choose = (other: string): void => {
      keepLanguage(other);
      changed();
      setLanguage(other);
    };
    return { language, choose, ui: SHELL[language] ?? SHELL.en! };
  }, [language]);
  return <Spoken value={speech}>{children}</Spoken>;
}

/** The language, how to change it, and the shell's words. */
export function useLanguage(): Speech {
  const speech = useContext(Spoken);
  if (!speech) throw new Error("outside of Language");
  return speech;
}
