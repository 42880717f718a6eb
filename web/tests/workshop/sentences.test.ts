/** Tests that sentences express everything in the vocabulary and in the boxes' missions, in both languages. */
import { describe, expect, test } from "vitest";
import type { Slot, Vocabulary, WordForm } from "@/lib/net/protocol";
import { MissionText } from "@/workshop/document/missionText";
import type { Plain } from "@/workshop/document/yamlText";
import { SentenceBuilder } from "@/workshop/sentences/build";
import { Labels } from "@/workshop/sentences/labels";
import { Lexis } from "@/workshop/sentences/lexis";
import { allParts, type Part, type Sentence } from "@/workshop/sentences/model";
import { readSentences } from "@/workshop/sentences/readBack";
import { GAMES, LANGS, missionFiles, samplesOf, VOCABULARIES, wordsOf, type Values } from "./sentencesKit";

const EACH = GAMES.flatMap((game) => LANGS.map((lang) => [game, lang] as const));

const WORDS = new Map(EACH.map(([game, lang]) => [`${game} ${lang}`, wordsOf(game, lang)]));

/** Return a sentence as plain text, each slot in brackets. */
function written(parts: readonly Part[], labels: Labels): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "slot") return `[${labels.of(part)}]`;
      return written(part.kind === "branch" ? [...part.lead, ...part.parts] : part.parts, labels);
    })
    .join("");
}

/** Return the part of a file that sentences express. */
function saidIn(values: Record<string, unknown>): Values {
  const kept = ["goals", "win", "lose", "when", "counters", "hidden_tiles", "lifts_if"].filter((key) => values[key] !== undefined);
  const tokens = ((values["tokens"] ?? []) as Values[]).map((token) => (token["only_if"] ? { only_if: token["only_if"] } : undefined));
  return {
    ...Object.fromEntries(kept.map((key) => [key, values[key]])),
    ...(tokens.some(Boolean) ? { tokens: tokens.slice(0, tokens.findLastIndex(Boolean) + 1) } : {}),
  } as Values;
}

/** Yield every notation of a word: each value directly after it, each of its slots alone, and all slots at once. */
function* formsOf(form: WordForm, vocabulary: Vocabulary): Generator<Plain> {
  for (const slot of form.bare) for (const value of samplesOf(slot, vocabulary)) yield value;
  if (!form.fields.length) return;
  const first = (slot: Slot): Plain => samplesOf(slot, vocabulary)[0]!;
  const required = Object.fromEntries(form.fields.filter((slot) => slot.is_required).map((slot) => [slot.name, first(slot)]));
  yield required;
  for (const slot of form.fields) for (const value of samplesOf(slot, vocabulary)) yield { ...required, [slot.name]: value };
  yield Object.fromEntries(form.fields.map((slot) => [slot.name, samplesOf(slot, vocabulary).at(-1)!]));
}

/** Yield a mission for each notation of each word, in each place where the word may be. */
function* missionsOf(vocabulary: Vocabulary): Generator<Values> {
  for (const form of vocabulary.conditions)
    for (const value of formsOf(form, vocabulary)) {
      const condition = { [form.key]: value };
      yield { goals: [condition] };
      yield { lose: { too_late: { all_of: [condition, { unless: condition }, { any_of: [condition, { unless: condition }] }] } } };
      yield { when: [{ event: "round_ends", if: { unless: condition }, do: [{ win: true }] }] };
    }
  for (const form of vocabulary.effects)
    for (const value of formsOf(form, vocabulary)) {
      yield { when: [{ event: "round_ends", do: [{ [form.key]: value }, { [form.key]: value }] }] };
      yield { when: [{ event: "round_ends", do: [{ roll: { 6: [{ [form.key]: value }] } }] }] };
    }
  for (const event of vocabulary.events) {
    const usual = { event: event.key, do: [{ win: true }] };
    yield { when: [usual] };
    for (const slot of event.filters) for (const value of samplesOf(slot, vocabulary)) yield { when: [{ ...usual, [slot.name]: value }] };
    yield { when: [{ ...usual, ...Object.fromEntries(event.filters.map((slot) => [slot.name, samplesOf(slot, vocabulary)[0]!])) }] };
  }
  yield { win: { rounds: 3 }, counters: { bells: 2 }, hidden_tiles: ["1V"], lifts_if: { never: true } };
}

function sentencesOf(game: string, lang: string, values: Values): { sentences: Sentence[]; lexis: Lexis; texts: string[] } {
  const lexis = new Lexis(VOCABULARIES[game]!);
  const words = WORDS.get(`${game} ${lang}`)!;
  const sentences = new SentenceBuilder(lexis, words).sentencesOf(values);
  const labels = new Labels(words, values, lexis);
  return { sentences, lexis, texts: sentences.map((sentence) => written(sentence.parts, labels)) };
}

describe.each(EACH)("%s in %s", (game, lang) => {
  test("every word is said in full, and read back from its sentence alone", () => {
    for (const values of missionsOf(VOCABULARIES[game]!)) {
      const { sentences, lexis, texts } = sentencesOf(game, lang, values);
      expect(readSentences(sentences, lexis), texts.join("\n")).toEqual(values);
      for (const text of texts) {
        expect(text, JSON.stringify(values)).not.toMatch(/\{|\}|\uE000|undefined|sentences-|\[\]| {2}/);
        // Only records that need one of two names may lack both.
        if (!JSON.stringify(values).includes('experts_gone":{')) expect(text, JSON.stringify(values)).not.toContain("[…]");
        expect(text, JSON.stringify(values)).not.toMatch(/ [,.:;]/);
      }
    }
  });

  test("every optional slot of a word can be added to its sentence or is in it", () => {
    const vocabulary = VOCABULARIES[game]!;
    for (const [role, forms] of [
      ["goals", vocabulary.conditions],
      ["when", vocabulary.effects],
    ] as const)
      for (const form of forms.filter((one) => one.fields.length)) {
        const [value] = [...formsOf(form, vocabulary)];
        const record = { [form.key]: value! };
        const { sentences } = sentencesOf(
          game,
          lang,
          role === "goals" ? { goals: [record] } : { when: [{ event: "round_ends", do: [record] }] },
        );
        const word = [...allParts(sentences[0]!.parts)].find((part) => part.kind === "word" && part.key === form.key);
        if (word?.kind !== "word") throw new Error(form.key);
        const shown = [...allParts(word.parts)].flatMap((part) =>
          part.kind === "slot" ? [part.slot.name] : part.kind === "branch" ? [String(part.path.at(-1))] : [],
        );
        const names = new Set([
          ...shown,
          ...word.addable.map((slot) => slot.name),
          ...(word.shape === "bare" ? (form.bare_fields ?? []) : []),
        ]);
        const lost = form.fields.filter((slot) => !names.has(slot.name) && slot.kind !== "branches");
        expect(lost.map((slot) => `${form.key}.${slot.name}`)).toEqual([]);
      }
  });

  test.each(missionFiles(game))("%s is said in full, and read back from its sentences alone", (file, text) => {
    const { values } = new MissionText(text);
    const { sentences, lexis, texts } = sentencesOf(game, lang, values as Values);
    expect(readSentences(sentences, lexis), texts.join("\n")).toEqual(saidIn(values));
    for (const said of texts) expect(said, file).not.toMatch(/\{|\}|\uE000|undefined|sentences-|\[…\]/);
  });
});
