import { expect, test } from "vitest";
import type { Box } from "@/boards/freeSpace";
import { figurePositions } from "@/boards/layout";
import { noiseMarkers, tokenBoxes, tokenPositions, tokenLook } from "@/boards/tokens";
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
  return figurePositions(crowd, zones, { sizeOf: (kind) => (kind === "kind_3" ? 66 : 44) });
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
    expect(y).toBeGreaterThanOrEqual(34);
    expect(y + size * scale).toBeLessThanOrEqual(184);
  }
  for (const { x, y, scale } of people) {
    expect(x).toBeGreaterThanOrEqual(34);
    expect(x + LIVING.wide * scale).toBeLessThanOrEqual(184);
    // Including the base, which is lit for the actor.
    expect(y + LIVING.tall * scale).toBeLessThanOrEqual(184);
  }
});

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** Return the boxes of all figures of a layout. */
function boxesOf({ groups, people }: ReturnType<typeof figurePositions>): Box[] {
  return [
    ...groups.map(({ x, y, size, scale }) => ({ x, y, width: size * scale, height: size * scale })),
    ...people.map(({ x, y, scale }) => ({ x, y, width: LIVING.wide * scale, height: LIVING.tall * scale })),
  ];
}

test.each([
  [1, 0, 0.5],
  [0, 1, 0.45],
  [2, 0, 0.43],
  [1, 2, 0.35],
])("%i kinds and %i survivors fill their zone", (kinds, living, share) => {
  for (const { width, height } of boxesOf(crowdOf(kinds, living))) expect(Math.max(width, height)).toBeGreaterThanOrEqual(150 * share);
});

test("a figure alone stands in the middle of its zone", () => {
  const [box] = boxesOf(crowdOf(1, 0));
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(109, 0);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 109)).toBeLessThan(5);
});

test.each([
  [1, 0],
  [1, 2],
  [3, 1],
  [4, 4],
])("%i kinds and %i survivors cover no token", (kinds, living) => {
  const at = new Map(zones.map((one) => [one.name, one]));
  const token = (kind: string, colour = "") => ({ kind, zone: "A1", colour, face_down: false });
  const tokens = tokenPositions([token("exit"), token("objective", "red"), token("spawn", "red")], at, [], new Set(["A1"]));
  const crowd = {
    zombies: { A1: Object.fromEntries(Array.from({ length: kinds }, (_, number) => [`kind_${number}`, 2])) },
    survivors: Array.from({ length: living }, (_, number) => ({ name: `s${number}`, seat: 0, zone: "A1" })),
  } as unknown as ZombicideView;
  const boxes = boxesOf(figurePositions(crowd, zones, { obstacles: tokenBoxes(tokens, []) }));
  for (const { x, y, size } of tokens) {
    // A larger kind slightly exceeds its place.
    const inner = { x: x + 3, y: y + 3, width: size - 6, height: size - 6 };
    expect(boxes.filter((box) => overlaps(box, inner))).toEqual([]);
  }
});

test("an abomination is the largest, drawn last, and covers no survivor", () => {
  const crowd = {
    zombies: { A1: { abomination: 1, walker: 3 } },
    survivors: [{ name: "asim", seat: 0, zone: "A1" }],
  } as unknown as ZombicideView;
  const found = figurePositions(crowd, zones, { sizeOf: (kind) => (kind === "abomination" ? 66 : 44) });
  expect(found.groups.map(({ kind }) => kind)).toEqual(["walker", "abomination"]);
  const [walker, abomination, survivor] = boxesOf(found);
  expect(abomination?.width).toBeGreaterThan(1.5 * (walker?.width ?? 0));
  expect(abomination && survivor && overlaps(abomination, survivor)).toBe(false);
});

test("whoever sits in a vehicle is not drawn beside it", () => {
  expect(figurePositions(view, zones, { aboard: new Set(["asim"]) }).people.map((one) => one.name)).toEqual(["rolf"]);
});

test("a large token moves up where somebody stands", () => {
  const at = new Map(zones.map((one) => [one.name, one]));
  const truck = { kind: "truck", zone: "A1", colour: "", face_down: false };
  const [alone, shared] = [new Set<string>(), new Set(["A1"])].map((occupied) => tokenPositions([truck], at, [], occupied)[0]);
  expect(shared?.size).toBeLessThan(alone?.size ?? 0);
  expect(shared?.y).toBeLessThan(alone?.y ?? 0);
});

test("in a crowd survivors stand in their own rows, in front of the zombies", () => {
  const { groups: packs, people } = crowdOf(7, 6);
  expect(Math.min(...people.map(({ y }) => y))).toBeGreaterThan(Math.max(...packs.map(({ y }) => y)));
});
