/** Svelte context with the lesson session, for the components of a lesson. */
import { getContext, setContext } from "svelte";
import type { LessonStep } from "@/lib/game/courses";
import type { LessonSession } from "./lessonSession.svelte";

export interface LessonContext {
  readonly session: LessonSession;
  readonly steps: readonly LessonStep[];
  /** The next lesson; undefined if all are known. */
  readonly next: LessonStep | undefined;
}

const LESSON = Symbol("lesson");

export function setLessonContext(what: () => LessonContext): void {
  setContext(LESSON, what);
}

export function lessonContext(): LessonContext {
  return getContext<() => LessonContext>(LESSON)();
}
