/** Differences between two versions of a mission: sentences, pieces on the map, and all other keys. */
import type { Words } from "@/lib/i18n/words";
import type { Vocabulary } from "@/lib/net/protocol";
import { gridOf, tileText } from "../document/mission";
import { MissionText } from "../document/missionText";
import type { Plain } from "../document/yamlText";
import { SentenceBuilder } from "../sentences/build";
import { Labels, spoken } from "../sentences/labels";
import { Lexis } from "../sentences/lexis";
import { setupLines } from "./setupLines";

type Values = Readonly<Record<string, Plain | undefined>>;

export interface Differences {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Keys whose differences are listed piece by piece. */
const IN_PIECES = new Set([
  "tiles",
  "tokens",
  "edges",
  "goals",
  "win",
  "lose",
  "when",
  "counters",
  "hidden_tiles",
  "lifts_if",
  "zombies",
  "aside",
]);

/**
 * Return the lines that only the later version has, and those that only the earlier one has, each in its mission's
 * order.
 */
export function differencesBetween(before: string, after: string, words: Words, vocabulary: Vocabulary): Differences {
  const [old, fresh] = [before, after].map((text) => statementsOf(text, words, vocabulary)) as [string[], string[]];
  return { added: without(fresh, old), removed: without(old, fresh) };
}

/** Return the items of one list that are missing in another, as often as they are missing. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return items.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Return the whole content of a mission as lines. */
function statementsOf(text: string, words: Words, vocabulary: Vocabulary): string[] {
  const values = new MissionText(text).values as Values;
  const lexis = new Lexis(vocabulary);
  const labels = new Labels(words, values, lexis);
  const sentences = new SentenceBuilder(lexis, words).sentencesOf(values).map((one) => spoken(one.parts, labels));
  const others = Object.entries(values)
    .filter(([key]) => !IN_PIECES.has(key))
    .flatMap(([key, value]) => (key === "words" ? textLines(value) : leavesOf(key, value)));
  return [...tileLines(values, words), ...pieceLines(values, words), ...sentences, ...others];
}

function tileLines(values: Values, words: Words): string[] {
  return gridOf(values).flatMap((row, down) =>
    row.flatMap((tile, across) =>
      tile ? [words.say("workshop-sheet-tile", { tile: tileText(tile), row: down + 1, column: across + 1 })] : [],
    ),
  );
}

/** Return the pieces on the tiles, each with its place. */
function pieceLines(values: Values, words: Words): string[] {
  return setupLines(values, words).flatMap(({ what, where }) =>
    where.split(", ").map((at) => words.say("workshop-step-put", { thing: what, at })),
  );
}

/** Return the texts of a mission, each with its language. */
function textLines(value: Plain | undefined): string[] {
  return Object.entries((value ?? {}) as Values).flatMap(([lang, texts]) =>
    leavesOf("", texts).map((leaf) => `${leaf.slice(leaf.indexOf(": ") + 2)} (${lang})`),
  );
}

/** Return the single values under a key, each with its path. */
function leavesOf(path: string, value: Plain | undefined): string[] {
  if (value === null || typeof value !== "object") return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(Array.isArray(value) ? path : `${path}.${key}`, inner));
}
