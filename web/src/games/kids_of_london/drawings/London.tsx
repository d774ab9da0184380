// The rest of London, where the smallest children steal: a dome, a tower, roofs and the river's fog.

export function London() {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true">
      <circle cx="62" cy="44" r="34" fill="#ffcd70" opacity="0.14" />
      <circle cx="62" cy="44" r="22" fill="#ffcd70" opacity="0.2" />
      <g fill="#0c0f13" stroke="#8a7442" strokeWidth="0.8">
        <path d="M14 76V34h2V24l4-8 4 8v10h2v42z" />
        <path d="M44 76V54h4c0-14 6-20 13-22v-6h2v-5h2v5h2v6c7 2 13 8 13 22h4v22z" />
        <path d="M2 76V60l8-6 8 6v16zM28 76V56l9-7 9 7v20zM84 76V58l7-6 7 6V48h4v-6h4v6h4v10l7 5v13z" />
      </g>
      <circle cx="20" cy="30" r="3.2" fill="#ffe2a0" />
      <path d="M34 62h4v5h-4zM90 62h4v5h-4zM104 64h4v5h-4zM58 60h4v6h-4zM67 60h4v6h-4z" fill="#ffcd70" opacity="0.85" />
      <path d="M0 72c20-6 34 3 56-1s44-4 64 0v9H0z" fill="#b4bec3" opacity="0.35" />
    </svg>
  );
}
