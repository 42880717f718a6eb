import { expect, test } from "vitest";
import {
  fitBoard,
  fitBelowButtons,
  toFrame,
  scrollIntoView,
  isTooSmall,
  zoomOnPoint,
  visiblePart,
  zoomAt,
  indexTowards,
} from "@/table/layout/pose";

test("a fitted board is centred inside its frame", () => {
  const { x, y, scale } = fitBoard(968, 968, 800, 700);
  expect(968 * scale).toBeLessThanOrEqual(700);
  expect(x + (968 * scale) / 2).toBeCloseTo(400);
  expect(y + (968 * scale) / 2).toBeCloseTo(350);
});

test("the point under the finger stays under it", () => {
  const before = { x: 20, y: 30, scale: 0.8 };
  const at = { x: 250, y: 120 };
  const after = zoomAt(before, 1.5, at);
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
});

test("zooming has limits", () => {
  expect(zoomAt({ x: 0, y: 0, scale: 1 }, 1e-6, { x: 0, y: 0 }).scale).toBeGreaterThan(0.1);
  expect(zoomAt({ x: 0, y: 0, scale: 1 }, 1e6, { x: 0, y: 0 }).scale).toBeLessThanOrEqual(4);
});

test("a tall board is zoomed in on the actor, and never beyond its edge", () => {
  const phone = [390, 380] as const;
  const tall = [968, 1868] as const;
  expect(isTooSmall(fitBoard(...tall, 1200, 1300))).toBe(false);
  expect(isTooSmall(fitBoard(...tall, ...phone))).toBe(true);
  const top = zoomOnPoint(tall, phone, { x: 300, y: 100 });
  const low = zoomOnPoint(tall, phone, { x: 300, y: 1800 });
  expect(top.scale * 44).toBeGreaterThanOrEqual(28);
  expect(top.y).toBe(8);
  expect(low.y + 1868 * low.scale).toBeCloseTo(372);
});

test("a crowd, whose figures are smaller, is zoomed in further", () => {
  const board = [968, 968] as const;
  const room = [760, 760] as const;
  expect(isTooSmall(fitBoard(...board, ...room))).toBe(false);
  expect(isTooSmall(fitBoard(...board, ...room), 33)).toBe(true);
  expect(zoomOnPoint(board, room, { x: 300, y: 100, figure: 33 }).scale * 33).toBeGreaterThanOrEqual(28);
});

test("a board moves below the buttons only if they would cover it", () => {
  const buttons = [230, 48] as const;
  // Free room at the side or above: unchanged.
  expect(fitBelowButtons([900, 900], [1400, 700], buttons)).toEqual(fitBoard(900, 900, 1400, 700));
  expect(fitBelowButtons([1800, 900], [900, 700], buttons)).toEqual(fitBoard(1800, 900, 900, 700));
  const below = fitBelowButtons([900, 900], [760, 750], buttons);
  expect(below.y).toBeGreaterThanOrEqual(48);
  expect(below.y + 900 * below.scale).toBeLessThanOrEqual(750);
});

test("the visible part of a zoomed board is a part of it, of a fitted board all of it", () => {
  expect(visiblePart(fitBoard(900, 900, 760, 750), [900, 900], [760, 750]).whole).toBe(true);
  const part = visiblePart({ x: -300, y: 20, scale: 1 }, [1000, 400], [500, 440]);
  expect(part).toEqual({ x: 300, y: 0, width: 500, height: 400, whole: false });
});

test("a point that is scrolled into view is centred; a visible one stays", () => {
  const [pose, room] = [{ x: -40, y: 12, scale: 0.5 }, [390, 380] as const];
  const far = { x: 1800, y: 100 };
  expect(toFrame(scrollIntoView(pose, far, room), far)).toEqual({ x: 195, y: 190 });
  expect(scrollIntoView(pose, { x: 400, y: 300 }, room)).toBe(pose);
});

test("an arrow key leads to the nearest place ahead, and to none behind or far aside", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 90 },
    { x: 0, y: 300 },
  ];
  const at = { x: 0, y: 0 };
  expect(indexTowards(at, [1, 0], spots)).toBe(0);
  expect(indexTowards(at, [0, 1], spots)).toBe(2);
  expect(indexTowards(at, [-1, 0], spots)).toBe(-1);
  expect(indexTowards({ x: 100, y: 0 }, [1, 0], spots)).toBe(1);
  expect(indexTowards({ x: 200, y: 0 }, [-1, 0], spots)).toBe(0);
});
