// The police: a bull's-eye lantern and its beam.

export function Police() {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <path d="M30 34L2 2h56z" fill="#ffe9b8" opacity="0.55" />
      <path d="M20 22h20l3 26H17z" fill="#16202c" stroke="#0a0d12" strokeWidth="1.5" />
      <path d="M22 22l3-8h10l3 8z" fill="#16202c" />
      <path d="M24 14c0-8 12-8 12 0" fill="none" stroke="#16202c" strokeWidth="3" />
      <circle cx="30" cy="35" r="9" fill="#dca744" stroke="#0a0d12" strokeWidth="1.5" />
      <circle cx="30" cy="35" r="6" fill="#fff7df" />
      <path d="M15 48h30v5H15z" fill="#0a0d12" />
    </svg>
  );
}
