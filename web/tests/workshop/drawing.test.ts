import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DraftChecked, EdgePlace, WorkshopKit } from "@/lib/net/protocol";
import type { Words } from "@/lib/i18n/words";
import type { Hand } from "@/workshop/hand";
import { ghostNote } from "@/workshop/map/ghost";
import { lay, toggleCard } from "@/workshop/map/lay";
import { findPiece, setFaceDown, setField, setFloor, takeAway } from "@/workshop/map/pieces";
import { nextPlace, placesFor, type Place } from "@/workshop/map/places";
import { flipTile, setHidden } from "@/workshop/map/tileProperties";
import { Ways } from "@/workshop/map/ways";
import { loadDraft } from "@/workshop/document/drafts";
import { Workshop } from "@/workshop/workshop.svelte";

const UNIT = 150;
const MARGIN = 34;

const tile = (id: string, other: string) => ({ id, faces: [id, other].sort(), svg: "<svg/>" });

const KIT: WorkshopKit = {
  game: "green_horde",
  unit: UNIT,
  tiles: [tile("1R", "1V"), tile("1V", "1R"), tile("2R", "2V"), tile("2V", "2R")],
  tokens: [
    { kind: "start", colours: [], most: null },
    { kind: "objective", colours: ["red", "blue"], most: 10, slots: ["face_down", "order"] },
    { kind: "spawn", colours: ["red"], most: 12, slots: ["side", "active"] },
    { kind: "locator", colours: [], most: null, slots: ["number"] },
    { kind: "sleepers", colours: [], most: 30, is_listed: true },
  ],
  edges: [{ kind: "door", colours: ["red", "blue"], most: 14 }],
  floors: ["basement"],
  has_lifts: true,
  vocabulary: { conditions: [], effects: [], events: [], values: { zombie: ["walker"] }, token_slots: [] },
  wanted: {},
  max_bytes: 32768,
  max_across: 8,
};

/** Return a check of one row of three zones, A1 to C1: a wall after the first, an open border after the second. */
function checkedRow(): DraftChecked {
  const cells = ["A1", "B1", "C1"].map((name, at) => ({ name, x: MARGIN + at * UNIT, y: MARGIN, width: UNIT, height: UNIT }));
  const edge = (first: string, second: string, isOpen: boolean): EdgePlace => ({
    between: [first, second],
    x: MARGIN + UNIT,
    y: MARGIN,
    upright: true,
    is_open: isOpen,
    allowed: isOpen ? [] : ["door"],
    ...(isOpen ? { reason: "open_street" } : {}),
  });
  return {
    problems: [],
    is_playable: false,
    edges: [edge("A1", "B1", false), edge("B1", "C1", true)],
    board: {
      width: 0,
      height: 0,
      unit: UNIT,
      svg: "",
      zones: cells.map((cell) => ({ name: cell.name, kind: "street", building: -1, cells: [cell], x: cell.x, y: cell.y })),
      gates: [],
      features: [],
      tokens: [],
      floors: [],
    },
  };
}

vi.mock("@/workshop/api", () => ({ checkDraft: () => Promise.resolve(checkedRow()) }));

const stored = new Map<string, string>();
const words = { lang: "en", say: (id: string) => id, name: (_: string, value: string) => value } as unknown as Words;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

const HEAD = "id: x\ntiles: [[1R]]\n";

async function bench(text = HEAD): Promise<Workshop> {
  const workshop = new Workshop(KIT, words, { id: "draft", text });
  await vi.waitFor(() => expect(workshop.checked).not.toBeNull());
  return workshop;
}

function layAt(workshop: Workshop, hand: Hand, key: string): void {
  workshop.take(hand);
  const place = placesFor(workshop, hand).find((one) => one.key === key);
  if (!place) throw new Error(`no place ${key}`);
  lay(workshop, place);
}

const token = (put: string, colour = "", faceDown = false): Hand => ({ kind: "token", put, colour, faceDown });

