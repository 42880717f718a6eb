import { expect, test } from "vitest";
import { figurePositions } from "@/boards/layout";
import { noiseMarkers, tokenPositions, tokenLook } from "@/boards/tokens";
import type { ZombicideView, ZoneInfo } from "@/lib/net/protocol";

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

test("the figures of a zone stand inside it, each at its own place", () => {
  const { groups: packs, people } = figurePositions(view, zones);
  const all = [...packs, ...people];
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
  for (const one of all.filter((other) => other.zone === "A1")) {
    expect(one.x).toBeGreaterThanOrEqual(34);
    expect(one.x).toBeLessThan(184);
  }
});

test("survivors outside the board have no position", () => {
  expect(figurePositions(view, zones).people.map((one) => one.name)).toEqual(["asim", "rolf"]);
});

test("a spawn token lies at its side of the zone, two of them apart", () => {
  const spawn = { kind: "spawn", zone: "A1", colour: "red", face_down: false };
  const found = tokenPositions([spawn, spawn], new Map(zones.map((one) => [one.name, one])), [
    { kind: "spawn", colour: "red", zone: "A1", side: "north" },
  ]);
  expect(found.map((one) => one.y)).toEqual([39, 39]);
  expect(found[0]?.x).not.toBe(found[1]?.x);
});

test("noise lies beside the start token, and in its corner everywhere else", () => {
  const at = new Map(zones.map((one) => [one.name, one]));
  const tokens = tokenPositions([{ kind: "start", zone: "A1", colour: "", face_down: false }], at, []);
  const [beside, alone] = [noiseMarkers({ A1: 2 }, at, tokens), noiseMarkers({ A1: 2 }, at, [])].map(([one]) => one);
  expect(beside?.x).toBeGreaterThanOrEqual((tokens[0]?.x ?? Infinity) + (tokens[0]?.size ?? 0));
  expect(alone?.x).toBeLessThan(beside?.x ?? 0);
  expect([beside?.count, beside?.y]).toEqual([2, alone?.y]);
  expect(noiseMarkers({ nowhere: 1 }, at, tokens)).toEqual([]);
});

test("locators are dice on both sides of their spawn token", () => {
  const at = new Map(zones.map((one) => [one.name, one]));
  const token = (kind: string, colour = "") => ({ kind, zone: "A1", colour, face_down: false });
  const [spawn, three, four] = tokenPositions([token("spawn"), token("locator", "3"), token("locator", "4")], at, [
    { kind: "spawn", colour: "", zone: "A1", side: "north" },
  ]);
  expect(three?.x).toBeLessThan(spawn?.x ?? 0);
  expect(four?.x).toBeGreaterThan(spawn?.x ?? 0);
  expect(tokenLook(token("locator", "3")).figure).toBe("die-3");
});

test("a helicopter in the air is drawn above its zone", () => {
  const at = new Map(zones.map((one) => [one.name, one]));
  const token = (kind: string) => ({ kind, zone: "A1", colour: "", face_down: false });
  const [ground] = tokenPositions([token("helicopter")], at, []);
  const [air] = tokenPositions([token("helicopter_flying")], at, []);
  expect(air?.y).toBeLessThan(ground?.y ?? 0);
  expect(tokenLook(token("helicopter_flying")).figure).toBe("helicopter");
});

test("a revealed tent is drawn open", () => {
  const tent = { kind: "tent", zone: "A1", face_down: false };
  expect(tokenLook({ ...tent, colour: "" }).figure).toBe("tent");
  expect(tokenLook({ ...tent, colour: "ward_1" }).figure).toBe("tent-open");
});

test("the figures of a large zone are spread over its cells", () => {
  const cells = [34, 184, 334].map((x) => ({ name: `X${x}`, x, y: 34, width: 150, height: 150 }));
  const large = { ...zone("A1", 34), cells };
  const crowd = { zombies: {}, survivors: ["a", "b", "c"].map((name) => ({ name, seat: 0, zone: "A1" })) };
  const { people } = figurePositions(crowd as unknown as ZombicideView, [large]);
  expect(new Set(people.map(({ x }) => Math.floor((x - 34) / 150))).size).toBe(3);
});

const LIVING = { wide: 55, tall: 62 };

function crowdOf(kinds: number, living: number): ReturnType<typeof figurePositions> {
  const dead = Object.fromEntries(Array.from({ length: kinds }, (_, at) => [`kind_${at}`, 2]));
  const people = Array.from({ length: living }, (_, at) => ({ name: `s${at}`, seat: 0, zone: "A1" }));
  const crowd = { zombies: { A1: dead }, survivors: people } as unknown as ZombicideView;
  return figurePositions(crowd, zones, (kind) => (kind === "kind_3" ? 66 : 44));
}

test.each([
  [10, 6],
  [7, 6],
  [4, 3],
  [2, 6],
  [6, 0],
])("%i kinds and %i survivors stay inside the lines of their zone, each at its own place", (kinds, living) => {
  const { groups: packs, people } = crowdOf(kinds, living);
  const all = [...packs, ...people];
  expect(all).toHaveLength(kinds + living);
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(kinds + living);
  for (const { x, y, size, scale } of packs) {
    expect(x).toBeGreaterThanOrEqual(34);
    expect(x + size * scale).toBeLessThanOrEqual(184);
    expect(y - (size - 44) * scale).toBeGreaterThanOrEqual(34);
    expect(y + 44 * scale).toBeLessThanOrEqual(184);
  }
  for (const { x, y, scale } of people) {
    expect(x).toBeGreaterThanOrEqual(34);
    expect(x + LIVING.wide * scale).toBeLessThanOrEqual(184);
    // Including the base, which is lit for the actor.
    expect(y + LIVING.tall * scale).toBeLessThanOrEqual(184);
  }
});

test("in a crowd survivors stand in their own rows, in front of the zombies", () => {
  const { groups: packs, people } = crowdOf(7, 6);
  expect(Math.min(...people.map(({ y }) => y))).toBeGreaterThan(Math.max(...packs.map(({ y }) => y)));
});
