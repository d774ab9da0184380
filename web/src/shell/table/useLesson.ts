// A guided first game: which step the coach is at, from the moves that were made and what was read.
import { useEffect, useState } from "react";
import type { Lesson, Step } from "../../protocol";
import { lesson as fetchLesson } from "../api";
import type { Known } from "../known";

const LEARNER = 0; // their seat

export interface Coaching {
  step: Step;
  /** Which one it is, of how many. */
  number: number;
  all: number;
  next(): void;
  /** Play on without the coach. */
  leave(): void;
}

/** The coach of a lesson's table; null where there is none, or all is said. */
export function useLesson(known: Known): Coaching | null {
  const teaches = known.hello?.purpose === "lesson" && known.hello.seat === LEARNER;
  const game = known.hello?.game ?? "";
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (teaches) fetchLesson(game).then(setLesson, () => setLesson(null));
  }, [teaches, game]);
  if (!teaches || !lesson) return null;
  const made = known.events.filter((event) => event.what === "move" && event.seat === LEARNER).length;
  const at = stepAt(lesson.steps, made, read);
  const step = lesson.steps[at];
  if (!step) return null;
  return {
    step,
    number: at + 1,
    all: lesson.steps.length,
    next: () => setRead(at + 1),
    leave: () => setLesson(null),
  };
}

/** The step after so many moves, when some were read: not before what the last move led to, nor after the next one. */
export function stepAt(steps: readonly Step[], made: number, read: number): number {
  const awaited = steps.flatMap((step, number) => (step.move ? [number] : []));
  const first = made === 0 ? 0 : (awaited[made - 1] ?? steps.length) + 1;
  const last = awaited[made] ?? steps.length;
  return Math.min(last, Math.max(first, read));
}
