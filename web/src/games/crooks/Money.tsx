// Money: a banknote and its number.

import type { Words } from "../../shell/words";

/** One banknote. Says nothing by itself; copies of it fly when somebody pays. */
function Bill() {
  return (
    <svg data-bill="" width="1.7em" viewBox="0 0 36 22" aria-hidden="true">
      <rect x="0.8" y="2.8" width="34.4" height="18.4" rx="2" fill="#33482a" />
      <rect x="0.8" y="0.8" width="34.4" height="18.4" rx="2" fill="#9db583" stroke="#2c3d23" strokeWidth="1.2" />
      <rect x="3.6" y="3.6" width="28.8" height="12.8" rx="1" fill="none" stroke="#4b6a38" strokeWidth="1" />
      <circle cx="18" cy="10" r="5" fill="#d7dfb9" stroke="#2c3d23" strokeWidth="1" />
      <path d="M18 6.2v7.6M20 8c-1.2-1.2-4-1-4 .6s4 1 4 2.7-2.8 1.9-4 .6" fill="none" stroke="#22301b" strokeWidth="1.2" />
    </svg>
  );
}

export function Money({ count, words }: { count: number; words: Words }) {
  return (
    <span>
      <Bill />{" "}
      <strong key={count}>{words.say("table.money", { count })}</strong>
    </span>
  );
}
