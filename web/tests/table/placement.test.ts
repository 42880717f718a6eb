import { expect, test } from "vitest";
import { besidePlace, farthestCorner, sideWithRoom } from "@/table/layout/placement";

const room = { reach: 60, wide: 760, size: [250, 120] as const, actor: null };

test("odds stand beside their place: left if there is room, otherwise right, above or below", () => {
  expect(sideWithRoom({ x: 500, y: 300 }, room)).toBe("left");
  expect(sideWithRoom({ x: 200, y: 300 }, room)).toBe("right");
  expect(sideWithRoom({ x: 190, y: 300 }, { ...room, wide: 390 })).toBe("above");
  expect(sideWithRoom({ x: 190, y: 100 }, { ...room, wide: 390 })).toBe("below");
});

test("odds never cover the actor if another side is free", () => {
  const at = { x: 420, y: 300 };
  expect(sideWithRoom(at, { ...room, actor: { x: 300, y: 300 } })).toBe("right");
  expect(sideWithRoom({ x: 500, y: 300 }, { ...room, actor: { x: 380, y: 300 } })).toBe("above");
  expect(sideWithRoom(at, { ...room, actor: at })).toBe("left");
});

test("a close-up uses a corner away from its zone and the actor; on a phone, an edge", () => {
  const room = [760, 700] as const;
  expect(farthestCorner([{ x: 100, y: 100 }], room)).toEqual({ left: false, high: false });
  expect(farthestCorner([{ x: 700, y: 600 }], room)).toEqual({ left: true, high: false });
  const both = [
    { x: 700, y: 600 },
    { x: 60, y: 600 },
  ];
  expect(farthestCorner(both, room).high).toBe(true);
  expect(farthestCorner([{ x: 190, y: 300 }], [390, 360]).high).toBe(true);
  expect(farthestCorner([{ x: 190, y: 60 }], [390, 360]).high).toBe(false);
});

test("a card beside a zone never covers it, and takes no place where it would", () => {
  const room = { reach: 60, wide: 760, high: 700, size: [336, 420] as const, actor: null };
  expect(besidePlace({ x: 600, y: 350 }, room)).toEqual({ x: 192, y: 140 });
  expect(besidePlace({ x: 100, y: 650 }, room)).toEqual({ x: 172, y: 272 });
  // Neither side is wide enough: the card is above or below.
  expect(besidePlace({ x: 380, y: 620 }, room)?.y).toBe(128);
  expect(besidePlace({ x: 380, y: 350 }, room)).toBeNull();
});

test("a card beside a zone leaves the actor visible if another side is free", () => {
  const room = { reach: 60, wide: 1000, high: 700, size: [336, 300] as const };
  const at = { x: 500, y: 350 };
  expect(besidePlace(at, { ...room, actor: null })?.x).toBe(92);
  expect(besidePlace(at, { ...room, actor: { x: 380, y: 350 } })?.x).toBe(572);
});
