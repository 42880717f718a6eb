/** Sentences of a mission as parts: text, slots, and the words that they belong to. */
import type { Slot } from "@/lib/net/protocol";
import type { Path } from "../document/missionText";
import type { Plain } from "../document/yamlText";

/** Role of a word: a condition, an effect, or the event that a sentence waits for. */
export type Role = "condition" | "effect" | "event";

export interface TextPart {
  readonly kind: "text";
  readonly text: string;
}

/** A value in a sentence, with a button of its own. */
export interface SlotPart {
  readonly kind: "slot";
  readonly slot: Slot;
  /** The word that has the slot: `taken`. */
  readonly word: string;
  /** Path of the value in the file, even if the file does not have it. */
  readonly path: Path;
  readonly value: Plain;
  /** Whether the file has the value; otherwise the default applies. */
  readonly isSet: boolean;
  /** Form of the name that the sentence needs: `many`. */
  readonly form: string;
  /** Whether the slot is a key of the file instead of a value: a way to lose, the faces of a die. */
  readonly isKey: boolean;
}

/** One condition, effect or event, with the parts of its phrase. */
export interface WordPart {
  readonly kind: "word";
  readonly role: Role;
  /** Key of the word in the file: `taken`, `all_of`; for an event, its name. */
  readonly key: string;
  /** Path of the word's record in the file. */
  readonly path: Path;
  /** Notation in the file: a value directly after the word, a record of fields, or other words. */
  readonly shape: "bare" | "record" | "words";
  readonly value: Plain;
  readonly parts: readonly Part[];
  /** Slots that have no value and are not shown. */
  readonly addable: readonly Slot[];
}

/** A list of effects: of an event, a payment, one result of a die, or one answer. */
export interface BranchPart {
  readonly kind: "branch";
  /** Path of the list of effects. */
  readonly path: Path;
  /** Introduction of the branch, such as `on 1–2: `; a branch with an introduction is on a line of its own. */
  readonly lead: readonly Part[];
  readonly parts: readonly Part[];
}

export type Part = TextPart | SlotPart | WordPart | BranchPart;

export type Section = "goals" | "win" | "lose" | "when" | "start";

/** One numbered sentence. */
export interface Sentence {
  readonly section: Section;
  /** Path of the sentence's record. */
  readonly path: Path;
  readonly parts: readonly Part[];
  /** List in which the sentence can be moved, and its index; null if the order has no meaning. */
  readonly order: { readonly list: Path; readonly at: number } | null;
}

/** Yield some parts and all parts inside of their words and branches. */
export function* allParts(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    if (part.kind === "branch") yield* allParts(part.lead);
    if (part.kind === "word" || part.kind === "branch") yield* allParts(part.parts);
  }
}

export const samePath = (one: Path, other: Path): boolean => one.length === other.length && one.every((step, at) => step === other[at]);

/** Whether a path is equal to another or lies within it. */
export const isWithin = (path: Path, outer: Path): boolean => outer.every((step, at) => String(path[at]) === String(step));
