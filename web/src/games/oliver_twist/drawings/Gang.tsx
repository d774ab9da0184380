// The gang's pawn: three children, the tallest in a top hat too large for him.

export function Gang() {
  return (
    <svg width="100%" viewBox="0 0 48 56" aria-hidden="true">
      <ellipse cx="24" cy="51" rx="20" ry="4.5" fill="#000" opacity="0.45" />
      <g stroke="#ffd98a" strokeWidth="1.1" strokeLinejoin="round">
        <path d="M3 50c0-11 3-17 9-17s9 6 9 17z" fill="#5b3324" />
        <circle cx="12" cy="27.5" r="6" fill="#f0cfa4" />
        <path d="M4.5 26c1-8 14-8 15 0l2.5.6v1.6H4.5z" fill="#3b464e" />
        <path d="M27 50c0-11 3-17 9-17s9 6 9 17z" fill="#4b6a38" />
        <circle cx="36" cy="27.5" r="6" fill="#f0cfa4" />
        <path d="M28.5 26.5c0-9 15-9 15 0-5-2-10-2-15 0z" fill="#a23d25" />
        <path d="M13 52c0-15 4-22 11-22s11 7 11 22z" fill="#1d2c47" />
        <circle cx="24" cy="23" r="6.8" fill="#f6d9b2" />
        <path d="M12.5 18.5h23v-2.6h-4L30.5 4h-13l-1 11.9h-4z" fill="#14100d" />
      </g>
      <path d="M17 12.5h14l.2 2.6H16.8z" fill="#a23d25" />
      <path d="M24 30l-4 6 4 3 4-3z" fill="#c23a2b" />
    </svg>
  );
}