describe("laying", () => {
  test("a token is added, and taken away again where it lies", async () => {
    const workshop = await bench();
    layAt(workshop, token("objective", "blue"), "cell B1");
    expect(workshop.text).toBe(`${HEAD}tokens:\n  - {put: objective, colour: blue, at: B1}\n`);
    layAt(workshop, token("objective", "blue"), "cell B1");
    expect(workshop.text).toBe(HEAD);
  });

  test("the start moves, since there is only one", async () => {
    const workshop = await bench();
    layAt(workshop, token("start"), "cell A1");
    layAt(workshop, token("start"), "cell C1");
    expect(workshop.text).toBe(`${HEAD}tokens:\n  - {put: start, at: C1}\n`);
  });

  test("a spawn zone at the rim knows its side, a locator its number, sleepers their list", async () => {
    const workshop = await bench();
    layAt(workshop, token("spawn"), "cell B1");
    layAt(workshop, token("locator"), "cell A1");
    layAt(workshop, token("locator"), "cell B1");
    layAt(workshop, token("sleepers"), "cell C1");
    expect(workshop.values).toMatchObject({
      tokens: [
        { put: "spawn", at: "B1", side: "north" },
        { put: "locator", at: "A1", number: 1 },
        { put: "locator", at: "B1", number: 2 },
      ],
      sleepers: ["C1"],
    });
  });

  test("an objective face down brings its colour among those that are shuffled", async () => {
    const workshop = await bench();
    layAt(workshop, token("objective", "blue", true), "cell B1");
    expect(workshop.values).toMatchObject({ tokens: [{ put: "objective", at: "B1", face_down: true }], faces: ["blue"] });
    setFaceDown(workshop, workshop.pieces[0]!, false);
    expect(workshop.values).toEqual({ id: "x", tiles: [["1R"]], tokens: [{ put: "objective", at: "B1", colour: "blue" }] });
    setFaceDown(workshop, workshop.pieces[0]!, true);
    takeAway(workshop, workshop.pieces[0]!);
    expect(workshop.text).toBe(HEAD);
  });

  test("a door is laid where it may stand, gets a lock, and goes", async () => {
    const workshop = await bench();
    layAt(workshop, { kind: "edge", put: "door", colour: "" }, "edge A1-B1");
    layAt(workshop, { kind: "edge", put: "door", colour: "red" }, "edge A1-B1");
    expect(workshop.values["edges"]).toEqual([{ put: "door", colour: "red", between: ["A1", "B1"] }]);
    layAt(workshop, { kind: "edge", put: "door", colour: "red" }, "edge A1-B1");
    expect(workshop.text).toBe(HEAD);
  });

  test("where a door may not stand nothing changes, and the reason is given", async () => {
    const workshop = await bench();
    layAt(workshop, { kind: "edge", put: "door", colour: "" }, "edge B1-C1");
    expect(workshop.text).toBe(HEAD);
    expect(workshop.refused?.reason).toBe("open_street");
  });

  test("figures, elevators and cards have their lists", async () => {
    const workshop = await bench();
    layAt(workshop, { kind: "zombie", zombie: "walker" }, "cell B1");
    layAt(workshop, { kind: "lift", first: "" }, "cell A1");
    layAt(workshop, workshop.hand, "cell C1");
    toggleCard(workshop, "torch");
    expect(workshop.values).toMatchObject({ zombies: [{ kind: "walker", at: "B1" }], lifts: [["A1", "C1"]], aside: ["torch"] });
    toggleCard(workshop, "torch");
    expect(workshop.values).not.toHaveProperty("aside");
  });
});

describe("tiles", () => {
  test("a tile on the left moves every cell that the mission names, as one step", async () => {
    const text = `${HEAD}tokens:\n  - {put: start, at: A1}  # here\ngoals:\n  - {survivors_at: A1}\n`;
    const workshop = await bench(text);
    layAt(workshop, { kind: "tile", face: "2V", turn: 90 }, "tile 0 -1");
    expect(workshop.text).toContain("tiles: [[2V.90, 1R]]");
    expect(workshop.text).toContain("{put: start, at: D1}  # here");
    expect(workshop.text).toContain("survivors_at: D1");
    workshop.undo();
    expect(workshop.text).toBe(text);
    workshop.redo();
    expect(workshop.text).toContain("at: D1");
  });

  test("a tile dropped on another one changes places with it; taking one away trims the map", async () => {
    const workshop = await bench("id: x\ntiles: [[1R, 2R]]\n");
    layAt(workshop, { kind: "tile", face: "2R", turn: 0 }, "tile 0 0");
    expect(workshop.text).toBe("id: x\ntiles: [[2R, 1R]]\n");
    layAt(workshop, { kind: "tile", face: "2R", turn: 0 }, "tile 0 0");
    expect(workshop.text).toBe(HEAD);
  });

  test("the other face of a piece of cardboard replaces it wherever it lies", async () => {
    const workshop = await bench("id: x\ntiles: [[1R, 2R]]\n");
    layAt(workshop, { kind: "tile", face: "1V", turn: 0 }, "tile 1 0");
    expect(workshop.grid.flat().map((one) => one?.face ?? "")).toEqual(["", "2R", "1V", ""]);
  });

  test("one that is selected turns, turns over, hides, and lies on a floor", async () => {
    const workshop = await bench();
    const piece = () => findPiece(workshop, ["tiles", 0, 0])!;
    workshop.select(piece());
    workshop.turn();
    flipTile(workshop, piece());
    setHidden(workshop, piece(), true);
    setFloor(workshop, piece(), "basement");
    expect(workshop.values).toEqual({ id: "x", tiles: [["1V.90"]], hidden_tiles: ["1V"], floors: { basement: ["1V"] } });
    setHidden(workshop, piece(), false);
    setFloor(workshop, piece(), "");
    expect(workshop.text).toBe("id: x\ntiles: [[1V.90]]\n");
  });
});

