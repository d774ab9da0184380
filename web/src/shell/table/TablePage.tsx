// A table's page: take the seat a link was made for, or go to the seat we have, or watch.
import { useEffect, useState } from "react";
import { forgetTable, keepTable, keptTable, someName } from "../keep";
import { Header } from "../parts/Header";
import { go, linkIn, tablePath } from "../route";
import { sitDown } from "../sit";
import { Claim } from "./Claim";
import { Room } from "./Room";

export function TablePage({ table, hash }: { table: string; hash: string }) {
  const [token, setToken] = useState(() => keptTable(table)?.token ?? "");
  const link = linkIn(hash);
  // A friend's link, opened by who sits here already: it stays good.
  const [spare, setSpare] = useState(Boolean(link && token));

  useEffect(() => {
    if (hash && (token || !link)) history.replaceState(null, "", location.pathname);
  }, [hash, link, token]);

  const [unseated, setUnseated] = useState(() => keptTable(table)?.unseated ?? false);
  useEffect(() => {
    if (!unseated) return;
    const { token: link = "", commitment } = keptTable(table) ?? {};
    sitDown(table, { name: someName(), link, keep: true, commitment })
      .catch(() => keepTable(table, { unseated: false })) // the seat was taken before the page was left, or is gone
      .finally(() => setUnseated(false));
  }, [table, unseated]);

  const take = (taken: string): void => {
    history.replaceState(null, "", location.pathname);
    setToken(taken);
  };
  const giveUp = (): void => {
    forgetTable(table);
    setToken("");
  };
  if (link && !token) return <Claim table={table} link={link} take={take} watch={() => go(tablePath(table))} />;
  if (unseated) return <Header />;
  return (
    <Room
      key={`${table} ${token}`}
      table={table}
      token={token}
      spare={spare}
      understood={() => setSpare(false)}
      take={take}
      giveUp={giveUp}
    />
  );
}
