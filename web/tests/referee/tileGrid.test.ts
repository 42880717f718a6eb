import { expect, test } from "vitest";
import { emptyGrid, filled, firstEmpty, grown, isWhole, tileIn, turned, withTile } from "@/referee/start/tileGrid";

test("a grid grows to the right and downwards, and keeps its tiles", () => {
  const grid = grown(withTile(emptyGrid(), [0, 0], { id: "1R", turn: 0 }), 1, 2);
  expect(grid.map((row) => row.length)).toEqual([3, 3]);
  expect(filled(grid)).toEqual([{ id: "1R", turn: 0 }]);
  expect(firstEmpty(grid)).toEqual([0, 1]);
  expect(isWhole(grid)).toBe(false);
});

test("a tile turns by quarters, and four of them bring it back", () => {
  const laid = withTile(emptyGrid(), [0, 0], { id: "2V", turn: 270 });
  expect(tileIn(turned(laid, [0, 0], 90), [0, 0])).toEqual({ id: "2V", turn: 0 });
  expect(turned(emptyGrid(), [0, 0], 90)).toEqual(emptyGrid());
  expect(isWhole(laid)).toBe(true);
});
