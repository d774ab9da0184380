// Log, chat and players: beside the table where there is room, else in a sheet at the bottom.
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classes } from "../../look";
import { useLanguage } from "../language";
import styles from "./Side.module.css";

export type TabName = "log" | "chat" | "players";

/** Which of them is turned to; and whether the sheet is up: beside the table it always is. */
export interface Aside {
  tab: TabName;
  open: boolean;
}

export interface Tab {
  name: TabName;
  label: string;
  /** How much is new there. */
  news: number;
  body: ReactNode;
}

interface SideProps {
  tabs: readonly Tab[];
  chosen: TabName;
  /** Whether the sheet is up; beside the table it always is. */
  open: boolean;
  choose(tab: TabName, open: boolean): void;
}

export function Side({ tabs, chosen, open, choose }: SideProps) {
  const { ui } = useLanguage();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape") choose(chosen, false);
    if (!step) return;
    event.preventDefault();
    const place = (tabs.findIndex((tab) => tab.name === chosen) + step + tabs.length) % tabs.length;
    choose(tabs[place]!.name, true);
    list.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[place]?.focus();
  };
  return (
    <aside className={classes(styles.side, open && styles.open)} aria-label={ui.say("side.title")} onKeyDown={turn}>
      <div className={styles.tabs}>
        <div role="tablist" aria-label={ui.say("side.title")} ref={list}>
          {tabs.map((tab) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}${tab.name}`}
              aria-selected={tab.name === chosen}
              aria-controls={`${id}${tab.name}-body`}
              tabIndex={tab.name === chosen ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(tab.name, !(open && tab.name === chosen))}
            >
              {tab.label}
              {tab.news > 0 && (
                <span className={styles.news}>
                  <span aria-hidden="true">{tab.news}</span>
                  <span className="aloud">{ui.say("side.news", { count: tab.news })}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={classes("btn btn-quiet", styles.close)}
          aria-label={ui.say("close")}
          onClick={() => choose(chosen, false)}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}${tab.name}-body`}
          aria-labelledby={`${id}${tab.name}`}
          hidden={tab.name !== chosen}
          className={styles.body}
        >
          {tab.body}
        </div>
      ))}
    </aside>
  );
}
