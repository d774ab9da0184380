// A rule's number; a click opens its paragraph.
import { createContext, useContext } from "react";
import { useLanguage } from "../language";

/** Opens the rulebook at a paragraph. */
export const OpenRule = createContext<(rule: string) => void>(() => undefined);

export function RuleChip({ rule }: { rule: string }) {
  const { ui } = useLanguage();
  const open = useContext(OpenRule);
  if (!rule) return null;
  return (
    <button type="button" className="chip" aria-label={ui.say("rules.open", { rule })} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
