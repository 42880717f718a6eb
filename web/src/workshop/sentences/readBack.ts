/** Converts sentences back into the part of a mission's file that they express; tests compare both. */
import type { Path } from "../document/missionText";
import type { Plain } from "../document/yamlText";
import type { Lexis } from "./lexis";
import { allParts, type Part, type Sentence, type WordPart } from "./model";

type Branch = Record<string, unknown>;

/** Return the values of the file that sentences express, from what they show alone. */
export function readSentences(sentences: readonly Sentence[], lexis: Lexis): Record<string, Plain> {
  const found: Branch = {};
  for (const sentence of sentences) readParts(found, sentence.parts, lexis);
  return joinLists(found) as Record<string, Plain>;
}

function readParts(found: Branch, parts: readonly Part[], lexis: Lexis): void {
  for (const part of allParts(parts)) {
    if (part.kind === "slot" && part.isSet && !part.isKey) put(found, part.path, part.value);
    else if (part.kind === "branch") put(found, part.path, LIST);
    else if (part.kind === "word") readWord(found, part, lexis);
  }
}

/** Write the key of a word, and a default value after it if no slot gives one. */
function readWord(found: Branch, word: WordPart, lexis: Lexis): void {
  const here = [...word.path, word.key];
  if (word.role === "event") put(found, [...word.path, "event"], word.key);
  else if (word.shape === "record") put(found, here, RECORD);
  else if (word.shape === "words") put(found, here, word.key === "unless" ? RECORD : LIST);
  else {
    const [bare] = lexis.form(word.role, word.key)?.bare ?? [];
    put(found, here, bare?.kind === "flag" ? true : (bare?.options?.[0] ?? RECORD));
  }
}

/** Placeholders for a record and a list that other parts fill. */
const RECORD = Symbol("record");
const LIST = Symbol("list");

/** Put a value at a path, replacing any other value; an empty record or list replaces nothing. */
function put(found: Branch, path: Path, value: unknown): void {
  let inside = found;
  for (const step of path.slice(0, -1)) {
    const next = inside[step];
    inside = (typeof next === "object" && next !== null ? next : (inside[step] = {})) as Branch;
  }
  const last = path.at(-1)!;
  if (value !== RECORD && value !== LIST) {
    inside[last] = value;
    return;
  }
  if (typeof inside[last] !== "object") inside[last] = {};
  if (value === LIST) (inside[last] as Branch)[IS_LIST] = true;
}

const IS_LIST = "\0list";
/** Keys of the file whose values are lists. */
const LISTS = new Set(["goals", "when", "tokens", "hidden_tiles", "ways"]);

/** Convert records with numeric keys into lists for keys whose values are lists. */
function joinLists(value: unknown, key = ""): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const { [IS_LIST]: isList, ...items } = value as Branch;
  if (isList || LISTS.has(key)) {
    const found: unknown[] = [];
    for (const [at, one] of Object.entries(items)) found[Number(at)] = joinLists(one);
    return found;
  }
  return Object.fromEntries(Object.entries(items).map(([name, one]) => [name, joinLists(one, name)]));
}
