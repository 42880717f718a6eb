import { expect, test } from "vitest";
import type { EventRecord, ZombicideView } from "@/lib/protocol";
import { zombicide } from "@/lib/show/zombicide";

const told = (event: string, args: EventRecord["args"]): EventRecord => ({ event, args });
const view = {
  game: "rue_morgue",
  survivors: [
    { name: "parker", zone: "AIR", wounds: 0 },
    { name: "bear", zone: "B2", wounds: 1 },
  ],
  tokens: [{ kind: "helicopter_flying", zone: "A1", colour: "", face_down: false }],
  parts: { helicopter: { zone: "A1", flying: true, seats: ["parker", "", "", ""], cards: [] } },
  noise: { B2: 1 },
  zombies: {},
} as unknown as ZombicideView;

test("the helicopter flies to the next zone, and those in it are seen over it", () => {
  const flown = zombicide(view, told("Flew", { survivor: "parker", zone: "A1", to: "B1" }));
  const after = flown.view as ZombicideView;
  expect(after.tokens[0]?.zone).toBe("B1");
  expect(after.parts["helicopter"]).toMatchObject({ zone: "B1", flying: true });
  expect(zombicide(view, told("SeatChanged", { survivor: "parker", place: "passenger" })).at).toBe("A1");
});

test("it lands as another token", () => {
  const after = zombicide(view, told("Landed", { survivor: "parker", zone: "A1" })).view as ZombicideView;
  expect(after.tokens[0]?.kind).toBe("helicopter");
  expect(after.parts["helicopter"]?.["flying"]).toBe(false);
});

test("the truck drives on, and its panel says where it is", () => {
  const parts = { truck: { zone: "A1", seats: [["driver", "kate"]] } };
  const parked = { ...view, tokens: [{ kind: "truck", zone: "A1", colour: "", face_down: false }], parts } as unknown as ZombicideView;
  const after = zombicide(parked, told("TruckDriven", { survivor: "kate", zone: "B1" })).view as ZombicideView;
  expect(after.tokens[0]?.zone).toBe("B1");
  expect(after.parts["truck"]).toEqual({ zone: "B1", seats: [["driver", "kate"]] });
});

test("spawn dice, vault dice and ammo dice are seen", () => {
  expect(zombicide(view, told("SpawnDiceRolled", { dice: [2, 5] })).dice?.faces).toEqual([2, 5]);
  expect(zombicide(view, told("VaultRolled", { survivor: "bear", dice: [1, 2, 3], kept: [] })).dice).toMatchObject({
    faces: [1, 2, 3],
    at: "B2",
  });
  expect(zombicide(view, told("AmmoRolled", { survivor: "bear", weapon: "smg", dice: [1] })).dice?.ammo).toBe(true);
});

test("noise lights its place, and the tokens are left to the rules", () => {
  const shown = zombicide(view, told("NoiseMade", { zone: "C3" }));
  expect(shown.at).toBe("C3");
  expect(shown.view).toBeUndefined();
});

test("who walks is on the board once: on the way as a ghost, before and after as a figure", () => {
  const crowded = { ...view, zombies: { A1: { walker: 3 }, B1: { walker: 1 } } } as unknown as ZombicideView;
  const shown = zombicide(crowded, told("ZombiesWalked", { zone: "A1", to: "B1", zombie: "walker", count: 2 }));
  const count = (at: unknown) => Object.values((at as ZombicideView).zombies).reduce((sum, here) => sum + (here["walker"] ?? 0), 0);
  expect(count(shown.meanwhile) + (shown.ghost?.count ?? 0)).toBe(4);
  expect(count(shown.view)).toBe(4);
  expect((shown.view as ZombicideView).zombies["B1"]).toEqual({ walker: 3 });
});

test("who is wounded or healed is seen, and how many wounds that makes is left to the rules", () => {
  for (const event of ["Wounded", "Healed"]) {
    const shown = zombicide(view, told(event, { survivor: "bear", wounds: 1 }));
    expect(shown.at).toBe("B2");
    expect(shown.view).toBeUndefined();
  }
});
