/** Tests of sharing: links, differences between versions, the lists of the printed sheet. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "@/lib/i18n/words";
import { trimVersions, type Version } from "@/workshop/document/drafts";
import { MissionText } from "@/workshop/document/missionText";
import { packText, unpackText } from "@/workshop/document/shareLink";
import { differencesBetween } from "@/workshop/share/compare";
import { setupLines } from "@/workshop/share/setupLines";
import { GAMES, LANGS, missionFiles, VOCABULARIES, type Values } from "./sentencesKit";

const MAX_LINK = 32 * 1024;

function wordsOf(game: string, lang: string): Words {
  const catalogues = ["workshop", "sentences", game, "zombicide", "common"].map((name): [string, string] => [
    name,
    readFileSync(`../src/horda/locale/${lang}/${name}.ftl`, "utf8"),
  ]);
  return new Words({ lang, catalogues });
}

describe("a link", () => {
  test.each(GAMES.flatMap((game) => missionFiles(game)))("brings %s whole, comments included", async (_, text) => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpackText(packed)).toBe(text);
  });

  test("that unpacks to more than a mission may be is refused", async () => {
    await expect(unpackText(await packText("a".repeat(MAX_LINK + 1)))).rejects.toThrow("too long");
    await expect(unpackText("no link")).rejects.toThrow();
  });
});

describe.each(GAMES.flatMap((game) => LANGS.map((lang) => [game, lang] as const)))("%s in %s", (game, lang) => {
  const words = wordsOf(game, lang);
  const files = missionFiles(game);

  test.each(files)("%s differs from itself in nothing, and its pieces are listed with words", (_, text) => {
    expect(differencesBetween(text, text, words, VOCABULARIES[game]!)).toEqual({ added: [], removed: [] });
    const values = new MissionText(text).values as Values;
    const lines = setupLines(values, words);
    expect(lines.length).toBeGreaterThan(2);
    for (const { what, where } of lines) expect(`${what}: ${where}`).not.toMatch(/workshop-|sentences-|undefined|\{|_/);
    expect(new Set(lines.map((line) => line.what)).size).toBe(lines.length);
  });

  test("what was added and what was removed is told as sentences", () => {
    const [, text] = files[0]!;
    const changed = new MissionText(text).set(["lose"], { late: { rounds: 7 } });
    const found = differencesBetween(text, changed, words, VOCABULARIES[game]!);
    expect(found.added.join()).toContain("7");
    const back = differencesBetween(changed, text, words, VOCABULARIES[game]!);
    expect(back.removed).toEqual(found.added);
  });
});

test("a version that somebody named is not forgotten", () => {
  const versions = Array.from({ length: 60 }, (_, at): Version => ({
    text: String(at),
    name: String(at),
    at,
    ...(at === 55 ? { isNamed: true } : {}),
  }));
  const kept = trimVersions(versions);
  expect(kept.at(-1)?.name).toBe("55");
  expect(kept).toHaveLength(41);
});
