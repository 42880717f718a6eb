import { expect, test } from "vitest";
import { stepAfter, lessonsAbout, nextStep, lessonSteps } from "@/lib/game/courses";
import type { LessonCourse, LessonInfo } from "@/lib/net/protocol";

function lesson(id: string, topic = "", rules: string[] = []): LessonInfo {
  const told = { en: id, es: id };
  return { id, title: told, about: told, rules, topic, minutes: 3, whole: false };
}

const green: LessonCourse = {
  game: "green",
  lessons: [lesson("walk", "actions", ["G1"]), lesson("noise", "noise", ["G2", "G1"]), lesson("water")],
};
const army: LessonCourse = { game: "army", lessons: [lesson("walk", "actions"), lesson("sleepers"), lesson("last")] };
const all = [green, army];
const standings = (course: LessonCourse, learnt: string[]): string[] => lessonSteps(course, all, learnt).map((step) => step.standing);

test("a lesson known from another box counts as known", () => {
  expect(standings(army, ["green/walk", "army/last"])).toEqual(["known", "new", "solved"]);
  expect(standings(green, ["army/walk"])).toEqual(["known", "new", "new"]);
});

test("lessons without a topic teach nothing elsewhere", () => {
  expect(standings(army, ["green/water"])).toEqual(["new", "new", "new"]);
});

test("the next step is the first unknown lesson, after a lesson the first one after it", () => {
  const steps = lessonSteps(army, all, ["green/walk"]);
  expect(nextStep(steps)?.lesson.id).toBe("sleepers");
  expect(stepAfter(steps, "sleepers")?.lesson.id).toBe("last");
  expect(stepAfter(steps, "last")?.lesson.id).toBe("sleepers");
  expect(nextStep(lessonSteps(army, all, ["army/walk", "army/sleepers", "army/last"]))).toBeUndefined();
});

test("a rule leads to the lessons that teach it, starting with the one that introduces it", () => {
  expect(lessonsAbout(green, "G1").map((one) => one.id)).toEqual(["walk", "noise"]);
  expect(lessonsAbout(undefined, "G1")).toEqual([]);
});
