/** The vocabulary of a game, looked up by word. */
import type { EventForm, Slot, Vocabulary, WordForm } from "@/lib/net/protocol";
import type { Plain } from "../document/yamlText";
import type { Role } from "./model";

/** Conditions that combine other conditions. */
export const TOGETHER = ["all_of", "any_of"] as const;
export const UNLESS = "unless";
/** Kinds of slots that contain effects, or lists of effects. */
export const BRANCHES = ["effects", "branches", "faces"];

type Record_ = Readonly<Record<string, Plain | undefined>>;

export function isRecord(value: unknown): value is Record_ {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

export class Lexis {
  readonly vocabulary: Vocabulary;
  readonly #forms: Readonly<Record<"condition" | "effect", ReadonlyMap<string, WordForm>>>;
  readonly #events: ReadonlyMap<string, EventForm>;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.#forms = {
      condition: new Map(vocabulary.conditions.map((form) => [form.key, form])),
      effect: new Map(vocabulary.effects.map((form) => [form.key, form])),
    };
    this.#events = new Map(vocabulary.events.map((form) => [form.key, form]));
  }

  form(role: Role, key: string): WordForm | undefined {
    return role === "event" ? undefined : this.#forms[role].get(key);
  }

  event(key: string): EventForm | undefined {
    return this.#events.get(key);
  }

  /** Return the word of a record: its only key. */
  wordOf(record: Plain | undefined): string {
    return isRecord(record) ? (Object.keys(record)[0] ?? "") : "";
  }

  /** Return the record that a value written directly after a word means. */
  full(form: WordForm, value: Plain): Record_ {
    if (isRecord(value)) return value;
    return Object.fromEntries((form.bare_fields ?? []).map((name) => [name, value]));
  }

  /** Return a word's record in its shortest form: its only value, if files may write that. */
  shortest(form: WordForm, record: Record_): Plain {
    const names = Object.keys(record).filter((name) => record[name] !== undefined);
    const [bare] = form.bare;
    const fields = form.bare_fields ?? [];
    if (!bare) return record as Plain;
    if (!names.length && !fields.length) return bare.options?.[0] ?? record;
    const [value] = names.map((name) => record[name]!);
    const isSame = names.length === fields.length && fields.every((name) => record[name] === value);
    if (!isSame || value === undefined || (bare.kind === "choice" && !bare.options?.includes(value as string))) return record as Plain;
    return value;
  }

  /** Return the slot of a value that is written directly after a word, by the kind of the value. */
  bareSlot(form: WordForm, value: Plain): Slot | undefined {
    const [first] = form.bare;
    return form.bare.length < 2 ? first : (form.bare.find((slot) => (slot.kind === "number") === (typeof value === "number")) ?? first);
  }
}
