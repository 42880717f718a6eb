/** The sheet of sentences: the sentences of a mission, the open part, and all edits of sentences. */
import { getContext, setContext } from "svelte";
import type { Path } from "../document/missionText";
import type { Plain } from "../document/yamlText";
import type { Workshop } from "../workshop.svelte";
import { SentenceBuilder } from "./build";
import { addEffect, addGoal, addLoss, languagesOf, renameCounter, renameReason, setSlot, valueAt } from "./editing";
import { Labels, spoken, textsOf } from "./labels";
import { Lexis } from "./lexis";
import { allParts, type BranchPart, type Part, type Section, type Sentence, type SlotPart, type WordPart } from "./model";
import { Starters } from "./starters";
import { MissionText } from "../document/missionText";

/** The open part of the sheet: a slot, a word, or the place for another effect. */
export type Target =
  | { readonly kind: "slot"; readonly slot: SlotPart; readonly word: WordPart | null }
  | { readonly kind: "word"; readonly word: WordPart }
  | { readonly kind: "branch"; readonly branch: BranchPart };

export const slotId = (slot: SlotPart): string => `slot ${slot.isKey ? "key " : ""}${slot.path.join("/")} ${slot.slot.name}`;
export const wordId = (path: Path): string => `word ${path.join("/")}`;
export const branchId = (path: Path): string => `branch ${path.join("/")}`;
export const sectionId = (section: Section): string => `section ${section}`;

/** Return the part with an id among some parts. */
export function targetIn(parts: readonly Part[], id: string, around: WordPart | null = null): Target | null {
  for (const part of parts) {
    if (part.kind === "slot" && slotId(part) === id) return { kind: "slot", slot: part, word: around };
    if (part.kind === "word" && wordId(part.path) === id) return { kind: "word", word: part };
    if (part.kind === "branch" && branchId(part.path) === id) return { kind: "branch", branch: part };
    if (part.kind === "text" || part.kind === "slot") continue;
    const word = part.kind === "word" ? part : around;
    const found = targetIn(part.kind === "branch" ? [...part.lead, ...part.parts] : part.parts, id, word);
    if (found) return found;
  }
  return null;
}

export class Sheet {
  readonly workshop: Workshop;
  readonly lexis: Lexis;
  /** Id of the open part; empty if none is open. */
  open = $state("");
  /** Message for screen readers about the last change. */
  announcement = $state("");

  constructor(workshop: Workshop) {
    this.workshop = workshop;
    this.lexis = new Lexis(workshop.kit.vocabulary);
  }

  readonly values = $derived.by(() => this.workshop.values as Readonly<Record<string, Plain | undefined>>);
  readonly labels = $derived.by(() => new Labels(this.workshop.words, this.values, this.lexis));
  readonly starters = $derived.by(() => new Starters(this.lexis, this.values, this.workshop.words.lang));
  readonly sentences = $derived.by(() => new SentenceBuilder(this.lexis, this.workshop.words).sentencesOf(this.values));

  say(tail: string, args: Record<string, string | number> = {}): string {
    return this.workshop.words.say(`sentences-${tail}`, args);
  }

  /** Return the name of a word for menus. */
  nameOf(role: "condition" | "effect" | "event", key: string): string {
    const id = `${{ condition: "is", effect: "do", event: "when" }[role]}-${key.replaceAll("_", "-")}`;
    return this.workshop.words.has(`sentences-${id}.name`) ? this.say(`${id}.name`) : key.replaceAll("_", " ");
  }

  toggle(id: string): void {
    this.open = this.open === id ? "" : id;
  }

  /** Replace the mission's text, and open the part that is to be chosen next. */
  apply(text: string, step: "add" | "change" | "remove", what: string, next = ""): void {
    this.workshop.apply(text, this.say(`step-${step}`, { what }));
    this.open = next;
  }

  // Slots

  setSlot(word: WordPart | null, slot: SlotPart, value: Plain, next = ""): void {
    const { text } = this.workshop;
    const { kind } = slot.slot;
    const slots = this.#slots();
    const from = String(slot.value);
    const renamed =
      slot.isKey && kind === "reason"
        ? renameReason(text, this.values, slots, from, String(value))
        : slot.isKey && kind === "counter"
          ? renameCounter(text, this.values, slots, from, String(value))
          : setSlot(text, this.lexis, word, slot, value);
    this.apply(renamed, "change", this.labels.of(slot, value), next);
  }

