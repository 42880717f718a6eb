import { expect, test } from "vitest";
import { dangerBar, skillsByLevel } from "@/table/zombicide/survivor/danger";

test("a skill that is printed twice becomes a second skill", () => {
  const card: Record<string, string> = { blue: "lucky", yellow: "plus_1_action", orange: "lucky sniper", red: "" };
  expect(skillsByLevel((level) => card[level] ?? "").map(({ skills }) => skills)).toEqual([
    ["lucky"],
    ["plus_1_action"],
    ["lucky_again", "sniper"],
    [],
  ]);
});

test("the danger bar is filled up to the experience, by the levels the server printed", () => {
  const printed = { blue_from: 0, yellow_from: 7, orange_from: 19, red_from: 43 };
  const bar = (experience: number) => dangerBar(printed, experience);
  expect(bar(0).map(({ share }) => share)).toEqual([0, 0, 0, 0]);
  expect(bar(7).map(({ reached }) => reached)).toEqual([true, true, false, false]);
  expect(bar(7).map(({ share }) => share)).toEqual([1, 1 / 12, 0, 0]);
  expect(bar(43).map(({ width }) => width)).toEqual([7, 12, 24, 6]);
  expect(dangerBar({ ...printed, yellow_from: 5 }, 5)[1]).toMatchObject({ from: 5, reached: true });
});
