// The frame of every table: it fills what the window leaves, tells its game how much that is, and shows pieces closer.

import type { ReactNode, Ref } from "react";
import { AboutRoom } from "./About";
import { classes } from "./classes";
import styles from "./Frame.module.css";

interface FrameProps {
  /** The name of the game. */
  name: string;
  /** Whether the table still shows what has happened. */
  playing: boolean;
  /** The arrangement of the table: a grid. */
  className?: string;
  /** What the table is now: whatever happens puts away what is seen closer. */
  moment: unknown;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export function Frame({ name, playing, className, moment, ref, children }: FrameProps) {
  return (
    <section ref={ref} className={styles.frame} aria-label={name} data-playing={playing || undefined}>
      <AboutRoom moment={moment}>
        <div className={classes(styles.table, className)}>{children}</div>
      </AboutRoom>
    </section>
  );
}
