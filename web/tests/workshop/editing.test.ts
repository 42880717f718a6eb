/**
 * Tests that edits of sentences change the right part of a mission's text, for every word and slot, and keep comments.
 */
import { describe, expect, test } from "vitest";
import { MissionText, type Path } from "@/workshop/document/missionText";
import { flow, type Plain } from "@/workshop/document/yamlText";
import { SentenceBuilder } from "@/workshop/sentences/build";
import {
  addBranch,
  addGoal,
  addLoss,
  freeFace,
  joinCondition,
  moveSentence,
  negateCondition,
  removeCondition,
  removeEffect,
  removeSentence,
  removeSlot,
  renameCounter,
  renameReason,
  replaceWord,
  setSlot,
  swapJoint,
  valueAt,
} from "@/workshop/sentences/editing";
import { Labels, spoken } from "@/workshop/sentences/labels";
import { Lexis } from "@/workshop/sentences/lexis";
import { allParts, type Part, type Sentence, type SlotPart, type WordPart } from "@/workshop/sentences/model";
import { Starters } from "@/workshop/sentences/starters";
import { GAMES, LANGS, missionFiles, samplesOf, VOCABULARIES, wordsOf, type Values } from "./sentencesKit";

const MISSION = `id: bridge
tiles: [[13V, 19R.90]]
tokens:
  - {put: start, at: F4}
  - {put: exit, at: A1}  # the way out
  - {put: objective, colour: blue, at: E4}
edges:
  - {put: door, between: [D2, D3]}
counters: {bells: 2}  # how often it rang
goals:
  # First the key.
  - {taken: objective}
  - {survivors_at: exit}
lose:
  night_fell: {rounds: 20}  # it is winter
  rung: {counted: {name: bells, at_least: 9}}
when:
  # The bell rings.
  - {event: round_ends, do: [{count: bells}, {say: 1}]}
  - event: objective_taken  # in lines
    colour: blue
    do:
      - {experience: 5}  # a little
      - {lose: night_fell}
words:
  en:
    title: The Bridge
    goals: [Take the key., Leave.]
    lose: {night_fell: Night has fallen., rung: It rang.}
    turns: [The bell rings.]
`;
const COMMENTS = MISSION.match(/#.*/g)!;

const lexisOf = (game: string): Lexis => new Lexis(VOCABULARIES[game]!);
const valuesOf = (text: string): Values => new MissionText(text).values as Values;

function sentencesOf(text: string, game = "green_horde", lang = "en"): Sentence[] {
  return new SentenceBuilder(lexisOf(game), wordsOf(game, lang)).sentencesOf(valuesOf(text));
}

const wordsIn = (parts: readonly Part[]): WordPart[] => [...allParts(parts)].filter((part) => part.kind === "word");
const slotsIn = (parts: readonly Part[]): SlotPart[] => [...allParts(parts)].filter((part) => part.kind === "slot");
const sentenceAt = (text: string, ...path: Path): Sentence => sentencesOf(text).find((one) => one.path.join() === path.join())!;
const wordAt = (text: string, ...path: Path): WordPart =>
  wordsIn(sentencesOf(text).flatMap((one) => [...one.parts])).find((one) => one.path.join() === path.join())!;
const slotsOf = (text: string): SlotPart[] => slotsIn(sentencesOf(text).flatMap((one) => [...one.parts]));

function expectComments(text: string): void {
  for (const comment of COMMENTS) expect(text).toContain(comment);
}

describe.each(GAMES.flatMap((game) => LANGS.map((lang) => [game, lang] as const)))("%s in %s", (game, lang) => {
  const vocabulary = VOCABULARIES[game]!;
  const lexis = lexisOf(game);
  const words = wordsOf(game, lang);
  const build = (values: Values): Sentence[] => new SentenceBuilder(lexis, words).sentencesOf(values);

  test("every word can be begun, and its sentence has no foreign signs", () => {
    const starters = new Starters(lexis, valuesOf(MISSION), lang);
    const missions: Values[] = [
      ...vocabulary.conditions.map((form): Values => ({ goals: [starters.wordOf(form)] })),
      ...vocabulary.effects.map((form): Values => ({ when: [{ event: "round_ends", do: [starters.wordOf(form)] }] })),
      ...vocabulary.events.map((form): Values => ({ when: [{ event: form.key, do: [] }] })),
    ];
    for (const values of missions) {
      const said = spoken(build(values)[0]!.parts, new Labels(words, values, lexis));
      expect(said, JSON.stringify(values)).not.toMatch(/\{|\}|undefined|sentences-/);
      expect(JSON.stringify(values)).not.toContain('""');
    }
  });

  test("every slot of every word takes every value, and gives it up again if it is not required", () => {
    const starters = new Starters(lexis, valuesOf(MISSION), lang);
    for (const [role, forms] of [
      ["goals", vocabulary.conditions],
      ["when", vocabulary.effects],
    ] as const)
      for (const form of forms) {
        const record = starters.wordOf(form);
        const values: Values = role === "goals" ? { goals: [record] } : { when: [{ event: "round_ends", do: [record] }] };
        const path: Path = role === "goals" ? ["goals", 0] : ["when", 0, "do", 0];
        const text = Object.entries(values)
          .map(([key, value]) => `${key}: ${flow(value)}\n`)
          .join("");
        const word = wordsIn(build(values)[0]!.parts).find((part) => part.path.join() === path.join())!;
        const shown = word.parts.filter((part): part is SlotPart => part.kind === "slot");
        const added = word.addable.map((slot): SlotPart => ({
          kind: "slot",
          slot,
          word: word.key,
          path: [...path, word.key, slot.name],
          value: "",
          isSet: false,
          form: "",
          isKey: false,
        }));
        for (const slot of [...shown, ...added])
          for (const value of samplesOf(slot.slot, vocabulary)) {
            const changed = setSlot(text, lexis, word, slot, value);
            const found = valueAt(valuesOf(changed), [...path, word.key]) as Plain;
            const name = slot.slot.name;
            const inRecord = typeof found === "object" && found !== null && !Array.isArray(found) && name in found;
            expect(inRecord ? (found as Values)[name] : found, `${word.key}.${name} in ${changed}`).toEqual(value);
            if (slot.isSet || slot.slot.is_required) continue;
            const again = wordsIn(build(valuesOf(changed))[0]!.parts).find((part) => part.path.join() === path.join())!;
            expect(valuesOf(removeSlot(changed, lexis, again, slot)), `${word.key}.${name}`).toEqual(valuesOf(text));
          }
      }
  });

  test.each(missionFiles(game))("%s is the same file after each value is written over itself, and after every undo", (_, text) => {
    const sentences = build(valuesOf(text));
    const written = slotsIn(sentences.flatMap((one) => [...one.parts]))
      .filter((slot) => slot.isSet && !slot.isKey)
      .reduce((changed, slot) => new MissionText(changed).set(slot.path, slot.value), text);
    expect(valuesOf(written)).toEqual(valuesOf(text));
    for (const sentence of sentences.filter((one) => one.order)) {
      const { list, at } = sentence.order!;
      const last = Object.keys(valueAt(valuesOf(text), list) as object).length - 1;
      const there = moveSentence(text, valuesOf(text), sentence, last);
      const back = moveSentence(there, valuesOf(there), { ...sentence, order: { list, at: last } }, at);
      expect(back.trimEnd()).toBe(text.trimEnd());
    }
  });
});

describe("a change of a sentence", () => {
  const lexis = lexisOf("green_horde");

  test("writes the shortest form, and keeps every comment", () => {
    const word = wordAt(MISSION, "goals", 0);
    const colour = { ...slotsOf(MISSION)[0]!, slot: { name: "colour", kind: "colour" }, path: ["goals", 0, "taken", "colour"] };
    const blue = setSlot(MISSION, lexis, word, colour, "blue");
    expect(blue).toContain("- {taken: {colour: blue}}");
    expectComments(blue);
    expect(removeSlot(blue, lexis, wordAt(blue, "goals", 0), colour)).toBe(MISSION);
  });

  test("puts another word, and for another event leaves out what that cannot be limited to", () => {
    expect(replaceWord(MISSION, lexis, wordAt(MISSION, "goals", 1), { escaped: "all" })).toContain("- {escaped: all}");
    const other = replaceWord(MISSION, lexis, wordAt(MISSION, "when", 1), "round_begins");
    expect(valueAt(valuesOf(other), ["when", 1])).toEqual({ event: "round_begins", do: [{ experience: 5 }, { lose: "night_fell" }] });
    expectComments(other);
  });

  test("joins conditions, turns them round, and takes them apart", () => {
    const path = ["goals", 1];
    const both = joinCondition(MISSION, path, "all_of", { killed: { count: 3 } });
    expect(valueAt(valuesOf(both), path)).toEqual({ all_of: [{ survivors_at: "exit" }, { killed: { count: 3 } }] });
    const three = joinCondition(both, [...path, "all_of", 0], "all_of", { rounds: 3 });
    expect(valueAt(valuesOf(three), [...path, "all_of"])).toHaveLength(3);
    const either = swapJoint(three, wordAt(three, ...path));
    expect(Object.keys(valueAt(valuesOf(either), path) as object)).toEqual(["any_of"]);
    const not = negateCondition(either, [...path, "any_of", 2]);
    expect(valueAt(valuesOf(not), [...path, "any_of", 2])).toEqual({ unless: { rounds: 3 } });
    expect(negateCondition(not, [...path, "any_of", 2, "unless"])).toBe(either);
    const two = removeCondition(not, valuesOf(not), [...path, "any_of", 2, "unless"]);
    const one = removeCondition(two, valuesOf(two), [...path, "any_of", 1]);
    expect(one).toBe(MISSION);
    expectComments(three);
  });

  test("adds results of a die and answers, and leaves an empty list where the last effect went", () => {
    const rolled = new MissionText(MISSION).append(["when", 0, "do"], { roll: { "4-6": [{ win: true }] } });
    const more = addBranch(rolled, wordAt(rolled, "when", 0, "do", 2));
    expect(valueAt(valuesOf(more), ["when", 0, "do", 2, "roll"])).toEqual({ "4-6": [{ win: true }], 3: [] });
    expect(freeFace({ "1-6": [] })).toBe(0);
    const empty = removeEffect(more, valuesOf(more), ["when", 0, "do", 2, "roll", "4-6", 0]);
    expect(valueAt(valuesOf(empty), ["when", 0, "do", 2, "roll", "4-6"])).toEqual([]);
    const asked = new MissionText(MISSION).append(["when", 0, "do"], { choose: { ask: 1, ways: [[], []] } });
    expect(valueAt(valuesOf(addBranch(asked, wordAt(asked, "when", 0, "do", 2))), ["when", 0, "do", 2, "choose", "ways"])).toHaveLength(3);
  });

  test("moves and removes goals with their texts", () => {
    const moved = moveSentence(MISSION, valuesOf(MISSION), sentenceAt(MISSION, "goals", 1), 0);
    expect(valueAt(valuesOf(moved), ["words", "en", "goals"])).toEqual(["Leave.", "Take the key."]);
    expectComments(moved);
    const without = removeSentence(MISSION, valuesOf(MISSION), sentenceAt(MISSION, "goals", 1));
    expect(valueAt(valuesOf(without), ["words", "en", "goals"])).toEqual(["Take the key."]);
    const added = addGoal(MISSION, valuesOf(MISSION), { escaped: "all" }, "Get out.");
    expect(valueAt(valuesOf(added), ["words", "en", "goals", 2])).toBe("Get out.");
    expectComments(added);
  });

  test("removes a way to lose with its text, unless an effect still leads to it", () => {
    const kept = removeSentence(MISSION, valuesOf(MISSION), sentenceAt(MISSION, "lose", "night_fell"));
    expect(valueAt(valuesOf(kept), ["words", "en", "lose", "night_fell"])).toBe("Night has fallen.");
    const gone = removeSentence(MISSION, valuesOf(MISSION), sentenceAt(MISSION, "lose", "rung"));
    expect(valueAt(valuesOf(gone), ["words", "en", "lose"])).toEqual({ night_fell: "Night has fallen." });
    const more = addLoss(MISSION, valuesOf(MISSION), "killed", { killed: { count: 3 } }, "Too many.");
    expect(valueAt(valuesOf(more), ["words", "en", "lose", "killed"])).toBe("Too many.");
  });

  test("renames a counter and a way to lose wherever they stand", () => {
    const counter = renameCounter(MISSION, valuesOf(MISSION), slotsOf(MISSION), "bells", "tolls");
    expect(counter).toBe(MISSION.replaceAll("bells", "tolls"));
    const reason = renameReason(MISSION, valuesOf(MISSION), slotsOf(MISSION), "night_fell", "dark");
    expect(reason).toBe(MISSION.replaceAll("night_fell", "dark"));
  });
});
