import { expect, test } from "vitest";
import { spaceAngles, spacePlaces, BOARD_SIZE, type RingBoard } from "@/boards/ring";

const region = (id: string, location: string) => {
  const letter = id[0] ?? "";
  const names = [1, 2, 3, 4].map((n) => ({ id: `${letter}${n}`, kind: "empty" }));
  const behind = [5, 6, 7, 8, 9].map((n) => ({ id: `${letter}${n}`, kind: "empty" }));
  return {
    id,
    location,
    ring: [...names, { id: location, kind: "location" }, ...behind],
    exit: [1, 2, 3].map((n) => `${letter}x${n}`),
    exit_joins: `${letter}4`,
  };
};
const board: RingBoard = {
  regions: [region("north", "hospital"), region("east", "armory"), region("south", "automobile"), region("west", "pantry")],
  sewers: [
    { id: "ne", spaces: ["ne1", "ne2", "ne3"], joins: ["n6", "e3"] },
    { id: "nw", spaces: ["nw1", "nw2", "nw3"], joins: ["w6", "n3"] },
  ],
};

test("every space has its own position on the board", () => {
  const found = spacePlaces(board);
  expect(found.size).toBe(1 + 4 * 13 + 6);
  const spots = [...found.values()].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  expect(new Set(spots).size).toBe(spots.length);
  for (const { x, y } of found.values()) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(BOARD_SIZE);
  }
});

test("the spaces of a region are adjacent", () => {
  const all = spaceAngles(board.regions[0]!);
  for (let number = 1; number < all.length; number += 1) expect(all[number]!.from).toBeCloseTo(all[number - 1]!.to);
});

test("a sewer that crosses the north lies between its end points", () => {
  const found = spacePlaces(board);
  expect(found.get("nw2")!.x).toBeLessThan(BOARD_SIZE / 2);
  expect(found.get("nw2")!.y).toBeLessThan(BOARD_SIZE / 2);
});
