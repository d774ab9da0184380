// My tables, live: a line of my own to the server, which says what is new.
import { useEffect, useState } from "react";
import type { MyNews, MyTable } from "../protocol";
import { mySocketAddress } from "./api";
import { backoff } from "./connection";
import { beNobody, useKey } from "./me";

export interface Mine {
  tables: readonly MyTable[];
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead: number;
}

const NONE: Mine = { tables: [], ahead: 0 };
const UNKNOWN = 4404; // how the server hangs up on whom it does not know

/** The tables after some news: those where I am waited for first, then those that go on, then those that are over. */
export function withNews(tables: readonly MyTable[], { tables: news, gone }: Omit<MyNews, "at">): MyTable[] {
  const changed = new Set([...gone, ...news.map(({ table }) => table)]);
  const rank = (one: MyTable): number => (one.over || one.closed ? 2 : one.mine ? 0 : 1);
  return [...tables.filter(({ table }) => !changed.has(table)), ...news].sort(
    (one, other) => rank(one) - rank(other) || other.at - one.at,
  );
}

export function useMine(): Mine {
  const key = useKey();
  const [mine, setMine] = useState(NONE);
  useEffect(() => {
    setMine(NONE);
    return key ? follow(key, setMine) : undefined;
  }, [key]);
  return mine;
}

/** Hear of a player's tables until the answer is called; a line that is lost is made again, and says everything anew. */
function follow(key: string, hear: (change: (before: Mine) => Mine) => void): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hangUp = (): void => undefined;
  const connect = (): void => {
    const line = new WebSocket(mySocketAddress());
    let first = true;
    let wanted = true;
    line.onopen = () => (wanted ? line.send(JSON.stringify({ key })) : line.close());
    line.onmessage = ({ data }) => {
      const news = JSON.parse(String(data)) as MyNews;
      const whole = first;
      first = false;
      failures = 0;
      if (wanted) hear(({ tables }) => ({ tables: withNews(whole ? [] : tables, news), ahead: news.at - Date.now() / 1000 }));
    };
    line.onclose = ({ code }) => {
      if (!wanted) return;
      if (code === UNKNOWN) return beNobody();
      failures += 1;
      timer = setTimeout(connect, backoff(failures, Math.random()));
    };
    hangUp = () => {
      wanted = false;
      if (line.readyState === WebSocket.OPEN) line.close(); // one that is still being made is closed when it is there
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    hangUp();
  };
}
