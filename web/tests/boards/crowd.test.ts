import { expect, test } from "vitest";
import { crowdIn } from "@/boards/zombicide/pieces/crowd";
import type { ZombicideView } from "@/lib/net/protocol";

const PRINTED: Record<string, Record<string, number>> = {
  runner: { priority: 3, wounds: 1, damage: 1 },
  fatty: { priority: 2, wounds: 3, damage: 2 },
  walker: { priority: 1, wounds: 2, damage: 1 },
  abomination: { priority: 2, wounds: 3, damage: 3 },
};
const view = {
  zombies: { D4: { runner: 2, abomination: 1, fatty: 3, walker: 6 } },
  survivors: [
    { name: "asim", zone: "D4" },
    { name: "megan", zone: "B1" },
  ],
} as unknown as ZombicideView;
const printedRecord = (_: string, name: string) => PRINTED[name] ?? {};

test("a close-up lists the zombies in targeting order, and all survivors", () => {
  const crowd = crowdIn(view, "D4", printedRecord);
  expect(crowd.dead.map((one) => [one.order, one.kind, one.count, one.damage])).toEqual([
    [1, "walker", 6, 1],
    [2, "abomination", 1, 3],
    [2, "fatty", 3, 2],
    [3, "runner", 2, 1],
  ]);
  expect(crowd.living).toEqual(["asim"]);
  expect([crowd.count, crowd.size]).toEqual([12, 13]);
});

test("there is nobody in the empty zone", () => {
  expect(crowdIn(view, "", printedRecord).size).toBe(0);
  expect(crowdIn(view, "A9", printedRecord)).toMatchObject({ dead: [], living: [], count: 0 });
});
