import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileOf } from "@/demo/files";

const shared = new URL("../../../tests/tools/demo_files.json", import.meta.url);
const files = JSON.parse(readFileSync(shared, "utf8")) as Record<string, string>;

test.each(Object.entries(files))("the answer to %s is in %s", (path, file) => {
  expect(fileOf(path)).toBe(file);
});

test("the end of an analysis is found, however far it had come", () => {
  expect(fileOf("/matches/abc/analysis?after=-1")).toBe("data/matches/abc/analysis.json");
  expect(fileOf("/matches/abc/analysis?after=12")).toBe("data/matches/abc/analysis.json");
});
