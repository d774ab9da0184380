// The points as one sheet: a line for each way to make them, a column for each player, and the sum.

import { type ReactNode, useContext } from "react";
import { classes } from "./classes";
import styles from "./Count.module.css";
import { HandsContext } from "./Piece";
import { SeatMark } from "./SeatMark";

/** Numbers are points; null has not been told yet. */
export type Cell = ReactNode | number | null;

export interface CountLine {
  key: string;
  label: ReactNode;
  cells: Cell[];
}

interface CountProps {
  names: string[]; // by seat
  lines: CountLine[]; // those at which nobody has anything are left out
  total?: Cell[];
  sum?: ReactNode; // what the last line is called, where it is not the total
  rule?: ReactNode; // beside it
  told?: number; // how many lines are told; all, where it is not said
  winners?: number[];
  title?: ReactNode;
}

export function Count({ names, lines, total, sum, rule, told = Infinity, winners = [], title }: CountProps) {
  const hands = useContext(HandsContext);
  const shown = lines.filter(({ cells }) => cells.some((cell) => cell !== 0 && cell !== null && cell !== ""));
  const done = told > shown.length;
  return (
    <div className={`${styles.count} sheet`}>
      {title}
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} /> <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, label, cells }, place) => (
            <tr key={key} className={place === told - 1 ? styles.telling : undefined}>
              <th scope="row">{label}</th>
              {cells.map((cell, seat) => (
                <td key={seat} className={typeof cell === "number" && cell < 0 ? styles.lost : undefined}>
                  {place < told ? points(cell) : ""}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">
                {sum ?? hands.says("total")} {rule}
              </th>
              {total.map((cell, seat) => (
                <td key={seat} className={classes(done && winners.includes(seat) && styles.best)}>
                  {done ? points(cell) : ""}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Points with a true minus. */
export function points(cell: Cell): ReactNode {
  return typeof cell === "number" && cell < 0 ? `−${-cell}` : cell;
}
