// A table's page: take the seat a link was made for, or go to the seat we have, or watch.
import { useEffect, useState } from "react";
import { forgetTable, keptTable } from "../keep";
import { myKey } from "../me";
import { Header } from "../parts/Header";
import { go, linkIn, tablePath } from "../route";
import { finishSitting } from "../sit";
import { Claim } from "./Claim";
import { Room } from "./Room";
import type { Aside } from "./Side";

export function TablePage({ table, hash }: { table: string; hash: string }) {
  // What opens the seat: its own secret, or on another device of mine my key, which watches where it opens none.
  const [token, setToken] = useState(() => keptTable(table)?.token || myKey());
  const link = linkIn(hash);
  const [seated, setSeated] = useState(() => Boolean(keptTable(table)?.token));
  // A friend's link, opened by who sits here already: it stays good.
  const [spare, setSpare] = useState(Boolean(link && seated));

  useEffect(() => {
    if (hash && (seated || !link)) history.replaceState(null, "", location.pathname);
  }, [hash, link, seated]);

  const [aside, setAside] = useState<Aside>({ tab: "log", open: false }); // whoever sits down goes on reading
  const [unseated, setUnseated] = useState(() => keptTable(table)?.unseated ?? false);
  useEffect(() => {
    if (!unseated) return;
    void finishSitting(table).finally(() => setUnseated(false));
  }, [table, unseated]);

  const take = (taken: string): void => {
    history.replaceState(null, "", location.pathname);
    setToken(taken);
    setSeated(true);
  };
  /** I sit here already, by another device. */
  const here = (): void => {
    setSpare(true);
    take(myKey());
  };
  const giveUp = (): void => {
    forgetTable(table);
    setToken(myKey());
    setSeated(false);
  };
  if (link && !seated) {
    return <Claim table={table} link={link} take={take} here={here} watch={() => go(tablePath(table))} />;
  }
  if (unseated) return <Header />;
  return (
    <Room
      key={`${table} ${token}`}
      table={table}
      token={token}
      aside={aside}
      turnTo={setAside}
      spare={spare}
      understood={() => setSpare(false)}
      take={take}
      giveUp={giveUp}
    />
  );
}
