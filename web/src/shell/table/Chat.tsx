// Words between the people at the table.
import { useEffect, useRef, useState } from "react";
import type { Happened } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";
import styles from "./Chat.module.css";

const LONGEST = 400;

interface ChatProps {
  /** What was said, but by who is muted. */
  said: readonly Happened[];
  /** How many words are not shown. */
  hidden: number;
  showAll(): void;
  words: Words;
  /** How to say something; null for who only watches. */
  say: ((text: string) => void) | null;
}

export function Chat({ said, hidden, showAll, words, say }: ChatProps) {
  const { ui } = useLanguage();
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [said.length]);
  return (
    <div className={styles.chat}>
      <div className={styles.said} ref={end} tabIndex={0} role="log" aria-label={ui.say("chat.title")}>
        {said.length + hidden === 0 && <p className="quiet">{ui.say("chat.none")}</p>}
        {said.map((event) => (
          <p key={event.number}>
            <strong>{event.seat === null ? "" : words.seat(event.seat)}</strong> {event.text}
          </p>
        ))}
      </div>
      {hidden > 0 && (
        <p className="row quiet">
          {ui.say("chat.hidden", { count: hidden })}
          <button type="button" className="btn btn-quiet" onClick={showAll}>
            {ui.say("chat.show")}
          </button>
        </p>
      )}
      {say ? (
        <form
          className="line close"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) say(text.trim());
            setText("");
          }}
        >
          <input
            className="field grow"
            value={text}
            maxLength={LONGEST}
            aria-label={ui.say("chat.label")}
            placeholder={ui.say("chat.label")}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn firm">
            {ui.say("chat.send")}
          </button>
        </form>
      ) : (
        <p className="quiet">{ui.say("chat.watching")}</p>
      )}
    </div>
  );
}
