// Words between the people at the table.
import { useEffect, useRef, useState } from "react";
import type { Happened } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";

const LONGEST = 400;

interface ChatProps {
  events: readonly Happened[];
  words: Words;
  /** How to say something; null for who only watches. */
  say: ((text: string) => void) | null;
}

export function Chat({ events, words, say }: ChatProps) {
  const { ui } = useLanguage();
  const [text, setText] = useState("");
  const said = events.filter((event) => event.what === "chat");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [said.length]);
  return (
    <div className="chat">
      <div className="chat-said" ref={end} tabIndex={0} role="log" aria-label={ui.say("chat.title")}>
        {said.length === 0 && <p className="quiet">{ui.say("chat.none")}</p>}
        {said.map((event) => (
          <p key={event.number}>
            <strong>{event.seat === null ? "" : words.seat(event.seat)}</strong> {event.text}
          </p>
        ))}
      </div>
      {say ? (
        <form
          className="copy"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) say(text.trim());
            setText("");
          }}
        >
          <input
            className="field"
            value={text}
            maxLength={LONGEST}
            aria-label={ui.say("chat.label")}
            placeholder={ui.say("chat.label")}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn">
            {ui.say("chat.send")}
          </button>
        </form>
      ) : (
        <p className="quiet">{ui.say("chat.watching")}</p>
      )}
    </div>
  );
}