describe("pieces", () => {
  const TEXT = `${HEAD}zombies:\n  - {kind: walker, at: [A1, B1]}\n`;

  test("one figure of several is moved or removed alone", async () => {
    const workshop = await bench(TEXT);
    layAt(workshop, { kind: "move", piece: workshop.pieces[1]! }, "cell C1");
    expect(workshop.text).toContain("at: [A1, C1]");
    takeAway(workshop, workshop.pieces[0]!);
    expect(workshop.text).toContain("at: [C1]");
    takeAway(workshop, workshop.pieces[0]!);
    expect(workshop.text).toBe(HEAD);
  });

  test("a property is set and left out again; what is selected stays selected", async () => {
    const workshop = await bench(TEXT);
    workshop.select(workshop.pieces[0]!);
    setField(workshop, workshop.pieces[0]!, "count", 3);
    expect(workshop.values["zombies"]).toEqual([{ kind: "walker", at: ["A1", "B1"], count: 3 }]);
    expect(workshop.selected?.name).toBe("walker");
    setField(workshop, workshop.pieces[0]!, "count", undefined);
    expect(workshop.text).toBe(TEXT);
  });

  test("with an empty hand the pieces are what can be touched", async () => {
    const workshop = await bench(TEXT);
    expect(placesFor(workshop, { kind: "none" }).map((one) => one.piece?.kind)).toEqual(["tile", "zombie", "zombie"]);
  });
});

describe("on the way", () => {
  test("arrows lead along rows and columns", () => {
    const at = (key: string, x: number, y: number): Place => ({ key, kind: "cell", x, y, width: 1, height: 1, name: key, isTaken: false });
    const places = [at("A1", 0, 0), at("B1", 100, 0), at("A2", 0, 100), at("B2", 100, 100)];
    expect(nextPlace(places, places[0], 1, 0)?.key).toBe("B1");
    expect(nextPlace(places, places[0], 0, 1)?.key).toBe("A2");
    expect(nextPlace(places, places[3], 0, 1)?.key).toBe("B2");
    expect(nextPlace(places, undefined, 1, 0)?.key).toBe("A1");
  });

  test("the ghost of a door says what it opens", async () => {
    const workshop = await bench(`${HEAD}tokens:\n  - {put: start, at: A1}\n  - {put: objective, colour: red, at: C1}\n`);
    expect(new Ways(workshop.checked, []).moves("A1", "C1")).toBeNull();
    const hand: Hand = { kind: "edge", put: "door", colour: "" };
    workshop.take(hand);
    const place = placesFor(workshop, hand).find((one) => one.name === "A1–B1")!;
    expect(ghostNote(workshop, place)?.lines.map((line) => line.figure)).toEqual(["workshop-no-way → 2", "0 → 1", "1 → 2"]);
  });

  test("every change is kept on this device", async () => {
    const workshop = await bench();
    layAt(workshop, token("start"), "cell A1");
    expect(loadDraft("draft")?.text).toBe(workshop.text);
    expect(loadDraft("draft")?.history.past).toHaveLength(1);
  });

  test("a fix is one step of undo", async () => {
    const workshop = await bench();
    const add = (at: string) => ({ do: "set" as const, path: `$.tokens[${at}]`, value: { put: "exit", at: "A1" } });
    workshop.fix([add("0"), add("1")], "exits");
    expect(workshop.pieces).toHaveLength(2);
    workshop.undo();
    expect(workshop.text).toBe(HEAD);
  });
});
