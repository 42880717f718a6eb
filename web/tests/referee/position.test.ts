import { describe, expect, test } from "vitest";
import { figuresIn, figuresText, numberNote, Placing, setEntry, setKey, withNumberNote } from "@/referee/position/position";

const zones = new Placing("zones");

describe("figures as text", () => {
  test.each(["walker", "walker*3 abomination", "rolf[axe, wounds=1] walker*2", "card[?]*2", "vera[2 health, old_bat]", ""])(
    "%s is read and written alike",
    (text) => expect(figuresText(figuresIn(text))).toBe(text),
  );

  test("what cannot be read ends the reading", () => {
    expect(figuresIn("walker ]] rolf")).toEqual([{ name: "walker", notes: [], count: 1 }]);
  });
});

describe("a position", () => {
  test("equal pieces are counted together, and taken away one by one", () => {
    const two = zones.put(zones.put({}, "E2", "walker"), "E2", "walker");
    expect(two).toEqual({ zones: { E2: "walker*2" } });
    expect(zones.take(two, "E2", "walker")).toEqual({ zones: { E2: "walker" } });
    expect(zones.take(zones.take(two, "E2", "walker"), "E2", "walker")).toEqual({ zones: {} });
  });

  test("a person who moves keeps cards and wounds, and stands nowhere else", () => {
    const before = { zones: { A1: "rolf[axe, wounds=1] walker" } };
    expect(zones.move(before, "rolf", "B1")).toEqual({ zones: { A1: "walker", B1: "rolf[axe, wounds=1]" } });
    expect(before.zones.A1).toBe("rolf[axe, wounds=1] walker");
  });

  test("notes change in place", () => {
    const given = { zones: { A1: "rolf walker" } };
    const hurt = zones.note(given, "rolf", withNumberNote([], "wounds", 2));
    expect(hurt).toEqual({ zones: { A1: "rolf[wounds=2] walker" } });
    expect(numberNote(zones.find(hurt, "rolf")?.notes ?? [], "wounds")).toBe(2);
    expect(zones.note(hurt, "rolf", withNumberNote(["wounds=2"], "wounds", null))).toEqual(given);
  });

  test("an entry without a value is not known, and a key without entries is not there", () => {
    const open = setEntry({ mission: "x" }, "doors", "E2-F2", "open");
    expect(open).toEqual({ mission: "x", doors: { "E2-F2": "open" } });
    expect(setEntry(open, "doors", "E2-F2", null)).toEqual({ mission: "x" });
    expect(setKey({ phase: "zombies" }, "phase", null)).toEqual({});
  });
});
