import { expect, test } from "vitest";
import { readPersonalObjectives } from "@/mechanisms/personal_objectives/part";
import { readTruck } from "@/mechanisms/truck/part";

test("a heist shows its goals and its truck by name", () => {
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

test("a table without them shows none", () => {
  expect(readPersonalObjectives({ parts: {} })).toEqual([]);
  expect(readTruck({ parts: {} })).toBeNull();
});
