// A piece of the sea of roofs between the streets, 48 by 44, in seven kinds: ink before fog, and lit windows by night.

interface Skyline {
  roofs: string;
  panes: string; // windows
  smoke?: string; // from a chimney
}

const SKYLINES: Skyline[] = [
  {
    roofs: "M0 44V25l6-5V9h5v7l2-2 11 10 12-12 2 2V5h5v13l5 6v20z",
    panes: "M9 29h4v6H9zM16 29h4v6h-4zM33 26h4v6h-4zM40 30h3v6h-3z",
    smoke: "M8.500 8c-3-3 3-4 0-8",
  },
  {
    roofs: "M0 44V21l5-7h4V5h6v9h18V3h6v11h4l5 7v23z",
    panes: "M8 18h4v5H8zM18 18h4v5h-4zM27 18h4v5h-4zM37 18h4v5h-4zM9 29h4v6H9zM36 29h4v6h-4z",
    smoke: "M36 2c-3-3 3-4 0-8",
  },
  {
    roofs: "M0 44V27h8l14-15 12 13V11h5v16h9v17z",
    panes: "M20 22h4v6h-4zM13 31h4v6h-4zM27 31h4v6h-4zM41 32h3v5h-3z",
    smoke: "M36.500 10c-4-3 3-5 0-9",
  },
  {
    roofs: "M0 44V23h6v-6h8v-5h9V6h2v6h9v5h8v6h6v21z",
    panes: "M22 17h4v6h-4zM12 22h4v6h-4zM32 22h4v6h-4zM22 29h4v6h-4z",
  },
  {
    roofs: "M0 44V30l10-8 9 7v-8h4L29-2l6 23h4v7l9-5v21z",
    panes: "M27 24h4v8h-4zM8 31h4v6H8zM40 32h3v5h-3z",
  },
  {
    roofs: "M0 44V30h9c0-11 6-16 13-18V5h1V0h2v5h1v7c7 2 13 7 13 18h9v14z",
    panes: "M14 34h3v6h-3zM22.500 34h3v6h-3zM31 34h3v6h-3z",
  },
  {
    roofs: "M0 44V33h22l1-9-8-6 9 3 0-11 2 10 10-6-8 9-1 10h21v11z",
    panes: "M7 36h3v4H7z",
  },
];
const FAR = "M0 34V15l7-7 7 7h6V4h4v11h7l8-8 9 8v19z";

export const KINDS = SKYLINES.length;

export function Roofs({ kind, fog }: { kind: number; fog: string }) {
  const { roofs, panes, smoke } = SKYLINES[kind] ?? { roofs: "", panes: "" };
  return (
    <g strokeLinejoin="round">
      <path fill="var(--far)" d={FAR} transform={kind % 2 ? "matrix(-1 0 0 1 48 -4)" : "translate(0 -3)"} />
      <path fill="var(--roof)" stroke="var(--rim)" strokeWidth="0.8" d={roofs} />
      <path fill="var(--pane)" d={panes} />
      {smoke && (
        <path d={smoke} fill="none" stroke="var(--mist)" strokeWidth="2.4" strokeLinecap="round" opacity="0.7" />
      )}
      <rect y="22" width="48" height="22" fill={fog} />
    </g>
  );
}
