/** The courses of all boxes: what somebody knows who has learnt this and that, and what comes next. */
import { once } from "@/lib/net/api";
import type { Course, Courses, LessonInfo, LessonSheet, Told } from "@/lib/net/protocol";
import type { Lang } from "@/lib/state/settings.svelte";

export async function courses(): Promise<readonly Course[]> {
  return (await once<Courses>("/courses")).courses;
}

export function lessonSheet(game: string, lesson: string): Promise<LessonSheet> {
  return once<LessonSheet>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`);
}

export function said(text: Told, lang: Lang): string {
  return text[lang];
}

/** How a lesson stands: `solved` here, `known` from another box, or `new`. */
export type Standing = "solved" | "known" | "new";

export interface Step {
  readonly lesson: LessonInfo;
  readonly number: number;
  readonly standing: Standing;
}

/** The lessons of a course, each with how it stands for somebody who has learnt these. */
export function stepsOf(course: Course, all: readonly Course[], learnt: readonly string[]): Step[] {
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

/** The first lesson that is not known yet; undefined when all are. */
export function nextOf(steps: readonly Step[]): Step | undefined {
  return steps.find((step) => step.standing === "new");
}

/** What is offered after a lesson: the next one after it that is not known, else the first such, else none. */
export function after(steps: readonly Step[], lesson: string): Step | undefined {
  const at = steps.findIndex((step) => step.lesson.id === lesson);
  return nextOf(steps.slice(at + 1)) ?? nextOf(steps);
}

/** The lessons of a game that teach a rule, by its id, the one that it is the new rule of first. */
export function lessonsOn(course: Course | undefined, rule: string): readonly LessonInfo[] {
  const found = (course?.lessons ?? []).filter((one) => one.rules.includes(rule));
  return [...found].sort((one, other) => one.rules.indexOf(rule) - other.rules.indexOf(rule));
}
