// A coin, and a purse of coins with its number in text.

/** One coin: a brass disc with a crown. Says nothing by itself. */
export function Coin() {
  return (
    <svg className="coin" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#7d5510" />
      <circle cx="15.4" cy="15.2" r="13.6" fill="#dca744" />
      <circle cx="15.4" cy="15.2" r="10.6" fill="none" stroke="#8a6114" strokeWidth="1.4" />
      <path d="M5 11a12.6 12.6 0 0 1 13-7.6" fill="none" stroke="#fff0c4" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M9.4 20.4 8.2 11.6l4.2 3.4 3-5.2 3 5.2 4.2-3.4-1.2 8.8z" fill="#5d3f0a" />
    </svg>
  );
}

interface CoinsProps {
  count: number;
  label: string; // how the purse is read aloud: "7 coins"
  pile?: number; // at most so many coins are drawn
}

/** A purse: a few coins drawn, and always the number. */
export function Coins({ count, label, pile = 3 }: CoinsProps) {
  const drawn = Math.max(1, Math.min(pile, Math.ceil(count / 4)));
  return (
    <span className="coins">
      <span className="coins-pile" aria-hidden="true">
        {Array.from({ length: drawn }, (_, coin) => (
          <Coin key={coin} />
        ))}
      </span>
      <span aria-hidden="true">{count}</span>
      <span className="aloud">{label}</span>
    </span>
  );
}
