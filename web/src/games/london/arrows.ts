// Arrow keys walk along a row of cards, so that all of them can be read without a mouse.

import type { KeyboardEvent } from "react";

export function arrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("button.ldn-piece")];
  const place = cards.findIndex((card) => card === document.activeElement);
  const next = cards[place + step];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
