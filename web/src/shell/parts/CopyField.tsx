// A link to copy with one click.
import { useRef, useState } from "react";
import { useLanguage } from "../language";

export function CopyField({ text, label }: { text: string; label: string }) {
  const { ui } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy"); // pages without https have no clipboard of their own
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div className="line close">
      <input
        ref={field}
        className="field grow"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="btn firm" onClick={() => void copy()}>
        <span aria-live="polite">{ui.say(copied ? "copied" : "copy")}</span>
      </button>
    </div>
  );
}
