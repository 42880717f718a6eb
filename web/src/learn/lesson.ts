/** Who is taught what, for the parts of a lesson around the table. */
import { getContext, setContext } from "svelte";
import type { Step } from "@/lib/game/courses";
import type { Pupil } from "./lessonSession.svelte";

export interface Taught {
  readonly pupil: Pupil;
  readonly steps: readonly Step[];
  /** What comes after this lesson; undefined when all is known. */
  readonly next: Step | undefined;
}

const LESSON = Symbol("lesson");

export function teach(what: () => Taught): void {
  setContext(LESSON, what);
}

export function taught(): Taught {
  return getContext<() => Taught>(LESSON)();
}
