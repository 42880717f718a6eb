/** Tests that every message of the referee's page exists in both languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../../src/referee");
const LOCALE = join(import.meta.dirname, "../../../src/horda/locale");
const USE = /\bsay\(\s*"(?:referee-)?([\w-]+)"/g;

function messagesUsed(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  return [...new Set(files.flatMap((file) => [...readFileSync(join(SOURCES, file), "utf8").matchAll(USE)].map((found) => found[1] ?? "")))];
}

test.each(["en", "es"])("every message of the page exists in %s", (lang) => {
  const text = readFileSync(join(LOCALE, lang, "referee.ftl"), "utf8");
  const known = new Set([...text.matchAll(/^referee-([\w-]+) =/gm)].map((found) => found[1]));
  const used = messagesUsed();
  expect(used.length).toBeGreaterThan(60);
  expect(used.filter((id) => !known.has(id))).toEqual([]);
});
