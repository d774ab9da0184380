// A house of the quarter, 48 by 44, in six kinds; its windows are lit by night.

const panes = (points: readonly [number, number][], size: [number, number]) =>
  points.map(([x, y]) => <rect key={`${x} ${y}`} className="ot-pane" x={x} y={y} width={size[0]} height={size[1]} />);

export function House({ kind }: { kind: number }) {
  if (kind === 4) return <Trees />;
  if (kind === 5) return <Church />;
  const tall = kind % 2 === 1;
  const wall = `ot-wall ot-wall-${kind}`;
  return (
    <g>
      <path className="ot-roof" d={tall ? "M4 16 14 5h20l10 11z" : "M3 20 24 6l21 14z"} />
      <path className="ot-chimney" d={tall ? "M33 8V2h5v10z" : "M9 17V7h5v7z"} />
      <rect className={wall} x="6" y={tall ? 16 : 20} width="36" height={tall ? 27 : 23} />
      {tall
        ? panes([[10, 20], [21, 20], [32, 20], [10, 31], [32, 31]], [6, 7])
        : panes([[11, 25], [31, 25]], [6, 8])}
      <path className="ot-door" d={tall ? "M20 43V32h8v11z" : "M20 43V30c0-4 8-4 8 0v13z"} />
    </g>
  );
}

function Trees() {
  return (
    <g>
      <path className="ot-trunk" d="M13 42V30h3v12zM33 43V29h3v14zM23.5 38V24h3v14z" />
      <g className="ot-leaves">
        <circle cx="14.5" cy="25" r="9" />
        <circle cx="34.5" cy="24" r="9.5" />
        <circle cx="25" cy="17" r="10" />
      </g>
    </g>
  );
}

function Church() {
  return (
    <g>
      <path className="ot-roof" d="M30 2 36 18H24zM4 26 16 17l12 9z" />
      <path className="ot-wall ot-wall-2" d="M25 18h10v25H25zM6 26h20v17H6z" />
      {panes([[28, 22], [28, 31]], [4, 7])}
      <circle className="ot-pane" cx="15.5" cy="31" r="3" />
      <path className="ot-door" d="M12.5 43v-5c0-3 6-3 6 0v5z" />
    </g>
  );
}
