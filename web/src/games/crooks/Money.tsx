// Money: a banknote and its number.

import type { Words } from "../../shell/words";

/** One banknote. Says nothing by itself. */
export function Bill() {
  return (
    <svg className="crooks-bill" viewBox="0 0 36 22" aria-hidden="true">
      <rect x="0.8" y="2.8" width="34.4" height="18.4" rx="2" fill="#33482a" />
      <rect x="0.8" y="0.8" width="34.4" height="18.4" rx="2" fill="#9db583" stroke="#2c3d23" strokeWidth="1.200" />
      <rect x="3.600" y="3.600" width="28.800" height="12.800" rx="1" fill="none" stroke="#4b6a38" strokeWidth="1" />
      <circle cx="18" cy="10" r="5" fill="#d7dfb9" stroke="#2c3d23" strokeWidth="1" />
      <path d="M18 6.200v7.600M20 8c-1.200-1.200-4-1-4 .6s4 1 4 2.700-2.800 1.900-4 .6" fill="none" stroke="#22301b" strokeWidth="1.200" />
    </svg>
  );
}

export function Money({ count, words }: { count: number; words: Words }) {
  return (
    <span className="crooks-money">
      <Bill />
      <strong key={count}>{words.say("table.money", { count })}</strong>
    </span>
  );
}
