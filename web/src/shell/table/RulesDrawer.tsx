// The rulebook in a drawer, opened at a paragraph; searchable by number or by word.
import { useEffect, useRef, useState } from "react";
import type { Hello, RuleInfo } from "../../protocol";
import { useLanguage } from "../language";
import { type Place, useRules } from "../load";
import { Dialog } from "../parts/Dialog";
import { Fault } from "../parts/Fault";

interface RulesDrawerProps {
  game: string;
  /** The table at which they are played, and whose values are; none for the game as it is in the box. */
  at?: Place & Pick<Hello, "values">;
  /** The paragraph to open at; none for the beginning. */
  rule: string;
  close(): void;
}

export function RulesDrawer({ game, at, rule, close }: RulesDrawerProps) {
  const { ui, language } = useLanguage();
  const { value: rules, fault } = useRules(game, language, at);
  const [search, setSearch] = useState("");
  const found = matching(rules ?? [], search);
  return (
    <Dialog title={ui.say("rules.title")} close={close} kind="drawer">
      <input
        className="field"
        role="searchbox"
        value={search}
        aria-label={ui.say("rules.search")}
        placeholder={ui.say("rules.search")}
        onChange={(event) => setSearch(event.target.value)}
      />
      {at && at.values !== "printed" && <p className="quiet">{ui.say(`values.${at.values}`)}</p>}
      {fault && <Fault fault={fault} />}
      <div className="rules" tabIndex={0} role="region" aria-label={ui.say("rules.title")}>
        {found.map((one, place) => (
          <div key={one.number}>
            {one.section !== found[place - 1]?.section && <h3>{one.section}</h3>}
            <Paragraph rule={one} open={one.number === rule} />
          </div>
        ))}
        {rules && found.length === 0 && <p>{ui.say("rules.none")}</p>}
      </div>
    </Dialog>
  );
}

function Paragraph({ rule, open }: { rule: RuleInfo; open: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!open) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: "center" });
  }, [open]);
  return (
    <p ref={place} tabIndex={-1} className={open ? "rule rule-open" : "rule"}>
      <strong className="rule-number">{rule.number}</strong> {emphasised(rule.text)}
    </p>
  );
}

/** The paragraphs of a number, or in which all searched words stand. */
export function matching(rules: readonly RuleInfo[], search: string): RuleInfo[] {
  const wanted = search.trim().toLowerCase();
  const exact = rules.filter((rule) => rule.number.toLowerCase() === wanted);
  if (exact.length) return exact;
  const words = wanted.split(/\s+/);
  return rules.filter((rule) => {
    const text = `${rule.number} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Markdown's emphasis, the only markup in the rules. */
function emphasised(text: string) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part, place) => {
    if (part.startsWith("**")) return <strong key={place}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("*") && part.length > 2) return <em key={place}>{part.slice(1, -1)}</em>;
    return part;
  });
}
