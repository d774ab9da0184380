// What is happening, in words, while it happens; a click goes on, and it says so. The log reads it aloud.

import { type ReactNode, useContext } from "react";
import styles from "./Caption.module.css";
import { HandsContext } from "./Piece";

export function Caption({ lines, children }: { lines: string[]; children?: ReactNode }) {
  const hands = useContext(HandsContext);
  if (!lines.length && !children) return null;
  return (
    <div className={`${styles.caption} sheet`} aria-hidden="true">
      {children}
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      <small>{hands.says("skip")}</small>
    </div>
  );
}
