// A target as a building of New York, the taller the more there is to take; its windows are lit.

const TOWERS = [
  "M14 60V40h32v20z",
  "M12 60V36h10v-6h16v6h10v24z",
  "M14 60V30h8v-6h16v6h8v30z",
  "M12 60V28h8V20h20v8h8v32z",
  "M14 60V24h6v-8h20v8h6v36z",
  "M12 60V22h6v-8h6V9h12v5h6v8h6v38z",
  "M14 60V20h5v-8h6V7l5-6 5 6v5h6v8h5v40z",
  "M10 60V24h7V14h6V7h4L30-3l3 10h4v7h6v10h7v36z",
];

export function Tower({ number }: { number: number }) {
  const place = Math.max(0, Math.min(TOWERS.length - 1, number - 2));
  const top = 44 - place * 4;
  const windows = Array.from({ length: 3 + place }, (_, row) => top + row * 6).filter((y) => y < 58);
  return (
    <svg className="crooks-tower" viewBox="0 -4 60 64" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path d={TOWERS[place]} />
      <g className="crooks-windows">
        {windows.flatMap((y, row) =>
          [19, 25, 31, 37]
            .filter((_, column) => (row * 3 + column * 5 + number) % 4 > 0)
            .map((x) => <rect key={`${x} ${y}`} x={x} y={y} width="3.4" height="3.6" />),
        )}
      </g>
    </svg>
  );
}
