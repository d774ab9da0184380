// A fedora under the lamp, on the money: the baron of the night.

export function Fedora() {
  return (
    <svg className="crooks-fedora" viewBox="0 0 160 110" aria-hidden="true">
      <circle cx="80" cy="52" r="50" fill="#ffcd70" opacity="0.1" />
      <circle cx="80" cy="52" r="36" fill="#ffcd70" opacity="0.16" />
      <g fill="#9db583" stroke="#22301b" strokeWidth="1.500">
        <path d="M32 84h52v16H32zM76 82h52v16H76zM54 74h54v16H54z" />
      </g>
      <path d="M62 79h38M62 85h38" stroke="#4b6a38" strokeWidth="1.200" />
      <path d="M46 62c-2-32 6-46 20-46 8 0 8 5 14 5s6-5 14-5c14 0 22 14 20 46z" fill="#0d1013" />
      <path d="M46 48c20 8 48 8 68 0v14H46z" fill="#8d2f1c" />
      <path d="M14 66c10-10 26-11 66-11s56 1 66 11c-2 8-8 10-16 8-30-9-70-9-100 0-8 2-14 0-16-8z" fill="#0d1013" />
      <path d="M104 20c7 5 9 15 10 30M126 59c8 1 14 3 20 7" fill="none" stroke="#efc069" strokeWidth="2.600" strokeLinecap="round" />
      <path d="M68 20c4 6 5 12 5 20" fill="none" stroke="#3a3f45" strokeWidth="2" />
    </svg>
  );
}
