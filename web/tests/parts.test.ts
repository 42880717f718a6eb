import { expect, test } from "vitest";
import { isVaultBeaten, questsOf, truckOf } from "@/lib/parts";

test("a heist shows its goals, its truck and its vault by name", () => {
  const parts = {
    personal_objectives: { yellow: ["aim_for_the_head", "dieter", 2, 8, false] },
    truck: {
      zone: "B1",
      seats: [
        ["driver", ""],
        ["gunner", "kate"],
      ],
    },
    vault: { card: "laser_grid", beaten: true },
  };
  expect(questsOf({ parts })).toEqual([
    { colour: "yellow", goal: "aim_for_the_head", survivor: "dieter", count: 2, needed: 8, done: false },
  ]);
  expect(truckOf({ parts })).toMatchObject({
    zone: "B1",
    seats: [
      ["driver", ""],
      ["gunner", "kate"],
    ],
  });
  expect(isVaultBeaten({ parts })).toBe(true);
});

test("a table without them shows none", () => {
  expect(questsOf({ parts: {} })).toEqual([]);
  expect(truckOf({ parts: {} })).toBeNull();
  expect(isVaultBeaten({ parts: {} })).toBe(false);
});
