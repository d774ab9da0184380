// A rule's number; a click opens its paragraph.
import { createContext, useContext } from "react";
import { useLanguage } from "../language";

/** Opens the rulebook at a paragraph. */
export const OpenRule = createContext<(rule: string) => void>(() => undefined);

/** `still`: the keyboard does not stop here, but comes by another way. */
export function RuleChip({ rule, still = false }: { rule: string; still?: boolean }) {
  const { ui } = useLanguage();
  const open = useContext(OpenRule);
  if (!rule) return null;
  return (
    <button
      type="button"
      className="chip"
      tabIndex={still ? -1 : 0}
      aria-label={ui.say("rules.open", { rule })}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  );
}
