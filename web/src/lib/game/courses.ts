/** Courses of all boxes, with the user's progress and the next lesson. */
import { fetchOnce } from "@/lib/net/api";
import type { LessonCourse, Courses, LessonInfo, LessonSheet, LessonText } from "@/lib/net/protocol";
import type { Lang } from "@/lib/state/settings.svelte";

export async function loadCourses(): Promise<readonly LessonCourse[]> {
  return (await fetchOnce<Courses>("/courses")).courses;
}

export function loadLessonSheet(game: string, lesson: string): Promise<LessonSheet> {
  return fetchOnce<LessonSheet>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`);
}

export function textIn(text: LessonText, lang: Lang): string {
  return text[lang];
}

/** State of a lesson: `solved` here, `known` from another box, or `new`. */
export type LessonState = "solved" | "known" | "new";

export interface LessonStep {
  readonly lesson: LessonInfo;
  readonly number: number;
  readonly standing: LessonState;
}

/** Return the lessons of a course with their state for a user who has solved `learnt`. */
export function lessonSteps(course: LessonCourse, all: readonly LessonCourse[], learnt: readonly string[]): LessonStep[] {
  const solved = new Set(learnt);
  const topics = new Set(
    all.flatMap(({ game, lessons }) => lessons.filter((one) => one.topic && solved.has(`${game}/${one.id}`)).map((one) => one.topic)),
  );
  return course.lessons.map((lesson, at) => ({
    lesson,
    number: at + 1,
    standing: solved.has(`${course.game}/${lesson.id}`) ? "solved" : topics.has(lesson.topic) ? "known" : "new",
  }));
}

/** Return the first lesson that is not known; undefined if all are. */
export function nextStep(steps: readonly LessonStep[]): LessonStep | undefined {
  return steps.find((step) => step.standing === "new");
}

/** Return the next unknown lesson after this one, otherwise the first unknown one. */
export function stepAfter(steps: readonly LessonStep[], lesson: string): LessonStep | undefined {
  const at = steps.findIndex((step) => step.lesson.id === lesson);
  return nextStep(steps.slice(at + 1)) ?? nextStep(steps);
}

/** Return the lessons that teach a rule, the one that introduces it first. */
export function lessonsAbout(course: LessonCourse | undefined, rule: string): readonly LessonInfo[] {
  const matching = (course?.lessons ?? []).filter((one) => one.rules.includes(rule));
  return [...matching].sort((one, other) => one.rules.indexOf(rule) - other.rules.indexOf(rule));
}
