/** Tests the plain table's layout: no places overlap, every path appears once, pieces lie inside their place. */
import { expect, test } from "vitest";
import type { PlainPlaceView } from "@/lib/net/protocol";
import { PLACE_HEIGHT, layOutPlaces, pieceOffsets, pathsBetween, PLACE_WIDTH } from "@/plain/layout";

const place = (name: string, x: number, y: number, ways: string[] = []): PlainPlaceView => ({ name, x, y, kind: "", label: "place", ways });

test("places keep their distance in any unit", () => {
  for (const unit of [0.01, 1, 250]) {
    const places = [place("a", 0, 0), place("b", unit, 0), place("c", 2 * unit, unit), place("d", -unit, 3 * unit)];
    const map = layOutPlaces(places);
    expect(map).not.toBeNull();
    const spots = map?.spots ?? [];
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(
          Math.abs(one.x - other.x) >= PLACE_WIDTH || Math.abs(one.y - other.y) >= PLACE_HEIGHT,
          `${one.place.name} ${other.place.name}`,
        ).toBe(true);
    for (const spot of spots) {
      expect(spot.x - PLACE_WIDTH / 2).toBeGreaterThanOrEqual(0);
      expect(spot.x + PLACE_WIDTH / 2).toBeLessThanOrEqual(map?.width ?? 0);
      expect(spot.y + PLACE_HEIGHT / 2).toBeLessThanOrEqual(map?.height ?? 0);
    }
  }
});

test("places without positions, or at the same position, are listed", () => {
  expect(layOutPlaces([])).toBeNull();
  expect(layOutPlaces([place("a", 0, 0), place("b", 0, 0)])).toBeNull();
  expect(layOutPlaces([place("alone", 5, 5)])?.spots).toHaveLength(1);
});

test("a path is drawn once, and only between existing places", () => {
  const map = layOutPlaces([place("a", 0, 0, ["b", "gone"]), place("b", 1, 0, ["a"])]);
  expect(pathsBetween(map?.spots ?? []).map(({ from, to }) => [from.place.name, to.place.name].sort())).toEqual([["a", "b"]]);
});

test("a crowd stays inside its place", () => {
  for (const count of [1, 2, 5, 20]) {
    const across = pieceOffsets(count);
    expect(Math.max(...across.map(Math.abs))).toBeLessThanOrEqual(PLACE_WIDTH / 2 - 20);
  }
});
