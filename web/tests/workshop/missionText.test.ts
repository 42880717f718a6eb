import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { applyStep, revertStep, stepBetween } from "@/workshop/document/history";
import { MissionText, type Path } from "@/workshop/document/missionText";
import { flow, type Plain } from "@/workshop/document/yamlText";

const GAMES = ["green_horde", "rue_morgue", "army_of_the_dead"];
const FILES = GAMES.flatMap((game) => {
  const folder = `../src/horda/games/${game}/content/missions`;
  return readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, "utf8")] as const);
});

const COMMENTED = `# A mission.
id: bridge   # its name
tiles: [[13V, 19R.90]]
tokens:
  # Where everybody begins.
  - {put: start, at: F4}
  - {put: exit, at: A1}  # the way out

edges:
  - {put: door, between: [D2, D3]}
lose:
  night_fell: {rounds: 20}
words:
  en:
    title: The Bridge
    scene: >-
      A long
      sentence.
`;

const DEEPEST = 2;

/** Return the paths of a value, records and lists included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== "object" || path.length === DEEPEST) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, Array.isArray(value) ? Number(key) : key]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, step) => (inside as Record<string | number, unknown>)[step], value);
}

describe("an edit in place", () => {
  test("changes one value and leaves every other byte", () => {
    expect(new MissionText(COMMENTED).set(["tokens", 1, "at"], "B2")).toBe(COMMENTED.replace("at: A1", "at: B2"));
  });

  test("appends to a list in lines and to one in brackets", () => {
    expect(new MissionText(COMMENTED).append(["tokens"], { put: "spawn", at: "C1" })).toBe(
      COMMENTED.replace("# the way out\n", "# the way out\n  - {put: spawn, at: C1}\n"),
    );
    expect(new MissionText(COMMENTED).append(["tiles", 0], "15R")).toContain("[[13V, 19R.90, 15R]]");
  });

  test("inserts before an item", () => {
    expect(new MissionText(COMMENTED).insert(["tokens", 1], { put: "spawn", at: "C1" })).toContain(
      "F4}\n  - {put: spawn, at: C1}\n  - {put: exit",
    );
    expect(new MissionText(COMMENTED).insert(["tiles", 0, 0], "15R")).toContain("[[15R, 13V, 19R.90]]");
  });

  test("puts a new key where files have it", () => {
    const text = new MissionText(COMMENTED).append(["goals"], { taken: "objective" });
    expect(text).toBe(COMMENTED.replace("lose:\n", "goals:\n  - {taken: objective}\nlose:\n"));
  });

  test("adds a key to a record in braces", () => {
    expect(new MissionText(COMMENTED).set(["tokens", 0, "colour"], "red")).toContain("{put: start, at: F4, colour: red}");
  });

  test("removes an item with its line, and an empty list with its key", () => {
    const text = new MissionText(COMMENTED).remove(["tokens", 1]);
    expect(text).not.toContain("exit");
    expect(text).toContain("# Where everybody begins.\n  - {put: start, at: F4}\n\nedges");
    expect(new MissionText(COMMENTED).remove(["edges", 0])).not.toContain("edges");
  });

  test("begins with nothing", () => {
    expect(new MissionText("").set(["id"], "new")).toBe("id: new\n");
  });

  test("writes every text so that it is read as the same text", () => {
    const texts = [
      "yes",
      "no",
      "12",
      "1-2",
      "~",
      "a: b",
      "{x}",
      "it's",
      "",
      " x",
      "#1",
      "null",
      "3.5",
      "E4",
      "20V.90",
      "«día»",
      '"',
      "-",
      "a\nb",
      "on",
    ];
    for (const text of texts) expect(new MissionText(`id: ${flow({ text })}\n`).values["id"]).toEqual({ text });
  });
});

describe.each(FILES)("%s of the boxes", (_, text) => {
  const before = new MissionText(text);

  test("can be edited, and every value written over itself means the same", () => {
    expect(before.isEditable).toBe(true);
    for (const path of pathsIn(before.values).slice(1)) {
      const after = new MissionText(before.set(path, valueAt(before.values, path) as Plain));
      expect(after.values, path.join(".")).toEqual(before.values);
    }
  });

  test("loses exactly the part that is removed", () => {
    for (const path of pathsIn(before.values).slice(1)) {
      const wanted = structuredClone(before.values);
      const inside = valueAt(wanted, path.slice(0, -1)) as unknown[] | Record<string, unknown>;
      const last = path.at(-1)!;
      if (Array.isArray(inside)) inside.splice(Number(last), 1);
      else delete inside[last];
      const after = new MissionText(before.remove(path));
      expect(after.isEditable, path.join(".")).toBe(true);
      // An empty list or record is removed with its key.
      if (!Object.keys(inside).length) continue;
      expect(after.values, path.join(".")).toEqual(wanted);
    }
  });

  test("has its bytes again after each step of undo", () => {
    for (const key of Object.keys(before.values)) {
      const after = before.remove([key]);
      const step = stepBetween(text, after, "");
      expect(applyStep(text, step)).toBe(after);
      expect(revertStep(after, step)).toBe(text);
    }
  });
});
