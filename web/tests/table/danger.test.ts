import { expect, test } from "vitest";
import { skillsByLevel } from "@/table/zombicide/survivor/danger";

test("a skill that is printed twice becomes a second skill", () => {
  const card: Record<string, string> = { blue: "lucky", yellow: "plus_1_action", orange: "lucky sniper", red: "" };
  expect(skillsByLevel((level) => card[level] ?? "").map(({ skills }) => skills)).toEqual([
    ["lucky"],
    ["plus_1_action"],
    ["lucky_again", "sniper"],
    [],
  ]);
});
