import { expect, test } from "vitest";
import { nearestCellMiddle, outline } from "@/boards/zombicide/overlays/outline";

const cell = (column: number, row: number) => ({ x: column * 100, y: row * 100, width: 100, height: 100 });

/** Return the corners of a line without their rounding. */
const corners = (line: string): string[] => [...line.matchAll(/Q([\d.-]+ [\d.-]+)/g)].map((found) => found[1] ?? "");

test("one cell has four corners, inset from its edge", () => {
  expect(corners(outline([cell(0, 0)], 10)).sort()).toEqual(["10 10", "10 90", "90 10", "90 90"]);
});

test("adjacent cells share one outline without a line between them", () => {
  expect(corners(outline([cell(0, 0), cell(1, 0)], 10)).sort()).toEqual(["10 10", "10 90", "190 10", "190 90"]);
});

test("the outline of an L shape has an inner corner", () => {
  const line = outline([cell(0, 0), cell(1, 0), cell(0, 1)], 10);
  expect(line.match(/M/g)).toHaveLength(1);
  expect(corners(line).sort()).toEqual(["10 10", "10 190", "190 10", "190 90", "90 190", "90 90"]);
});

test("cells that touch only at a corner, or not at all, have an outline each", () => {
  expect(outline([cell(0, 0), cell(2, 2)], 10).match(/M/g)).toHaveLength(2);
  expect(corners(outline([cell(0, 0), cell(1, 1)], 10))).toHaveLength(8);
});

test("somebody who enters stands in the nearest cell", () => {
  const zone = [cell(0, 0), cell(1, 0), cell(0, 1)];
  expect(nearestCellMiddle(zone, { x: 50, y: 300 })).toEqual({ x: 50, y: 150 });
  expect(nearestCellMiddle([], { x: 0, y: 0 })).toBeNull();
});
