/** Tests that the change of a moment is the difference between the rounded chances before and after it. */
import { expect, test } from "vitest";
import { areEven, interpolate, withFullStop, chanceBeforeAndAfter } from "@/advice/percentages";

test.each([
  ["cards", 0.5, 0.556, 0.114, [45, 56]],
  ["dice", 0.5, 0.504, -0.064, [56, 50]],
  ["choice", 0.614, 0.2, -0.226, [61, 38]],
] as const)("%s: %d and %d with a part of %d", (kind, before, after, part, found) => {
  const [from, to] = chanceBeforeAndAfter({ kind, before, after, part });
  expect([from, to]).toEqual(found);
  expect(to - from).toBe(Math.round(100 * part));
});

test("a chance stays between 0 and 100", () => {
  expect(chanceBeforeAndAfter({ kind: "choice", before: 0.05, after: 0, part: -0.09 })).toEqual([5, 0]);
  expect(chanceBeforeAndAfter({ kind: "dice", before: 1, after: 0.98, part: -0.1 })).toEqual([100, 98]);
});

test("a sentence gets at most one full stop", () => {
  expect(["Rolf drew the Torch.", "F4: Enter the Horde!", "Seli: Search"].map(withFullStop)).toEqual([
    "Rolf drew the Torch.",
    "F4: Enter the Horde!",
    "Seli: Search.",
  ]);
});

test.each([
  [0, 0.5],
  [5, 0.4],
  [10, 0.3],
  [12, 0.3],
])("a line is as high at %d as between its points: %d", (at, height) => {
  expect(
    interpolate(
      [
        [0, 0.5],
        [10, 0.3],
      ],
      at,
    ),
  ).toBeCloseTo(height);
});

test("choices are even only where none is worse and all chances are nearly the same", () => {
  const option = (chance: number, worse = false) => ({ chance, worse });
  expect(areEven([option(0.5), option(0.49), option(0.48)])).toBe(true);
  expect(areEven([option(0.5), option(0.4)])).toBe(false);
  expect(areEven([option(0.5), option(0.49, true)])).toBe(false);
  expect(areEven([option(0.5)])).toBe(false);
});
