import { expect, test } from "vitest";
import { zombiesBeyond } from "@/boards/zombicide/overlays/beyondFrame";
import { floorAreas, labelsInView } from "@/boards/zombicide/overlays/coordinates";

const FRAME = [400, 300] as const;
const pose = (x: number, y: number, scale = 1) => ({ x, y, scale });

test("zombies in view have no sign, those beyond an edge share one that points at the nearest", () => {
  const places = [
    { name: "A1", count: 2, x: 100, y: 100 },
    { name: "F1", count: 3, x: 700, y: 120 },
    { name: "E1", count: 1, x: 500, y: 90 },
    { name: "A9", count: 4, x: 120, y: 900 },
  ];
  expect(zombiesBeyond(places, pose(0, 0), FRAME, 48)).toEqual([
    { edge: "right", count: 4, zone: "E1", x: 374, y: 90 },
    { edge: "below", count: 4, zone: "A9", x: 120, y: 274 },
  ]);
  expect(zombiesBeyond(places, pose(0, 0, 0.3), FRAME, 20)).toEqual([]);
});

const cell = (name: string, x: number, y: number) => ({ name, x, y, width: 150, height: 150 });
const CELLS = [cell("A1", 34, 64), cell("B1", 184, 64), cell("A2", 34, 214), cell("A10", 402, 214)];

test("each floor has its own letters and numbers", () => {
  const [ground, basement] = floorAreas(CELLS);
  expect(ground?.columns.map(([label]) => label)).toEqual(["A", "B"]);
  expect(ground?.rows.map(([label]) => label)).toEqual(["1", "2"]);
  expect(basement?.columns).toEqual([["A", 477]]);
  expect(basement?.rows).toEqual([["10", 289]]);
});

test("letters and numbers stay within the frame, beside their floor or at its edge", () => {
  const areas = floorAreas(CELLS);
  for (const at of [pose(0, 0), pose(-120, -90), pose(0, 0, 0.5), pose(-300, -150, 2)]) {
    const labels = labelsInView(areas, at, FRAME, [9, 57]);
    expect(labels.length).toBeGreaterThan(1);
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThanOrEqual(9);
      expect(x).toBeLessThan(FRAME[0]);
      expect(y).toBeGreaterThanOrEqual(57);
      expect(y).toBeLessThan(FRAME[1]);
    }
  }
});
