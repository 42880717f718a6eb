/** Sentences of a mission as parts: text, slots, and the words that they belong to. */
import type { Slot } from "@/lib/net/protocol";
import type { Path } from "../document/missionText";
import type { Plain } from "../document/yamlText";

/** What a word is: a condition, an effect, or the event that a sentence waits for. */
export type Role = "condition" | "effect" | "event";

export interface TextPart {
  readonly kind: "text";
  readonly text: string;
}

/** A value in a sentence, on a button of its own. */
export interface SlotPart {
  readonly kind: "slot";
  readonly slot: Slot;
  /** The word that it belongs to: `taken`. */
  readonly word: string;
  /** Where its value stands in the file, or would stand. */
  readonly path: Path;
  readonly value: Plain;
  /** Whether the file has the value; otherwise it is what holds by default. */
  readonly isSet: boolean;
  /** The form of the name that the sentence asks for: `many`. */
  readonly form: string;
  /** Whether the slot is a key of the file and not a value: a way to lose, the faces of a die. */
  readonly isKey: boolean;
}

/** One condition, effect or event, with the parts of its phrase. */
export interface WordPart {
  readonly kind: "word";
  readonly role: Role;
  /** Its key in the file: `taken`, `all_of`; of an event its name. */
  readonly key: string;
  /** Where its record stands in the file. */
  readonly path: Path;
  /** How the file writes it: a value directly after the word, a record of fields, or other words. */
  readonly shape: "bare" | "record" | "words";
  readonly value: Plain;
  readonly parts: readonly Part[];
  /** The slots that it has no value for and does not show. */
  readonly addable: readonly Slot[];
}

/** A list of effects: those of an event or a payment, or what one result of a die or one answer leads to. */
export interface BranchPart {
  readonly kind: "branch";
  /** Where the list of effects stands. */
  readonly path: Path;
  /** What it belongs to, `on 1–2: `; a branch with this stands on a line of its own. */
  readonly lead: readonly Part[];
  readonly parts: readonly Part[];
}

export type Part = TextPart | SlotPart | WordPart | BranchPart;

export type Section = "goals" | "win" | "lose" | "when" | "start";

/** One numbered sentence. */
export interface Sentence {
  readonly section: Section;
  /** Where its record stands in the file. */
  readonly path: Path;
  readonly parts: readonly Part[];
  /** The list that the sentence can be moved in, and its place there; null if its order says nothing. */
  readonly order: { readonly list: Path; readonly at: number } | null;
}

/** Return all parts within some parts, those inside words and branches included. */
export function* allParts(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    if (part.kind === "branch") yield* allParts(part.lead);
    if (part.kind === "word" || part.kind === "branch") yield* allParts(part.parts);
  }
}

export const samePath = (one: Path, other: Path): boolean => one.length === other.length && one.every((step, at) => step === other[at]);

/** Whether a path is another, or lies within it. */
export const isWithin = (path: Path, outer: Path): boolean => outer.every((step, at) => String(path[at]) === String(step));