  #slots(): SlotPart[] {
    return [...allParts(this.sentences.flatMap((sentence) => [...sentence.parts]))].filter((part) => part.kind === "slot");
  }

  // New words

  conditionOf(key: string): Plain {
    return this.starters.wordOf(this.lexis.form("condition", key)!);
  }

  /** Return an initial effect, and the mission's text with the texts that the effect needs. */
  effectOf(key: string): { readonly put: Plain; readonly text: string } {
    const put = this.starters.wordOf(this.lexis.form("effect", key)!);
    return { put, text: this.#textsFor(key, put) };
  }

  /** Return the mission's text with the texts that an effect needs, if there are none yet. */
  #textsFor(key: string, put: Plain): string {
    const lists: Readonly<Record<string, [list: string, fresh: Plain]>> = {
      say: ["turns", this.say("new-text")],
      choose: ["choices", { ask: this.say("new-question"), ways: [this.say("answer-yes"), this.say("answer-no")] }],
    };
    const found = lists[key];
    if (found) return this.withText(found[0], found[1]);
    if (key !== "lose") return this.workshop.text;
    const reason = String((put as Record<string, Plain>)["lose"]);
    return languagesOf(this.values).reduce((text, lang) => {
      const path = ["words", lang, "lose", reason];
      return valueAt(this.values, path) === undefined ? new MissionText(text).set(path, this.say("new-text")) : text;
    }, this.workshop.text);
  }

  /** Return the mission's text with a text in a list, for each language whose list is empty. */
  withText(list: string, fresh: Plain): string {
    return languagesOf(this.values)
      .filter((lang) => !(valueAt(this.values, ["words", lang, list]) as readonly unknown[] | undefined)?.length)
      .reduce((text, lang) => new MissionText(text).set(["words", lang, list], [fresh]), this.workshop.text);
  }

  addEffect(branch: BranchPart, key: string): void {
    const { put, text } = this.effectOf(key);
    const at = (valueAt(this.values, branch.path) as readonly unknown[] | undefined)?.length ?? 0;
    this.apply(addEffect(text, branch, put), "add", this.nameOf("effect", key), wordId([...branch.path, at]));
  }

  /** Add a sentence to a section: a goal, a way to lose, an event. */
  addSentence(section: Section, key: string): void {
    if (section === "when") {
      const at = listLength(this.values["when"]);
      const text = new MissionText(this.workshop.text).append(["when"], { event: key, do: [] });
      this.apply(text, "add", this.nameOf("event", key), branchId(["when", at, "do"]));
      return;
    }
    const put = this.conditionOf(key);
    const said = this.#sentenceOf(put);
    const name = this.nameOf("condition", key);
    if (section === "goals") {
      const at = listLength(this.values["goals"]);
      this.apply(addGoal(this.workshop.text, this.values, put, said), "add", name, wordId(["goals", at]));
    } else if (section === "win") {
      this.apply(new MissionText(this.workshop.text).set(["win"], put), "add", name, wordId(["win"]));
    } else {
      const taken = Object.keys((this.values["lose"] ?? {}) as object);
      const reason = Array.from({ length: taken.length + 1 }, (_, at) => (at ? `${key}_${at + 1}` : key)).find(
        (one) => !taken.includes(one),
      )!;
      this.apply(addLoss(this.workshop.text, this.values, reason, put, said), "add", name, wordId(["lose", reason]));
    }
  }

  /** Return a condition as a sentence of its own. */
  #sentenceOf(put: Plain): string {
    return this.sentenceText(spoken(new SentenceBuilder(this.lexis, this.workshop.words).condition(put, []), this.labels));
  }

  /** Return the text of a condition as a sentence, with a capital and a full stop. */
  sentenceText(said: string): string {
    return `${said.charAt(0).toLocaleUpperCase(this.workshop.words.lang)}${said.slice(1)}.`;
  }

  /** Return the texts of the mission in the page's language, otherwise in the other one. */
  get texts(): Readonly<Record<string, unknown>> {
    return textsOf(this.values, this.workshop.words.lang);
  }
}

function listLength(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

const KEY = Symbol("sheet");

export function provideSheet(sheet: Sheet): Sheet {
  return setContext(KEY, sheet);
}

export function useSheet(): Sheet {
  return getContext<Sheet>(KEY);
}

export type { Sentence };
