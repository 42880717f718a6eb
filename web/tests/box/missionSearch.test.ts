import { expect, test } from "vitest";
import { EMPTY_SEARCH, fits, isEmpty, searchOptions, tileNumber } from "@/box/missionSearch";
import type { MissionInfo } from "@/lib/net/protocol";

const MISSION = {
  minutes: 60,
  survivors: [2, 6],
  difficulty: "easy",
  level: "hard",
  kinds: ["escape", "race"],
  needs: ["1V", "14R"],
} as unknown as MissionInfo;

test("an empty search finds everything", () => {
  expect(isEmpty(EMPTY_SEARCH)).toBe(true);
  expect(fits(MISSION, EMPTY_SEARCH)).toBe(true);
});

test.each([
  [{ minutes: 60 }, { minutes: 45 }],
  [{ survivors: 6 }, { survivors: 1 }],
  [{ level: "hard" }, { level: "easy" }],
  [{ kind: "race" }, { kind: "hunt" }],
  [{ missing: ["2"] }, { missing: ["14"] }],
] as const)("%o is found, %o is not", (wanted, other) => {
  expect(fits(MISSION, { ...EMPTY_SEARCH, ...wanted })).toBe(true);
  expect(fits(MISSION, { ...EMPTY_SEARCH, ...other })).toBe(false);
});

test("a mission that was not measured has its author's difficulty", () => {
  expect(fits({ ...MISSION, level: "" }, { ...EMPTY_SEARCH, level: "easy" })).toBe(true);
});

test("both faces of a tile have one number, and numbers are in order", () => {
  expect(tileNumber("14R")).toBe(tileNumber("14V"));
  expect(searchOptions([MISSION, { ...MISSION, needs: ["2R"], survivors: [1, 2] }])).toEqual({
    minutes: [60],
    survivors: [1, 2, 3, 4, 5, 6],
    levels: ["hard"],
    kinds: ["escape", "race"],
    tiles: ["1", "2", "14"],
  });
});
