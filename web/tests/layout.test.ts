import { expect, test } from "vitest";
import { laid, standing } from "@/boards/layout";
import type { ZombicideView, ZoneInfo } from "@/lib/protocol";

const zone = (name: string, x: number): ZoneInfo => ({
  name,
  kind: "street",
  building: -1,
  cells: [{ name, x, y: 34, width: 150, height: 150 }],
  x: x + 75,
  y: 109,
});
const zones = [zone("A1", 34), zone("B1", 184)];
const view = {
  zombies: { A1: { walker: 3, runner: 1 }, B1: { walker: 1 } },
  survivors: [
    { name: "asim", seat: 0, zone: "A1" },
    { name: "rolf", seat: 1, zone: "A1" },
    { name: "seli", seat: 1, zone: "lost" },
  ],
} as unknown as ZombicideView;

test("figures of a zone stand inside it, each at a place of its own", () => {
  const { packs, people } = standing(view, zones);
  const all = [...packs, ...people];
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
  for (const one of all.filter((other) => other.zone === "A1")) {
    expect(one.x).toBeGreaterThanOrEqual(34);
    expect(one.x).toBeLessThan(184);
  }
});

test("who is not on the board stands nowhere", () => {
  expect(standing(view, zones).people.map((one) => one.name)).toEqual(["asim", "rolf"]);
});

test("a spawn lies on its side of the rim, two of them apart", () => {
  const spawn = { kind: "spawn", zone: "A1", colour: "red", face_down: false };
  const found = laid([spawn, spawn], new Map(zones.map((one) => [one.name, one])), [
    { kind: "spawn", colour: "red", zone: "A1", side: "north" },
  ]);
  expect(found.map((one) => one.y)).toEqual([39, 39]);
  expect(found[0]?.x).not.toBe(found[1]?.x);
});
