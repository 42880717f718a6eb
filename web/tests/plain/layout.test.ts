/** The plain table draws any game's places: none on top of another, every road once, figures inside their place. */
import { expect, test } from "vitest";
import type { PlainPlaceView } from "@/lib/net/protocol";
import { HIGH, laid, offsets, roads, WIDE } from "@/plain/layout";

const place = (name: string, x: number, y: number, ways: string[] = []): PlainPlaceView => ({ name, x, y, kind: "", label: "place", ways });

test("places keep apart in whatever unit they are given", () => {
  for (const unit of [0.01, 1, 250]) {
    const places = [place("a", 0, 0), place("b", unit, 0), place("c", 2 * unit, unit), place("d", -unit, 3 * unit)];
    const map = laid(places);
    expect(map).not.toBeNull();
    const spots = map?.spots ?? [];
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(Math.abs(one.x - other.x) >= WIDE || Math.abs(one.y - other.y) >= HIGH, `${one.place.name} ${other.place.name}`).toBe(true);
    for (const spot of spots) {
      expect(spot.x - WIDE / 2).toBeGreaterThanOrEqual(0);
      expect(spot.x + WIDE / 2).toBeLessThanOrEqual(map?.width ?? 0);
      expect(spot.y + HIGH / 2).toBeLessThanOrEqual(map?.height ?? 0);
    }
  }
});

test("places that lie nowhere, or on top of each other, are listed", () => {
  expect(laid([])).toBeNull();
  expect(laid([place("a", 0, 0), place("b", 0, 0)])).toBeNull();
  expect(laid([place("alone", 5, 5)])?.spots).toHaveLength(1);
});

test("a road is drawn once, and only between places that there are", () => {
  const map = laid([place("a", 0, 0, ["b", "gone"]), place("b", 1, 0, ["a"])]);
  expect(roads(map?.spots ?? []).map(({ from, to }) => [from.place.name, to.place.name].sort())).toEqual([["a", "b"]]);
});

test("a crowd stays inside its place", () => {
  for (const count of [1, 2, 5, 20]) {
    const across = offsets(count);
    expect(Math.max(...across.map(Math.abs))).toBeLessThanOrEqual(WIDE / 2 - 20);
  }
});
