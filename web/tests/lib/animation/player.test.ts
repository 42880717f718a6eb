import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { figurePositions } from "@/boards/layout";
import type { EventRecord, View, ZombicideView, ZoneInfo } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import { AnimationPlayer, type EventChanges } from "@/lib/animation/player.svelte";
import { zombicide } from "@/lib/animation/zombicide";

const eventRecord = (event: string, args: EventRecord["args"]): EventRecord => ({ event, args });
const view = {
  game: "rue_morgue",
  phase: "zombies",
  survivors: [
    { name: "parker", zone: "AIR", wounds: 0 },
    { name: "bear", zone: "B2", wounds: 1 },
  ],
  tokens: [{ kind: "helicopter_flying", zone: "A1", colour: "", face_down: false }],
  parts: { helicopter: { zone: "A1", flying: true, seats: ["parker", "", "", ""], cards: [] } },
  noise: { B2: 1 },
  zombies: { A1: { walker: 3 }, B1: { walker: 1 } },
} as unknown as ZombicideView;
const after = (zombies: ZombicideView["zombies"]): View => ({ ...view, zombies }) as View;

const walk = (zone: string, to: string, count: number): EventRecord => eventRecord("ZombiesWalked", { zombie: "walker", count, zone, to });
const EVENTS = [walk("A1", "B1", 2), walk("B1", "C1", 3)];
const PICTURES: EventChanges = [
  [
    { at: ["zombies", "A1", "walker"], put: 1 },
    { at: ["zombies", "B1", "walker"], put: 3 },
  ],
  [
    { at: ["zombies", "B1"], drop: true },
    { at: ["zombies", "C1"], put: { walker: 3 } },
  ],
];
const LAST = after({ A1: { walker: 1 }, C1: { walker: 3 } });

const cell = (name: string, x: number): ZoneInfo => ({
  name,
  kind: "street",
  building: -1,
  cells: [{ name, x, y: 34, width: 150, height: 150 }],
  x: x + 75,
  y: 109,
});
const ZONES = [cell("A1", 34), cell("B1", 184), cell("C1", 334)];

/** Return the number of walkers drawn in each zone, and the number on the way. */
function drawnWalkers(show: AnimationPlayer): Record<string, number> {
  const ghost = show.step?.ghost;
  const { groups: packs } = figurePositions(show.view as ZombicideView, ZONES, { walking: ghost });
  return { ...Object.fromEntries(packs.map((one) => [one.zone, one.count])), ...(ghost ? { walking: ghost.count } : {}) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  settings.speed = "fast";
  settings.steps = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function playEvents(pictures: EventChanges | null, events = EVENTS): AnimationPlayer {
  const show = new AnimationPlayer(zombicide);
  show.showAtOnce(view as View);
  show.add(events, 7, LAST, pictures);
  return show;
}

test("walking zombies are drawn once: as a ghost on the way, as figures before and after", async () => {
  const show = playEvents(PICTURES);
  expect(drawnWalkers(show)).toEqual({ A1: 1, B1: 1, walking: 2 });
  await vi.advanceTimersByTimeAsync(421);
  expect(drawnWalkers(show)).toEqual({ A1: 1, walking: 3 });
  await vi.advanceTimersByTimeAsync(421);
  expect(show.busy).toBe(false);
  expect(show.view).toBe(LAST);
  expect(drawnWalkers(show)).toEqual({ A1: 1, C1: 3 });
});

test("while stepping, zombies stand at their destination", async () => {
  settings.steps = true;
  const show = playEvents(PICTURES);
  expect(show.isWaiting).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect([show.isWaiting, drawnWalkers(show)]).toEqual([true, { A1: 1, B1: 3 }]);
  show.next();
  await vi.advanceTimersByTimeAsync(1);
  expect([show.isWaiting, drawnWalkers(show)]).toEqual([false, { A1: 1, walking: 3 }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([show.isWaiting, drawnWalkers(show)]).toEqual([true, { A1: 1, C1: 3 }]);
  show.next();
  await vi.advanceTimersByTimeAsync(1);
  expect([show.busy, show.isWaiting, show.view]).toEqual([false, false, LAST]);
});

test("if the changes end early, the table after them is shown", async () => {
  const show = playEvents(PICTURES.slice(0, 1));
  await vi.advanceTimersByTimeAsync(421);
  expect([show.busy, show.view]).toEqual([false, LAST]);
});

test("without changes the table after the events is shown at once", () => {
  const show = playEvents(null);
  expect([show.busy, show.view]).toEqual([false, LAST]);
});

test("skipping shows the current state, and later events continue from there", async () => {
  const show = playEvents(PICTURES);
  show.skip();
  expect(show.view).toBe(LAST);
  const end = after({ A1: { walker: 1 }, C1: { walker: 2 } });
  show.add([eventRecord("ZombieKilled", { survivor: "bear", zombie: "walker", zone: "C1" })], 9, end, [
    [{ at: ["zombies", "C1", "walker"], put: 2 }],
  ]);
  await vi.advanceTimersByTimeAsync(1);
  expect(drawnWalkers(show)).toEqual({ A1: 1, C1: 2 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(show.view).toBe(end);
});

test("flying survivors are shown over the zone of the helicopter", () => {
  expect(zombicide(view as View, eventRecord("SeatChanged", { survivor: "parker", place: "passenger" })).at).toBe("A1");
});

test("spawn dice, vault dice and ammo dice are shown", () => {
  expect(zombicide(view as View, eventRecord("SpawnDiceRolled", { dice: [2, 5] })).dice?.faces).toEqual([2, 5]);
  expect(zombicide(view as View, eventRecord("VaultRolled", { survivor: "bear", dice: [1, 2, 3], kept: [] })).dice).toMatchObject({
    faces: [1, 2, 3],
    at: "B2",
  });
  expect(zombicide(view as View, eventRecord("AmmoRolled", { survivor: "bear", weapon: "smg", dice: [1] })).dice?.ammo).toBe(true);
});

/** Return the files that declare animations. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return sources(path);
    return one.name.endsWith(".ts") ? [path] : [];
  });
}

test("animations never create a view: the boards in between come from the server", () => {
  const root = fileURLToPath(new URL("../../../src/", import.meta.url));
  const files = ["lib/animation", "mechanisms", "plain"].flatMap((folder) => sources(join(root, folder)));
  expect(files.length).toBeGreaterThan(40);
  const makes = /\.\.\.\s*\(?\s*(view|this\.view|after|before)\b|\bas\s+View\b|structuredClone|\bview\.[\w.]+\s*=[^=>]/;
  expect(files.filter((path) => makes.test(readFileSync(path, "utf-8")))).toEqual([]);
  const patches = files.filter((path) => readFileSync(path, "utf-8").includes("/patch"));
  expect(patches.map((path) => path.slice(root.length))).toEqual(["lib/animation/player.svelte.ts"]);
});
