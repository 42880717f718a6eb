/** Tests that every text id of the client has a text in both languages. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });

const idsIn = (lang: string): Set<string> => {
  const text = readFileSync(join("..", "src", "horda", "locale", lang, "web.ftl"), "utf-8");
  return new Set([...text.matchAll(/^web-([a-z0-9-]+) =/gm)].map((found) => found[1] ?? ""));
};

const usedIds = new Map<string, string>();
const stems = new Set<string>();
for (const path of sources("src")) {
  const text = readFileSync(path, "utf-8");
  for (const found of text.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)) usedIds.set(found[1] ?? "", path);
  for (const found of text.matchAll(/\bt\(\s*`([a-z0-9-]+)\$\{/g)) stems.add(found[1] ?? "");
}

test.each(["en", "es"])("every id has a text in %s", (lang) => {
  const words = idsIn(lang);
  expect([...usedIds].filter(([id]) => !words.has(id))).toEqual([]);
  for (const stem of stems)
    expect(
      [...words].some((id) => id.startsWith(stem)),
      stem,
    ).toBe(true);
});
