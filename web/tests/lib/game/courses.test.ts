import { expect, test } from "vitest";
import { after, lessonsOn, nextOf, stepsOf } from "@/lib/game/courses";
import type { Course, LessonInfo } from "@/lib/net/protocol";

function lesson(id: string, topic = "", rules: string[] = []): LessonInfo {
  const told = { en: id, es: id };
  return { id, title: told, about: told, rules, topic, minutes: 3, whole: false };
}

const green: Course = {
  game: "green",
  lessons: [lesson("walk", "actions", ["G1"]), lesson("noise", "noise", ["G2", "G1"]), lesson("water")],
};
const army: Course = { game: "army", lessons: [lesson("walk", "actions"), lesson("sleepers"), lesson("last")] };
const all = [green, army];
const standings = (course: Course, learnt: string[]): string[] => stepsOf(course, all, learnt).map((step) => step.standing);

test("what is known from another box counts there too", () => {
  expect(standings(army, ["green/walk", "army/last"])).toEqual(["known", "new", "solved"]);
  expect(standings(green, ["army/walk"])).toEqual(["known", "new", "new"]);
});

test("lessons without a topic teach nothing elsewhere", () => {
  expect(standings(army, ["green/water"])).toEqual(["new", "new", "new"]);
});

test("the next step is the first that is not known, after a lesson the first after it", () => {
  const steps = stepsOf(army, all, ["green/walk"]);
  expect(nextOf(steps)?.lesson.id).toBe("sleepers");
  expect(after(steps, "sleepers")?.lesson.id).toBe("last");
  expect(after(steps, "last")?.lesson.id).toBe("sleepers");
  expect(nextOf(stepsOf(army, all, ["army/walk", "army/sleepers", "army/last"]))).toBeUndefined();
});

test("a rule leads to the lessons that teach it, the one it is new in first", () => {
  expect(lessonsOn(green, "G1").map((one) => one.id)).toEqual(["walk", "noise"]);
  expect(lessonsOn(undefined, "G1")).toEqual([]);
});
