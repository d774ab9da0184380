// The drawing for a game that brings none: roofs, a lit window, and a lamp in the fog.
export function Street() {
  return (
    <svg viewBox="0 0 320 180" role="presentation" preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="180" fill="#1d222a" />
      <circle cx="236" cy="52" r="70" fill="#ffd98a" opacity="0.1" />
      <circle cx="236" cy="52" r="22" fill="#ffd98a" opacity="0.85" />
      <path d="M0 180V96l26-22 26 22V70h10v20l30-26 34 28V74h9v26l20-14 32 24v70z" fill="#12151b" />
      <path d="M180 180v-62l30-22 30 22v-20h10v28l30-20 40 26v48z" fill="#0d1014" />
      <path d="M40 112h12v16H40zM100 104h12v16h-12zM268 134h10v14h-10z" fill="#ffd98a" opacity="0.85" />
      <path d="M0 160c60-16 110 8 170-4s100-6 150 2v22H0z" fill="#b4bec3" opacity="0.18" />
    </svg>
  );
}
