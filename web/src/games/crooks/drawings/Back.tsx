// The back of a crook's card: towers of New York, twice, and a hat.

export function Back() {
  const towers = "M12 62V40h8V28h10v14h6V18l3-8 3 8v24h6V30h3V12l4-8 4 8v18h3v14h6V22h12v12h6v28z";
  return (
    <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="140" fill="#1b2129" />
      <g fill="currentColor" opacity="0.55">
        <path d={towers} transform="translate(4 2) scale(.97 .9)" />
        <path d={towers} transform="rotate(180 50 70) translate(4 2) scale(.97 .9)" />
      </g>
      <circle cx="50" cy="70" r="23" fill="#14181e" stroke="currentColor" strokeWidth="2.4" />
      <path
        d="M36 74c-1-14 3-20 9-20 3 0 3 1.600 5 1.600s2-1.600 5-1.600c6 0 10 6 9 20 4 .6 4.600 3 1.600 5.600-9 4.400-22 4.400-31.200 0-3-2.600-2.400-5 1.600-5.600z"
        fill="currentColor"
      />
      <path d="M36.200 71.500c8 3 19.600 3 27.600 0v4c-8 3-19.600 3-27.600 0z" fill="#14181e" />
    </svg>
  );
}
