import { expect, test } from "vitest";
import { readPersonalObjectives } from "@/mechanisms/personal_objectives/part";
import { readTruck } from "@/mechanisms/truck/part";

test("a heist shows its personal objectives and its truck", () => {
  const parts = {
    personal_objectives: { yellow: ["aim_for_the_head", "dieter", 2, 8, false] },
    truck: {
      zone: "B1",
      seats: [
        ["driver", ""],
        ["gunner", "kate"],
      ],
    },
  };
  expect(readPersonalObjectives({ parts })).toEqual([
    { colour: "yellow", goal: "aim_for_the_head", survivor: "dieter", count: 2, needed: 8, done: false },
  ]);
  expect(readTruck({ parts })).toMatchObject({
    zone: "B1",
    seats: [
      ["driver", ""],
      ["gunner", "kate"],
    ],
  });
});

test("a table without these mechanisms shows neither", () => {
  expect(readPersonalObjectives({ parts: {} })).toEqual([]);
  expect(readTruck({ parts: {} })).toBeNull();
});
