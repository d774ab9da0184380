// A table for any game: all that may be seen, as lists and tables, and every legal move as a button.
import type { TableProps } from "../games/table";
import { classes } from "../look";
import styles from "./GenericTable.module.css";
import { useLanguage } from "./language";
import { Sheet } from "./table/Sheet";
import type { Words } from "./words";

export function GenericTable({ view, facts, words, live, act, lit }: TableProps) {
  const { ui } = useLanguage();
  const moves = view.moves.filter((move) => lit(move.verb, move.piece));
  return (
    <div className={classes("stack", styles.table)}>
      {moves.length > 0 && (
        <section className="panel stack" aria-labelledby="generic-moves">
          <h2 id="generic-moves">{ui.say("generic.moves")}</h2>
          <div className="row">
            {moves.map((move) => (
              <button
                key={`${move.verb} ${move.piece ?? ""}`}
                type="button"
                className="btn btn-primary lit"
                disabled={!live}
                onClick={() => act(move)}
              >
                {words.move(move.verb, move.piece)}
              </button>
            ))}
          </div>
        </section>
      )}
      {view.scores && <Sheet view={view} words={words} />}
      <section className="panel stack" aria-labelledby="generic-table">
        <h2 id="generic-table">{ui.say("generic.table")}</h2>
        <Value value={view.table} words={words} seats={view.players} label={ui.say("generic.table")} />
      </section>
      {isRow(facts) && Object.keys(facts).length > 0 && (
        <section className="panel stack" aria-labelledby="generic-facts">
          <h2 id="generic-facts">{ui.say("generic.facts")}</h2>
          <Value value={facts} words={words} seats={view.players} label={ui.say("generic.facts")} />
        </section>
      )}
    </div>
  );
}

interface Shown {
  words: Words;
  /** How many sit at the table: a list of so many things belongs to the seats. */
  seats: number;
  /** What it is called. */
  label: string;
}

type Row = Record<string, unknown>;

function Value({ value, ...shown }: Shown & { value: unknown }) {
  const { ui } = useLanguage();
  const none = <span className="quiet">{ui.say("generic.none")}</span>;
  if (value === null || value === undefined || value === "") return none;
  if (typeof value === "boolean") return <span>{ui.say(value ? "generic.yes" : "generic.no")}</span>;
  if (typeof value !== "object") return <span>{plain(String(value))}</span>;
  if (!Array.isArray(value)) return <Fields row={value as Row} {...shown} />;
  if (value.length === 0) return none;
  if (value.every(isRow)) return <Rows rows={value} {...shown} />;
  if (value.some((one) => typeof one === "object" && one !== null)) {
    return (
      <ol>
        {value.map((one, place) => (
          <li key={place}>
            <Value value={one} {...shown} />
          </li>
        ))}
      </ol>
    );
  }
  return <span>{value.map((one) => plain(String(one))).join(", ")}</span>;
}

/** A thing with names for its parts. */
function Fields({ row, words, seats }: Shown & { row: Row }) {
  return (
    <dl className="told">
      {Object.entries(row).map(([key, value]) => (
        <div key={key}>
          <dt>{plain(key)}</dt>
          <dd>
            <Value value={value} words={words} seats={seats} label={plain(key)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Several things with the same parts, one a line; if there is one for each seat, by the players' names. */
function Rows({ rows, words, seats, label }: Shown & { rows: Row[] }) {
  const { ui } = useLanguage();
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const named = rows.length === seats || rows.length === seats + 1; // one more may play by the rules alone
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{ui.say(named ? "sheet.player" : "generic.number")}</th>
            {keys.map((key) => (
              <th key={key} scope="col">
                {plain(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              <th scope="row">{named ? words.seat(place) : place + 1}</th>
              {keys.map((key) => (
                <td key={key}>
                  <Value value={row[key]} words={words} seats={seats} label={plain(key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
/** A name from the rules without its underscores. */
const plain = (name: string): string => name.replaceAll("_", " ");
