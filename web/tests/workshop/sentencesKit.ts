/** Shared code of the tests of sentences: vocabularies, words, missions of the boxes, values for slots. */
import { readdirSync, readFileSync } from "node:fs";
import { Words } from "@/lib/i18n/words";
import type { Slot, Vocabulary } from "@/lib/net/protocol";
import type { Plain } from "@/workshop/document/yamlText";

export type Values = Record<string, Plain>;

export const VOCABULARIES = JSON.parse(readFileSync("tests/workshop/vocabulary.json", "utf8")) as Record<string, Vocabulary>;
export const GAMES = Object.keys(VOCABULARIES);
export const LANGS = ["en", "es"] as const;

export function wordsOf(game: string, lang: string): Words {
  const catalogues = ["sentences", game, "zombicide", "common"].map((name): [string, string] => [
    name,
    readFileSync(`../src/horda/locale/${lang}/${name}.ftl`, "utf8"),
  ]);
  return new Words({ lang, catalogues });
}

/** Return the names and the texts of a game's mission files. */
export function missionFiles(game: string): [file: string, text: string][] {
  const folder = `../src/horda/games/${game}/content/missions`;
  return readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, "utf8")]);
}

/** Return sample values of each kind that a slot may have. */
export function samplesOf(slot: Slot, vocabulary: Vocabulary): Plain[] {
  const names = vocabulary.values[slot.kind];
  const options = (slot.options ?? []) as Plain[];
  const effects: Plain = [{ win: true }, { lose: "too_late" }];
  const made: Record<string, Plain[]> = {
    place: ["D4", "exit", "tile 1V", "floor hotel", ...(slot.is_list ? [["D4", "E4"]] : [])],
    gate: ["D4-E4", "blue", ...(slot.is_list ? [["D4-E4", "blue"]] : [])],
    number: [1, 7],
    amount: [3, "bells"],
    flag: [true],
    turn_text: [1],
    choice_text: [2],
    effects: [effects],
    branches: [[effects, [{ win: true }]]],
    faces: [{ "1-3": effects, 6: [{ win: true }] }],
    conditions: [{ never: true }],
  };
  const usual = made[slot.kind] ?? (names?.length ? names.slice(0, 2) : slot.kind === "choice" ? [] : ["a_name"]);
  return [...options, ...usual];
}
